import { createContext, use } from "react"
import type { Path } from "../../content-model/schema/jsonSchema"
import type { Issue } from "../../content-model/validate/issues"

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
