import { createContext, use, type ComponentType, type ReactNode } from "react"
import type { FieldSchema, Path } from "../../content-model/schema/jsonSchema"
import type { Issue } from "../../content-model/validate/issues"

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

type Form = {
  /** Changes the value at a path. The function gets its latest value. */
  update: (path: Path, change: (value: unknown) => unknown) => void
  /** Whether an issue is shown now. A new field has none until a person has left it. */
  isShown: (issue: Issue) => boolean
}

export const FormContext = createContext<Form | undefined>(undefined)

/** The form of a file. */
export function useForm() {
  const form = use(FormContext)
  if (!form) throw new Error("The component is outside of FormContext.")
  return form
}
