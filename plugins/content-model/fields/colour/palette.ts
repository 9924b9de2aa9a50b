import { z } from "zod"
import { Colour } from "../destination/url"

export const Palette = z
  .strictObject({
    brand: Colour.meta({
      title: "Brand colour",
      description: "Buttons, links, dark sections.",
      renderedTones: ["brand", "brandInk"],
    }),
    accent: Colour.meta({
      title: "Accent",
      description: "Badges and highlights.",
      renderedTones: ["accentOnDeep"],
    }),
    paper: Colour.meta({
      title: "Paper",
      description: "The page's background in the light scheme; kept light.",
      renderedTones: ["paper"],
    }),
  })
  .meta({
    id: "Palette",
    title: "Palette",
    description: "Both colour schemes, light and dark, are derived from these three.",
  })
