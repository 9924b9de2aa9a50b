import { signIn } from "./parseMarkdown"
import { acceptsAnyWords } from "../../model/jsonSchema"
import type { IssueText } from "../../issues/issues"
import type { Field } from "../../read/json/document"
import { quote } from "../../issues/quote"

// Bounds keep the time linear: a text of content may be long and hostile.
const html =
  /<\/?(?:a|b|br|em|h[1-6]|i|img|li|ol|p|span|strong|u|ul)\b[^<>]{0,200}>|&(?:nbsp|amp|lt|gt|quot|#\d{1,6});/i

const maxLength = 2_000 // above that of any other text, because a parser needs time

/** Finds signs such as `**`, and HTML, that a field shows as they are. */
export function signIssues({ schema, value }: Field): IssueText[] {
  const { $ref, isParagraph = false } = schema
  if (typeof value !== "string" || !acceptsAnyWords(schema)) return []
  const issues: IssueText[] = []
  const isParsed = $ref !== "Markdown" && value.length <= maxLength
  const sign = isParsed ? signIn(value, isParagraph) : undefined
  if (sign !== undefined)
    issues.push([
      "unknown-sign",
      `contains ${quote(sign)}, which this field shows as it is. Delete it. Bold words, lists and links work in the section “Text” and in the answers of “Questions”.`,
    ])
  const [tag] = html.exec(value) ?? []
  if (tag !== undefined)
    issues.push([
      "unknown-sign",
      `contains ${quote(tag)}, but texts know no HTML, so visitors would read it. Delete it.`,
    ])
  return issues
}
