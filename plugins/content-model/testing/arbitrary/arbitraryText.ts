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
const insertion = fc.oneof(
  fc.constantFrom(..."{}[]\",:\\/'“”\n\r\t\0\u202e\ufeff#09-.e ".split(""), "//", "/*", '"":', ""),
  fc.string({ unit: "binary", maxLength: 8 }),
)

/** A typing error: characters are deleted or inserted. */
const typingError = fc
  .tuple(position, fc.nat({ max: 3 }), insertion)
  .map(([at, deleted, inserted]) => (text: string) => {
    const start = Math.floor(at * text.length)
    return text.slice(0, start) + inserted + text.slice(start + deleted)
  })

const anyValue = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  fc.constantFrom("/about", "/services/#none", "#fff", "images/none.png", "{email}", 1e99, true),
)

/** Each field and entry of a value, at every depth, with the group that contains it. */
const fieldsBelow = (value: unknown): [group: Record<string, unknown>, key: string][] =>
  isGroup(value)
    ? Object.keys(value).flatMap((key) => [[value, key], ...fieldsBelow(value[key])])
    : []

/** Valid JSON with another value, also of a field that has none. */
const otherValue = fc
  .tuple(fc.nat(), anyValue, fc.option(fc.constantFrom("__proto__", "id", "to", "toString")))
  .map(([index, value, name]) => (text: string) => {
    const root = parsed(text)
    const fields = fieldsBelow(root)
    if (fields.length === 0) return text
    const [group, key] = fields[index % fields.length]
    Object.defineProperty(group, name ?? key, { value, enumerable: true, configurable: true })
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
    fc.array(fc.oneof(typingError, otherValue), { minLength: 1, maxLength: 3 }),
  )
  .map(([file, mistakes]) => ({
    file,
    text: mistakes.reduce((text, make) => make(text), originalTexts.get(file) ?? ""),
  }))
