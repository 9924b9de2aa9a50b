import * as z from "zod"
import { group } from "../../../plugins/content-model/fields/groups/group"
import { line } from "../../../plugins/content-model/fields/text/text"

const Figure = group("Figure", "Figure", {
  number: line(16, { title: "Number", examples: ["120"] }),
  label: line(80, { title: "What it counts", examples: ["orders in a month"] }),
})

export const Figures = z
  .strictObject({
    title: line(80, { title: "Heading", examples: ["In figures"] }).optional(),
    entries: z.array(Figure).min(2).max(4).meta({ title: "Key figures" }),
    source: line(160, {
      title: "Source",
      description: "Where the figures come from, and of which time they are.",
      examples: ["[Your count, month and year]"],
    }),
  })
  .meta({
    id: "Figures",
    title: "Key figures",
    description: "Two to four figures with their source.",
    icon: "chart-no-axes-column",
  })
