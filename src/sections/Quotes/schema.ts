import * as z from "zod"
import { Picture } from "../../../plugins/content-model/fields/picture/picture"
import { group } from "../../../plugins/content-model/fields/groups/group"
import { richText } from "../../../plugins/content-model/fields/markdown/markdown"
import { line } from "../../../plugins/content-model/fields/text/text"
import { Destination } from "../../../plugins/content-model/fields/destination/destination"

const QuoteEntry = group("QuoteEntry", "Quotation", {
  text: richText(500, { title: "Quotation", examples: ["The words of a real customer."] }),
  who: line(60, { title: "Who says it", examples: ["Name of the customer"] }),
  role: line(80, { title: "Role", examples: ["Owner of a shop"] }).optional(),
  picture: Picture.meta({ title: "Portrait", minSize: [168, 168] }).optional(),
  source: Destination.meta({
    title: "Source",
    description: "Where it was said, if that is public.",
  }).optional(),
})

export const Quotes = z
  .strictObject({
    title: line(80, { title: "Heading", examples: ["What customers say"] }).optional(),
    entries: z.array(QuoteEntry).min(1).max(6).meta({ title: "Quotations" }),
  })
  .meta({
    id: "Quotes",
    title: "Quotations",
    description: "What others say, with the source.",
    icon: "quote",
  })
