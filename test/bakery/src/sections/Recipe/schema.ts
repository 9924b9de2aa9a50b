import * as z from "zod"
import { group } from "../../../plugins/content-model/fields/groups/group"
import { line, paragraph } from "../../../plugins/content-model/fields/text/text"

export const Recipe = group(
  "Recipe",
  "Rezept",
  {
    title: line(60, { title: "Überschrift", examples: ["So geht es"] }),
    ingredients: z
      .array(line(60, { title: "Zutat", examples: ["500 g Mehl"] }))
      .min(1)
      .max(12)
      .meta({ title: "Zutaten" }),
    steps: z
      .array(paragraph(240, { title: "Schritt", examples: ["Mische alles."] }))
      .min(1)
      .max(12)
      .meta({ title: "Schritte" }),
  },
  "Zutaten und nummerierte Schritte.",
  { icon: "list-ordered" },
)
