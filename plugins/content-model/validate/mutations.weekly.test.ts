import * as fc from "../../../test/support/fastCheck"
import { checkSite, offer, siteTexts } from "../testing/checkSite"
import { exampleOfPage } from "../testing/composedPage"
import { fillOptional, isFreeText, replaceTexts, textsOfFile } from "../testing/replaceTexts"
import { payloads } from "../testing/xssPayloads"
import { fixSource } from "./fixFiles"
import { errorsOf, type Issue } from "../issues/issues"
import { parseDocument } from "../read/json/document"
import { serialize } from "../read/json/serialize"

jest.setTimeout(300_000)

/** The value of a JSON text; undefined if JSON.parse refuses it. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const isGroup = (value: unknown): value is Record<string, unknown> =>
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

const originalTexts = new Map([
  ...siteTexts,
  ["pages/every-kind.json", serialize(exampleOfPage(), "Page")],
])

/** A content file with one to three mistakes. */
const mistakenFile = fc
  .tuple(
    fc.constantFrom(...originalTexts.keys()),
    fc.array(fc.oneof(typingError, otherValue), { minLength: 1, maxLength: 3 }),
  )
  .map(([file, mistakes]) => ({
    file,
    text: mistakes.reduce((text, make) => make(text), originalTexts.get(file) ?? ""),
  }))

/** Whether an issue has a position, and a message that is a sentence without code. */
const isSound = ({ line, column, message, fieldPath }: Issue) =>
  line >= 1 &&
  column >= 1 &&
  /\w.*[.?]$/s.test(message) &&
  !/\n\s+at |\[object/.test(message + fieldPath)

/** The texts and field names of a JSON value, without the schema line. */
const textsIn = (value: unknown): string[] => {
  if (typeof value === "string") return [value]
  if (!isGroup(value)) return []
  const fields = Object.entries(value).filter(([key]) => key !== "$schema")
  return fields.flatMap(([key, field]) => [
    ...(Array.isArray(value) ? [] : [key]),
    ...textsIn(field),
  ])
}

/** The words of a source that its fix loses. */
function lostWords(source: string, fixed: string) {
  const value = parsed(source)
  const words = (json: string) => json.replace(/\\./g, " ").match(/\p{L}{2,}/gu) ?? []
  const before = isGroup(value)
    ? JSON.stringify(textsIn(value))
    : source.replace(/"?\$schema.*/, "")
  const kept = new Set(words(fixed))
  return words(before).filter((word) => !kept.has(word))
}

test.each(payloads)("no field with a format accepts %j", async (payload) => {
  const attacked: string[] = []
  const texts = [...originalTexts].map(([file, text]): [string, string] => {
    const value = fillOptional(file, JSON.parse(text))
    for (const field of textsOfFile(file, value))
      if (!isFreeText(field)) attacked.push(`${file} ${field.path.join(".")}`)
    const attack = replaceTexts(file, value, (field) => (isFreeText(field) ? field.text : payload))
    return [file, JSON.stringify(attack)]
  })
  const errors = errorsOf(await checkSite(new Map(texts)))
  const refused = errors.map(({ file, path }) => `${file} ${path.join(".")}`)
  expect(refused).toEqual(expect.arrayContaining(attacked))
})

test("a fix loses no word, and no content crashes the check", async () => {
  const property = fc.asyncProperty(mistakenFile, async ({ file, text }) => {
    const issues = await checkSite(new Map(originalTexts).set(file, text))
    expect(issues.filter((issue) => !isSound(issue))).toEqual([])
    const fix = fixSource({ file, text })
    if (fix === undefined) return
    expect(lostWords(text, fix)).toEqual([])
    expect(fixSource({ file, text: fix })).toBe(fix)
  })
  await fc.assert(property, { numRuns: 2000 })
})

// Of the processor, for 100 kB. A quadratic expression needs more than 10 s.
const maxMs = 4_000
const units = [
  ...' {[\\/"“.:@#-0aA\n\u200b\u2066\ud800',
  ..."{ |“ |a.|a@|/a|a |[your|https://|example.|555-01|xn--|the |{year}|\\u00".split("|"),
]

const files = ["site.json", "pages/contact.json", "contact-info/phone.json"]
  .map((file): [string, string] => [file, siteTexts.get(file) ?? ""])
  .concat([["pages/offer.json", offer]])
let turn = 0
/** A text in place of one of a file, each time another. */
function withText(source: string, text: string) {
  const own = source.match(/(?<=: )"[^"]*"/g) ?? []
  return source.replace(own[turn++ % own.length], () => text)
}

test.each(units)("no text of many %j takes long to check, to parse or to fix", async (unit) => {
  for (const start of ["", "{", "“", "/", "[your"]) {
    const long = JSON.stringify(`${start}${unit.repeat(100_000 / unit.length)}!`)
    for (const [file, source] of files) {
      const text = withText(source, long)
      const before = process.cpuUsage()
      await checkSite(new Map(siteTexts).set(file, text))
      for (const broken of [text, `{"a": ${text}`, long]) {
        parseDocument({ file, text: broken })
        fixSource({ file, text: broken })
      }
      expect(process.cpuUsage(before).user / 1000).toBeLessThan(maxMs)
    }
  }
})
