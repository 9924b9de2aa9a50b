import * as fc from "fast-check"
import { kindsOf, sectionSchema } from "../../model/jsonSchema"
import { serialize } from "../../read/json/serialize"
import { siteTexts } from "../checkSite"
import { exampleOfPage } from "../composedPage"

/** The value of a JSON text; undefined if JSON.parse refuses it. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

export const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null

const position = fc.double({ min: 0, max: 1, noNaN: true })
const length = fc.nat({ max: 12 })
const insertion = fc.oneof(
  fc.constantFrom(..."{}[]\",:\\/'“”\n\r\t\0\u202e\ufeff#09-.e ".split(""), "//", "/*", '"":', ""),
  fc.string({ unit: "binary", maxLength: 8 }),
)

/** A typing error: characters are repeated, deleted or inserted. */
const typingError = fc
  .tuple(position, length, length, insertion)
  .map(([at, repeated, deleted, inserted]) => (text: string) => {
    const start = Math.floor(at * text.length)
    return text.slice(0, start + repeated) + inserted + text.slice(start + deleted)
  })

/** Other words, or a mistake that a fix repairs: a comma, a quotation mark or the last brace is wrong. */
const smallEdit = fc
  .tuple(
    position,
    fc.constantFrom<[search: RegExp, put: string]>(
      [/: "[A-Z][^"\\]*"/, ': "Other words"'],
      [/,(?=\n)/, ""],
      [/(?=\n *[}\]])/, ","],
      [/"(\w+)":/, "$1:"],
      [/"(\w+)":/, "“$1”:"],
      [/\}\s*$/, ""],
    ),
  )
  .map(([at, [search, put]]) => (text: string) => {
    const start = Math.floor(at * text.length)
    return text.slice(0, start) + text.slice(start).replace(search, put)
  })

const anyValue = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  fc.constantFrom("/about", "/services/#none", "/a.pdf", "#fff", "#ffee00", "images/none.png"),
  fc.constantFrom("Egg", "{email}", " ", "", 0, -1, 1e99, true),
)

/** Each field and entry of a value, at every depth, with the group that contains it. */
const fieldsBelow = (value: unknown): [group: Record<string, unknown>, key: string][] =>
  isGroup(value)
    ? Object.keys(value).flatMap((key) => [[value, key], ...fieldsBelow(value[key])])
    : []

/** Valid JSON with other values: one is replaced, deleted or added. */
const otherValue = fc
  .record({
    index: fc.nat(),
    value: anyValue,
    name: fc.oneof(fc.string(), fc.constantFrom("__proto__", "id", "to", "toString")),
    change: fc.constantFrom("replace", "delete", "add"),
  })
  .map(({ index, value, name, change }) => (text: string) => {
    const root = parsed(text)
    const fields = fieldsBelow(root)
    if (fields.length === 0) return text
    const [group, key] = fields[index % fields.length]
    if (change === "replace") group[key] = value
    else if (change === "delete") delete group[key]
    else Object.defineProperty(group, name, { value, enumerable: true, configurable: true })
    return JSON.stringify(root, null, 2)
  })

// The example of downloads names a file that `checkSite` does not have.
const everyKind = exampleOfPage(kindsOf(sectionSchema()).filter((kind) => kind !== "downloads"))

export const originalTexts = new Map([
  ...siteTexts,
  ["pages/every-kind.json", serialize(everyKind, "Page")],
])

/** A content file with one to three mistakes. */
export const mistakenFile = fc
  .tuple(
    fc.constantFrom(...originalTexts.keys()),
    fc.array(fc.oneof(typingError, smallEdit, otherValue), { minLength: 1, maxLength: 3 }),
  )
  .map(([file, mistakes]) => ({
    file,
    text: mistakes.reduce((text, make) => make(text), originalTexts.get(file) ?? ""),
  }))
