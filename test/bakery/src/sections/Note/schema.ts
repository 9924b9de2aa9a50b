import { group } from "../../../plugins/content-model/fields/groups/group"
import { Markdown } from "../../../plugins/content-model/fields/markdown/markdown"
import { line } from "../../../plugins/content-model/fields/text/text"

export const Note = group(
  "Note",
  "Text",
  { title: line(60, { title: "Überschrift", examples: ["Worum es geht"] }), body: Markdown },
  "Ein Text mit Listen und Links.",
  { icon: "text-align-start" },
)
