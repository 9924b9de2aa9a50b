import { group, line } from "../../../plugins/content-model/schema/text"
import { Markdown } from "../../../plugins/content-model/schema/values"

export const Text = group(
  "Text",
  "Text",
  {
    title: line(80, { title: "Heading", examples: ["What you should know"] }).optional(),
    body: Markdown,
  },
  "A longer text with headings, lists and links.",
  { icon: "text-align-start" },
)
