import { isMarkdown, openSignIn, signIn, type MarkdownType } from "./parseMarkdown"
import { acceptsAnyWords } from "../../model/jsonSchema"
import type { IssueText } from "../../issues/issues"
import type { FieldSchema } from "../../model/fieldMeta"
import type { Field } from "../../read/json/document"
import { quote } from "../../issues/quote"

// Bounds keep the time linear: a text of content may be long and hostile.
const html =
  /<\/?(?:a|b|br|em|h[1-6]|i|img|li|ol|p|span|strong|u|ul)\b[^<>]{0,200}>|&(?:nbsp|amp|lt|gt|quot|#\d{1,6});/i

const maxLength = 2_000 // above that of any other text, because a parser needs time

/** Finds signs such as `**`, and HTML, that a field shows as they are. */
export function signIssues({ schema, value }: Field): IssueText[] {
  if (typeof value !== "string" || !acceptsAnyWords(schema)) return []
  const problems = [
    isMarkdown(schema.$ref) ? openSign(value, schema.$ref) : undefined,
    schema.$ref !== "Markdown" && value.length <= maxLength
      ? unknownSign(value, schema)
      : undefined,
    htmlTag(value),
  ]
  return problems.flatMap((problem): IssueText[] => (problem ? [["unknown-sign", problem]] : []))
}

function unknownSign(text: string, schema: FieldSchema) {
  const sign = signIn(text, schema)
  const hint = isMarkdown(schema.$ref)
    ? "Only long texts have headings."
    : "Bold words, lists and links work in the longer texts of sections."
  return sign && `contains ${quote(sign)}, which this field shows as it is. Delete it. ${hint}`
}

function openSign(text: string, type: MarkdownType) {
  const sign = openSignIn(text, type)
  return (
    sign &&
    `contains ${quote(sign)} without its partner, so visitors would read it. Write **words** or [words](/contact/), or delete it.`
  )
}

function htmlTag(text: string) {
  const [tag] = html.exec(text) ?? []
  return (
    tag && `contains ${quote(tag)}, but texts know no HTML, so visitors would read it. Delete it.`
  )
}
