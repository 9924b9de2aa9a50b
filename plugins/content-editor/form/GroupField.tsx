import styled from "styled-components"
import { isRecord } from "../../content-model/isRecord"
import { colour, space, type } from "../components/theme"
import { editableFields } from "./parts/sections"
import type { ControlProps } from "./types"

/** The fields of an object, one below the other. */
export function GroupField(props: ControlProps) {
  const { file, schema, path, value, label, describedBy, isLabelled, isOptional, Field } = props
  const group: Record<string, unknown> = isRecord(value) ? value : {}
  return (
    <Group aria-label={label} aria-describedby={describedBy} $isPlain={isLabelled}>
      {!isLabelled && <legend aria-hidden>{label}</legend>}
      <Fields>
        {editableFields(schema).map(([name, part]) => (
          <Field
            key={name}
            file={file}
            path={[...path, name]}
            schema={part}
            value={group[name]}
            isOptional={!isOptional && !schema.required?.includes(name)}
          />
        ))}
      </Fields>
    </Group>
  )
}

const Group = styled.fieldset<{ $isPlain?: boolean }>`
  min-width: 0;
  margin: 0;
  padding: 0 0 0 ${({ $isPlain }) => ($isPlain ? 0 : space.l)};
  border: 0;
  border-left: ${({ $isPlain }) => ($isPlain ? 0 : "2px")} solid ${colour.line};

  > legend {
    padding: 0 0 ${space.s};
    font: ${type.label};
  }
`

const Fields = styled.div`
  display: grid;
  gap: ${space.l};
`
