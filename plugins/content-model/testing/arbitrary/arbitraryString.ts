import * as fc from "fast-check"
import { Markdown, RichText } from "../../fields/markdown/markdown"
import type { FieldSchema } from "../../model/fieldMeta"
import { issueTypes } from "../../issues/issueTypes"
import { invisibleCharacters } from "../../fields/text/invisibleCharacters"
import { payloads } from "../xssPayloads"

const hosts = ["гоод.example", "a_b.example:8443", `${"a".repeat(63)}.example`]
const paths = ["", "/", "/a?b=$&c=$1$$", "/'a';b,c=(d)!*#e", "/%", `/${"long/".repeat(600)}`]

/** An address on another site. */
export const url = fc
  .tuple(fc.constantFrom(...hosts), fc.oneof(fc.webPath(), fc.constantFrom(...paths)))
  .map(([host, path]) => `https://${host}${path}`)

const unit = fc.oneof(
  fc.string({ unit: "grapheme", maxLength: 40 }),
  fc.string({ unit: "binary", maxLength: 3 }),
  fc.lorem({ maxCount: 4 }),
  fc.constantFrom(...payloads, "$&", "\n", " ", "{", "m".repeat(300)),
)
const isReadable = (text: string) =>
  invisibleCharacters(text).every(([type]) => issueTypes[type] !== "error")

/** A text of any characters that its field allows. */
export const text = ({ maxLength = 200, pattern = "", placeholder = "" }: FieldSchema) =>
  fc.tuple(fc.array(unit, { maxLength: 5 }), fc.nat({ max: 5 })).map(([parts, index]) => {
    if (placeholder) parts.splice(index, 0, `{${placeholder}}`)
    const words = parts.reduce((before, part) => {
      const after = `${before}${part}`
      return after.length <= maxLength && isReadable(after) ? after : before
    }, "")
    return new RegExp(pattern).test(words) ? words : placeholder ? `{${placeholder}}` : "A"
  })

const marks = ["", "## ", "- ", "  - ", "1. ", "> ", "**", "_"]

/** A text in the small Markdown of content, with links. */
export function arbitraryMarkdown(
  type: "Markdown" | "RichText",
  { maxLength = 0, ...field }: FieldSchema,
  link: fc.Arbitrary<string>,
) {
  const schema = (type === "Markdown" ? Markdown : RichText).max(maxLength)
  const label = text(field).map((words) => words.replace(/[[\]\\]/g, "") || "more")
  const block = fc.oneof(
    fc.tuple(fc.constantFrom(...marks), text(field)).map((parts) => parts.join("")),
    fc.tuple(label, link).map(([words, to]) => `[${words}](${to})`),
  )
  return fc
    .array(block, { minLength: 1, maxLength: 8 })
    .map((blocks) => blocks.join("\n\n"))
    .map((written) => (schema.safeParse(written).success ? written : "Nothing to add."))
}

// One for each pattern: fast-check takes long to make it.
const matching = new Map<string, fc.Arbitrary<string>>()

/** A text that matches a pattern which is no free text, such as a time or a web address. */
export function formatted({ pattern = "", maxLength = 200, examples = [] }: FieldSchema) {
  const isValid = (value: string) => value.length <= maxLength && new RegExp(pattern).test(value)
  if (pattern.startsWith("^https:"))
    return url.map((value) => (URL.canParse(value) && isValid(value) ? value : String(examples[0])))
  const strings = matching.get(pattern) ?? fc.stringMatching(new RegExp(pattern))
  matching.set(pattern, strings)
  return strings.filter(isValid)
}
