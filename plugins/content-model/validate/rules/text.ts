import { childOf, type Document, type Field } from "../json/document"
import { fieldsOf, resolveRef } from "../../schema/jsonSchema"
import { createIssue, type Issue } from "../issues"
import { invisibleCharacters, type IssueText } from "./invisibleCharacters"
import { quote } from "../messages"

/** What the words of a file say that its form does not: hidden characters, placeholders, dead ends. */
export const textIssues = (document: Document): Issue[] =>
  document.fields
    .filter(({ node }) => node.offset + node.length <= document.damagedFrom)
    .flatMap((field) => [...wordingIssues(document, field), ...missingTargets(document, field)])

const imageOf =
  /^(?:(?:an?|the)\s+)?(?:image|picture|photo|photograph|illustration|drawing|graphic|screenshot)\s+(?:of|showing|that shows)\b/i
const fillers =
  /\blorem ipsum\b|\bdolor sit amet\b|\b(?:TODO|TBD|FIXME|XXX)\b|\[(?:your|insert)\b[^\]]*\]/i
const bracedWord = /\{+\s*([\w .-]{1,40}?)\s*\}+/g
const exampleHost =
  /\b(?:[\w-]+\.)*(?:example\.(?:com|org|net)|[\w-]+\.(?:example|test|invalid)|localhost)\b/i
// 555-01xx is kept free for examples; area code 000 belongs to nobody.
const exampleNumber =
  /555[-. ]01\d\d(?!\d)|(?<=\d{3})55501\d\d(?!\d)|(?<!\d)\(?000\)?[-. ]?\d{3}[-. ]?\d{3,4}(?!\d)/

function wordingIssues(document: Document, { path, shape, node, value }: Field): Issue[] {
  if (typeof value !== "string" || shape.enum || path[0] === "$schema") return []
  const place = document.locationOf(path, node)
  const issues = invisibleCharacters(value).map(toNote)
  if (value.includes("\ufffd"))
    issues.push(
      createIssue(
        "hidden-character",
        place,
        'holds "�": a letter was lost when the file was saved. Write the letter anew.',
      ),
    )
  const hasForm = shape.pattern === undefined || new RegExp(shape.pattern, "i").test(value)
  if (!hasForm) return issues
  if (value !== value.trim())
    issues.push(
      createIssue("white-space", place, "begins or ends with a space or an empty line. Delete it."),
    )
  if (shape.isAltText && imageOf.test(value.trim()))
    issues.push(
      createIssue(
        "description-image-of",
        place,
        `begins with ${quote(imageOf.exec(value.trim())?.[0])}, which a screen reader says already. Say only what there is to see.`,
      ),
    )
  if (!shape.isExample) issues.push(...placeholders(value, shape.placeholder).map(toNote))
  return issues

  function toNote([kind, message]: IssueText) {
    return createIssue(kind, place, message)
  }
}

/** What in a text waits for the real words. */
function placeholders(text: string, replaced: string | undefined): IssueText[] {
  const found: IssueText[] = []
  const braced = [...text.matchAll(bracedWord)].find(([, word]) => word !== replaced)?.[0]
  const placeholder = braced ?? fillers.exec(text)?.[0]
  if (placeholder)
    found.push([
      "placeholder",
      `holds the placeholder ${quote(placeholder)}. Write the real words.`,
    ])
  const example = exampleHost.exec(text)?.[0] ?? exampleNumber.exec(text)?.[0]
  if (example)
    found.push([
      "example-address",
      `holds ${quote(example)}, which is an example and belongs to nobody. Write the real one.`,
    ])
  return found
}

/** Fields that are left out, without which a visitor gets nowhere. */
function missingTargets({ locationOf }: Document, { path, shape, node }: Field): Issue[] {
  if (node.type !== "object") return []
  return fieldsOf(shape).flatMap(([name, field]) => {
    const { missingTargetHint, title = name } = resolveRef(field)
    if (missingTargetHint === undefined || childOf(node, name)) return []
    const what = title[0].toLowerCase() + title.slice(1)
    return [
      createIssue(
        "dead-end",
        locationOf(path, node),
        `has no ${what} ("${name}"). ${missingTargetHint}.`,
      ),
    ]
  })
}
