import * as composedPage from "./composed/ComposedPage"
import * as front from "./pages/index"

export { Layout } from "./Layout"
export { composedPage }

/** The fixed pages by the type of their content. */
export const pages = { Front: front }

/** The colours in which the preview marks what can be clicked. */
export const colour = {
  ink: "var(--ink)",
  paper: "var(--paper)",
  brandInk: "var(--brandInk)",
  accent: "var(--accent)",
}
