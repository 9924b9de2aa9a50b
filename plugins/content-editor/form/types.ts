import type { ComponentType, ReactNode } from "react"
import type { FieldSchema, Path } from "../../content-model/schema/jsonSchema"

export type FieldProps = {
  /** The path of the file below content/. */
  file: string
  /** The path of the field in its file. */
  path: Path
  schema: FieldSchema
  value: unknown
  isOptional?: boolean
  /** Whether the label is shown elsewhere, such as in the heading of a section. */
  isLabelled?: boolean
}

export type ControlProps = FieldProps & {
  onChange: (value: unknown) => void
  id: string
  label: string
  isInvalid: boolean
  /** The ids of the elements that describe the field. */
  describedBy: string | undefined
  /** The description of a group or a list, shown above its fields. */
  hint: ReactNode
  /** The component for each field of a group and each entry of a list. */
  Field: ComponentType<FieldProps>
}
