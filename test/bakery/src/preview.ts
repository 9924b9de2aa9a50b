import * as front from "./pages/index"

export { Layout } from "./Layout"

/** The fixed pages by the type of their content. */
export const pages = { Front: front }

// This model has no pages that marketers compose, so nobody sees it.
export const composedPage = front

/** The colours in which the preview marks what can be clicked. */
export const colour = {
  ink: "var(--ink)",
  paper: "var(--paper)",
  brandInk: "var(--ink)",
  accent: "var(--ink)",
}
