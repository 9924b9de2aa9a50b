import { group } from "../../../plugins/content-model/fields/groups/group"
import { line } from "../../../plugins/content-model/fields/text/text"
import { Markdown } from "../../../plugins/content-model/fields/markdown/markdown"

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
