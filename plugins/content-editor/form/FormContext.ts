import { createContext } from "react"

/** Decap's media library, for one control. */
type MediaLibrary = {
  open: (controlID: string) => void
  /** The image that was chosen for a control, until `clearSelection`. */
  selection: (controlID: string) => string | undefined
  clearSelection: (controlID: string) => void
}

/** What all fields of a form share. */
export type Form = {
  /** The name of the content type. */
  contentType: string
  library: MediaLibrary
}

const library = { open() {}, selection: () => undefined, clearSelection() {} }

export const FormContext = createContext<Form>({ contentType: "", library })
