import styled from "styled-components"
import { Stack } from "../components/layout"
import { colour, space } from "../components/theme"
import { editableFields } from "./parts/sections"
import type { ControlProps } from "./types"

/** The fields of an object, one below the other. */
export const GroupField = ({ schema, path, isOptional, Field }: ControlProps) => (
  <Fields $gap="l">
    {editableFields(schema).map(([name, part]) => (
      <Field
        key={name}
        path={[...path, name]}
        schema={part}
        isOptional={!isOptional && !part.isAltText && !schema.required?.includes(name)}
      />
    ))}
  </Fields>
)

const Fields = styled(Stack)`
  legend ~ & {
    padding-inline-start: ${space.l};
    border-inline-start: 2px solid ${colour.line};
  }
`
