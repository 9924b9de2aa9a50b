import { Markdown } from "../values"
import { group, line } from "../text"

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
