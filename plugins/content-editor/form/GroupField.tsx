import { fieldsOf } from "../../content-model/schema/jsonSchema"
import { isRecord } from "../../content-model/isRecord"
import { Group, Label } from "./styles"
import type { ControlProps } from "./types"

/** The fields of an object, one below the other. */
export function GroupField(props: ControlProps) {
  const { file, schema, path, value, onChange, id, label, describedBy, isLabelled, Field } = props
  const group: Record<string, unknown> = isRecord(value) ? value : {}
  return (
    <Group role="group" aria-label={label} aria-describedby={describedBy} id={id}>
      {!isLabelled && <Label as="div">{label}</Label>}
      {fieldsOf(schema).map(([name, part]) => (
        <Field
          key={name}
          file={file}
          path={[...path, name]}
          schema={part}
          id={`${id}-${name}`}
          value={group[name]}
          onChange={(changed) => onChange({ ...group, [name]: changed })}
        />
      ))}
    </Group>
  )
}
