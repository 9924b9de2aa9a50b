import { Stack } from "../../ui/layout"
import { editableFields } from "../parts/sections"
import type { ControlProps } from "../parts/types"

/** The fields of an object. */
export const GroupField = ({ schema, path, Field }: ControlProps) => (
  <Stack $gap="l">
    {editableFields(schema).map(([name, part]) => (
      <Field key={name} path={[...path, name]} schema={part} />
    ))}
  </Stack>
)
