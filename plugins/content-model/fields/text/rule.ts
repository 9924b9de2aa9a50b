import { findNodeAtLocation } from "jsonc-parser"
import { fieldsOf, resolveRef } from "../../model/jsonSchema"
import type { IssueText } from "../../issues/issues"
import type { Field } from "../../read/json/document"
import type { IssueType } from "../../issues/issueTypes"
import { quote } from "../../issues/quote"
import { invisibleCharacters } from "./invisibleCharacters"

// Bounds and lookbehinds keep the time linear: a text of content may be long and hostile.
const fillers =
  /\blorem ipsum\b|\bdolor sit amet\b|\b(?:TODO|TBD|FIXME|XXX)\b|\[(?:your|insert)\b[^\]]{0,80}\]/i
const bracedWord = /(?<!\{)\{+\s{0,9}([\w.-][\w .-]{0,39})\}+/g
const exampleHost =
  /(?<![\w.-])(?:[\w-]+\.)*(?:example\.(?:com|org|net)|[\w-]+\.(?:example|test|invalid)|localhost)\b/i
// 555-01xx is reserved for examples; area code 000 is not assigned.
const exampleNumber =
  /555[-. ]01\d\d(?!\d)|(?<=\d{3})55501\d\d(?!\d)|(?<!\d)\(?000\)?[-. ]?\d{3}[-. ]?\d{3,4}(?!\d)/

/** Checks a text: characters, white space, placeholders. */
export function wordingIssues({ path, schema, value }: Field): IssueText[] {
  if (typeof value !== "string" || schema.enum || path[0] === "$schema") return []
  const issues = invisibleCharacters(value)
  const add = (type: IssueType, message: string) => issues.push([type, message])
  if (value.includes("\ufffd"))
    add(
      "replacement-character",
      'contains "�": a character was lost when the text was saved. Type it again.',
    )
  const isValid = schema.pattern === undefined || new RegExp(schema.pattern, "i").test(value)
  if (!isValid) return issues
  if (value !== value.trim())
    add("surrounding-whitespace", "begins or ends with a space or an empty line. Delete it.")
  if (schema.isExample) return issues
  // The site itself replaces its own placeholder, such as {title}.
  const braced = [...value.matchAll(bracedWord)].find(
    ([, word]) => word.trimEnd() !== schema.placeholder,
  )
  const placeholder = (braced ?? fillers.exec(value))?.[0]
  if (placeholder)
    add("placeholder", `contains the placeholder ${quote(placeholder)}. Write the final text.`)
  // The editor begins a new page with the examples.
  if (schema.isParagraph && schema.examples?.includes(value))
    add("placeholder", "is still the example with which a new page begins. Write the final text.")
  const example = (exampleHost.exec(value) ?? exampleNumber.exec(value))?.[0]
  if (example) add("example-value", `contains the example ${quote(example)}. Write the real value.`)
  return issues
}

/** Finds optional fields without which a button, a link or the form does nothing. */
export function missingTargets({ schema, node }: Field): IssueText[] {
  if (node.type !== "object") return []
  return fieldsOf(schema).flatMap(([name, field]): IssueText[] => {
    const { missingTargetHint, insteadOf = name, title = name } = resolveRef(field)
    if (missingTargetHint === undefined || findNodeAtLocation(node, [name])) return []
    if (findNodeAtLocation(node, [insteadOf])) return []
    const label = title[0].toLowerCase() + title.slice(1)
    return [["missing-target", `has no ${label}. ${missingTargetHint}.`]]
  })
}
