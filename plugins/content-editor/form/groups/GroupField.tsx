import { kindsOf } from "../../../content-model/model/jsonSchema"
import { Stack } from "../../ui/layout"
import { editableFields, kindsIn } from "../parts/sections"
import type { ControlProps } from "../parts/types"

/** The fields of an object. Of a section, its kind, which its row names already, and its settings. */
export function GroupField({ schema, path, value, Field }: ControlProps) {
  const kinds = kindsIn(schema, value)
  const others = kindsOf(schema).filter((kind) => !kinds.includes(kind))
  return (
    <Stack $gap="l">
      {editableFields(schema)
        .filter(([name]) => !others.includes(name))
        .toSorted(([a], [b]) => Number(kinds.includes(b)) - Number(kinds.includes(a)))
        .map(([name, part]) => (
          <Field
            key={name}
            path={[...path, name]}
            schema={part}
            isLabelled={kinds.length === 1 && kinds.includes(name)}
          />
        ))}
    </Stack>
  )
}
