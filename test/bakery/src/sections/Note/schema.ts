import { group, line } from "../../../plugins/content-model/schema/text"
import { Markdown } from "../../../plugins/content-model/schema/values"

export const Note = group(
  "Note",
  "Text",
  { title: line(60, { title: "Überschrift", examples: ["Worum es geht"] }), body: Markdown },
  "Ein Text mit Listen und Links.",
  { icon: "text-align-start" },
)
