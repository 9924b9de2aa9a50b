import { fieldsOf, resolveRef } from "../../schema/jsonSchema"
import { createIssue, type Issue } from "../issues"
import { childOf, type Document, type Field } from "../json/document"
import { quote } from "../messages"
import { invisibleCharacters, type IssueText } from "./invisibleCharacters"

/** Checks the texts of a file: invisible characters, white space, placeholders, missing targets. */
export const textIssues = (document: Document): Issue[] =>
  document.fields.flatMap((field) => {
    const { path, node } = field
    const texts = [...wordingIssues(field), ...missingTargets(field)]
    return texts.map(([type, message]) =>
      createIssue(type, document.locationOf(path, node), message),
    )
  })

const imageOf =
  /^(?:(?:an?|the)\s+)?(?:image|picture|photo|photograph|illustration|drawing|graphic|screenshot)\s+(?:of|showing|that shows)\b/i
const fillers =
  /\blorem ipsum\b|\bdolor sit amet\b|\b(?:TODO|TBD|FIXME|XXX)\b|\[(?:your|insert)\b[^\]]*\]/i
const bracedWord = /\{+\s*([\w .-]{1,40}?)\s*\}+/g
const exampleHost =
  /\b(?:[\w-]+\.)*(?:example\.(?:com|org|net)|[\w-]+\.(?:example|test|invalid)|localhost)\b/i
// 555-01xx is reserved for examples; area code 000 is not assigned.
const exampleNumber =
  /555[-. ]01\d\d(?!\d)|(?<=\d{3})55501\d\d(?!\d)|(?<!\d)\(?000\)?[-. ]?\d{3}[-. ]?\d{3,4}(?!\d)/

function wordingIssues({ path, shape, value }: Field): IssueText[] {
  if (typeof value !== "string" || shape.enum || path[0] === "$schema") return []
  const issues = invisibleCharacters(value)
  if (value.includes("\ufffd"))
    issues.push([
      "replacement-character",
      'contains "�": a character was lost when the text was saved. Type it again.',
    ])
  const isValid = shape.pattern === undefined || new RegExp(shape.pattern, "i").test(value)
  if (!isValid) return issues
  if (value !== value.trim())
    issues.push([
      "surrounding-whitespace",
      "begins or ends with a space or an empty line. Delete it.",
    ])
  const [opening] = (shape.isAltText && imageOf.exec(value.trim())) || []
  if (opening)
    issues.push([
      "redundant-alt-text",
      `begins with ${quote(opening)}, which screen readers announce anyway. Describe only what the picture shows.`,
    ])
  return shape.isExample ? issues : [...issues, ...placeholders(value, shape.placeholder)]
}

/** Finds placeholders and example values. The site itself replaces the placeholder `replaced`. */
function placeholders(text: string, replaced: string | undefined): IssueText[] {
  const issues: IssueText[] = []
  const braced = [...text.matchAll(bracedWord)].find(([, word]) => word !== replaced)?.[0]
  const placeholder = braced ?? fillers.exec(text)?.[0]
  if (placeholder)
    issues.push([
      "placeholder",
      `contains the placeholder ${quote(placeholder)}. Write the final text.`,
    ])
  const example = exampleHost.exec(text)?.[0] ?? exampleNumber.exec(text)?.[0]
  if (example)
    issues.push(["example-value", `contains the example ${quote(example)}. Write the real value.`])
  return issues
}

/** Finds optional fields without which a button, a link or the form does nothing. */
function missingTargets({ shape, node }: Field): IssueText[] {
  if (node.type !== "object") return []
  return fieldsOf(shape).flatMap(([name, field]): IssueText[] => {
    const { missingTargetHint, title = name } = resolveRef(field)
    if (missingTargetHint === undefined || childOf(node, name)) return []
    const label = title[0].toLowerCase() + title.slice(1)
    return [["missing-target", `has no ${label}. ${missingTargetHint}. Add "${name}".`]]
  })
}
