import { fieldsOf } from "../../content-model/schema/jsonSchema"
import type { ControlProps } from "./Field"
import { Group, Label } from "./styles"

/** The fields of a group, one below the other. */
export function GroupField(props: ControlProps) {
  const { shape, path, value, onChange, id, label, describedBy, isLabelled, Field } = props
  const group: Record<string, unknown> = isGroup(value) ? value : {}
  return (
    <Group role="group" aria-label={label} aria-describedby={describedBy} id={id}>
      {!isLabelled && <Label as="div">{label}</Label>}
      {fieldsOf(shape).map(([name, field]) => (
        <Field
          key={name}
          path={[...path, name]}
          shape={field}
          id={`${id}-${name}`}
          value={group[name]}
          onChange={(own) => onChange({ ...group, [name]: own })}
        />
      ))}
    </Group>
  )
}

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value)
