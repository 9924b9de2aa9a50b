import { createContext } from "react"

/** What Decap's library of pictures offers to a control. */
type MediaLibrary = {
  open: (controlID: string) => void
  /** What was chosen for a control, until it says that it has it. */
  chosen: (controlID: string) => string | undefined
  clearSelection: (controlID: string) => void
}

/** What the fields of a form know beside their own value. */
export type Form = {
  /** The name of the shape that the form is for. */
  shape: string
  library: MediaLibrary
}

export const FormContext = createContext<Form>({
  shape: "",
  library: { open: () => undefined, chosen: () => undefined, clearSelection: () => undefined },
})
