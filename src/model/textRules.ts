import { childOf, type Document, type Field } from "./documents"
import { fieldsOf, resolved } from "./dictionary"
import { finding, type Finding } from "./findings"
import { unseen, type Note } from "./unseen"
import { quoted } from "./wording"

/** What the words of a file say that its form does not: hidden characters, placeholders, dead ends. */
export const textFindings = (document: Document): Finding[] =>
  document.fields
    .filter(({ node }) => node.offset + node.length <= document.damagedFrom)
    .flatMap((field) => [...wordFindings(document, field), ...deadEnds(document, field)])

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

function wordFindings(document: Document, { path, shape, node, value }: Field): Finding[] {
  if (typeof value !== "string" || shape.enum || path[0] === "$schema") return []
  const place = document.placeOf(path, node)
  const findings = unseen(value).map(toNote)
  if (value.includes("\ufffd"))
    findings.push(
      finding(
        "hidden-character",
        place,
        'holds "�": a letter was lost when the file was saved. Write the letter anew.',
      ),
    )
  const hasForm = shape.pattern === undefined || new RegExp(shape.pattern, "i").test(value)
  if (!hasForm) return findings
  if (value !== value.trim())
    findings.push(
      finding("white-space", place, "begins or ends with a space or an empty line. Delete it."),
    )
  if (shape.isAlternative && imageOf.test(value.trim()))
    findings.push(
      finding(
        "description-image-of",
        place,
        `begins with ${quoted(imageOf.exec(value.trim())?.[0])}, which a screen reader says already. Say only what there is to see.`,
      ),
    )
  if (!shape.isExample) findings.push(...provisional(value, shape.placeholder).map(toNote))
  return findings

  function toNote([kind, message]: Note) {
    return finding(kind, place, message)
  }
}

/** What in a text waits for the real words. */
function provisional(text: string, replaced: string | undefined): Note[] {
  const found: Note[] = []
  const braced = [...text.matchAll(bracedWord)].find(([, word]) => word !== replaced)?.[0]
  const placeholder = braced ?? fillers.exec(text)?.[0]
  if (placeholder)
    found.push([
      "placeholder",
      `holds the placeholder ${quoted(placeholder)}. Write the real words.`,
    ])
  const example = exampleHost.exec(text)?.[0] ?? exampleNumber.exec(text)?.[0]
  if (example)
    found.push([
      "example-address",
      `holds ${quoted(example)}, which is an example and belongs to nobody. Write the real one.`,
    ])
  return found
}

/** Fields that are left out, without which a visitor gets nowhere. */
function deadEnds({ placeOf }: Document, { path, shape, node }: Field): Finding[] {
  if (node.type !== "object") return []
  return fieldsOf(shape).flatMap(([name, field]) => {
    const { deadEnd, title = name } = resolved(field)
    if (deadEnd === undefined || childOf(node, name)) return []
    const what = title[0].toLowerCase() + title.slice(1)
    return [finding("dead-end", placeOf(path, node), `has no ${what} ("${name}"). ${deadEnd}.`)]
  })
}
