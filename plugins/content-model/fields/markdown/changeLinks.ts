import type { FieldSchema } from "../../model/fieldMeta"
import { isMarkdown, mapLinks } from "./parseMarkdown"

/** Changes the text of a field that is a link, or each link in a Markdown text. */
export function changeLinks(
  { schema: { $ref } }: { schema: FieldSchema },
  text: string,
  change: (link: string) => string,
) {
  if (isMarkdown($ref)) return mapLinks(text, $ref, change)
  return $ref === "Destination" ? change(text) : text
}
