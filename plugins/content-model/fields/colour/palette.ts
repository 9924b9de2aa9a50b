import * as z from "zod"
import { themeColourNames, themeColours } from "../../colours/themeColours"
import type { FieldKind } from "../../model/fieldKind"
import { Colour } from "./colour"

export const Palette = z
  .strictObject({
    brand: Colour.meta({
      title: "Brand colour",
      description: "Buttons, links, dark sections.",
    }),
    accent: Colour.meta({
      title: "Accent",
      description: "Badges and highlights.",
    }),
    paper: Colour.meta({
      title: "Paper",
      description: "The page's background in the light scheme; kept light.",
    }),
  })
  .meta({
    id: "Palette",
    title: "Palette",
    description: "Both colour schemes, light and dark, are derived from these three.",
  })

export const palette: FieldKind = {
  type: "Palette",
  types: `
    type Scheme { ${themeColourNames.join(": String! ")}: String! }
    type Palette { light: Scheme! dark: Scheme! }
  `,
  resolve: themeColours,
}
