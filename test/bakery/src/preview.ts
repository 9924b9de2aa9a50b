import type { ReactNode } from "react"
import * as front from "./pages/index"

/** Every page is all that its window shows. */
export const Layout = ({ children }: { path: string; title: string; children: ReactNode }) =>
  children

/** The pages by the type of their content. */
export const pages = { Front: front }

/** The colours in which the preview marks what can be clicked. */
export const colour = { ink: "black", paper: "white", brandInk: "black", accent: "black" }
