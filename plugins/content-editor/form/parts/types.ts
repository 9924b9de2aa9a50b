import { createContext, use, type ComponentType } from "react"
import type { FieldSchema } from "../../../content-model/model/fieldMeta"
import type { Path } from "../../../content-model/lib/path"
import type { Issue } from "../../../content-model/issues/issues"
import type { Values } from "../../drafts/content/types"

export type FieldProps = {
  /** The path of the field in its file. */
  path: Path
  schema: FieldSchema
  /** Whether the label is shown elsewhere, such as in the heading of a section. */
  isLabelled?: boolean
}

export type ControlProps = FieldProps & {
  value: unknown
  onChange: (value: unknown) => void
  label: string
  /** The attributes of the control, which name its hint and its issues. */
  attributes: { id: string; "aria-describedby"?: string; "aria-invalid"?: boolean }
  /** The component for each field of a group and each entry of a list. */
  Field: ComponentType<FieldProps>
}

/** Changes the value at a path, and other files with it. The function gets the latest value. */
export type Update = (path: Path, change: (value: unknown) => unknown, others?: Values) => void

type Form = {
  /** The path of the file below content/. */
  file: string
  /** The value of the file. */
  value: unknown
  update: Update
  /** Whether an issue is shown now. A new field has none until a person has left it. */
  isShown: (issue: Issue) => boolean
  /** The field to lead to. A new object leads there again. */
  target: Path
}

export const FormContext = createContext<Form | undefined>(undefined)

/** The form of a file. */
export function useForm() {
  const form = use(FormContext)
  if (!form) throw new Error("The component is outside of FormContext.")
  return form
}

/** A text or number as the words in its field. */
export const asText = (value: unknown) =>
  typeof value === "string" || typeof value === "number" ? String(value) : ""
