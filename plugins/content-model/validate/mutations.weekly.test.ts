/** @jest-environment node */
import * as fc from "fast-check"
import { itemColours } from "../colours/itemColours"
import { iconPaths } from "../fields/icon/iconPaths"
import { isGroup, mistakenFile, originalTexts, parsed } from "../testing/arbitrary/arbitraryText"
import { checkSite, pictures } from "../testing/checkSite"
import { fillOptional, isFreeText, replaceTexts, textsOfFile } from "../testing/replaceTexts"
import { payloads } from "../testing/xssPayloads"
import type { FieldText } from "../fields/text/texts"
import { fixSource } from "./fixFiles"
import { errorsOf, type Issue } from "../issues/issues"
import { parseDocument } from "../read/json/document"

/** The defects of an issue: a missing file or position, a message that is no sentence. */
function* flaws({ file, line, column, message, fieldPath }: Issue, text?: string) {
  const lines = text?.split("\n") ?? []
  if (file.trim() === "") yield "has no file"
  if (!(line >= 1 && column >= 1)) yield "has no position"
  if (text !== undefined && !(column <= (lines[line - 1] ?? "").length + 1)) yield "is outside"
  if (!/\w.*[.?]$/s.test(message)) yield `is not a sentence: ${message}`
  if (/\n\s+at |\[object/.test(message + fieldPath)) yield `contains code: ${message}`
}

/** The reasons why a document without errors cannot be built. */
function* obstacles({ file, text }: { file: string; text: string }) {
  const { document } = parseDocument({ file, text })
  if (!document?.contentType.safeParse(parsed(text)).success) yield "does not match the model"
  if (text.includes('"__proto__":')) yield "has a prototype"
  for (const { schema, value } of document?.fields ?? []) {
    if (schema.$ref === "IconName" && iconPaths(String(value)).paths.length === 0)
      yield `${value} has no paths`
    if (schema.renderedTones && !itemColours(String(value)).light.ink.startsWith("#"))
      yield `${value} has no tones`
    if (schema.maxBytes && !pictures.includes(String(value))) yield `no ${value}`
  }
}

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

/** The texts that a fix adds, and the words of the source that it loses. */
function* losses(source: string, fixed: string) {
  const value = parsed(source)
  const raw = isGroup(value) ? JSON.stringify(value) : source
  // A source may hold a tab or its sign "\t". A fix writes the sign.
  const plain = (text: string) =>
    text.replaceAll("\\/", "/").replace(/\p{Cc}/gu, (sign) => JSON.stringify(sign).slice(1, -1))
  const isIn = (text: string) =>
    plain(raw).includes(plain(JSON.stringify(text).slice(1, -1))) || raw.includes(text)
  for (const text of textsIn(JSON.parse(fixed)))
    if (!isIn(text) && !isIn(text.replace(/\/(?=$|[?#])/, ""))) yield `added ${text}`
  const words = (json: string) => json.replace(/\\./g, " ").match(/\p{L}{2,}/gu) ?? []
  const kept = new Set(words(fixed))
  const before = isGroup(value)
    ? JSON.stringify(textsIn(value))
    : source.replace(/"?\$schema.*/, "")
  for (const word of words(before)) if (!kept.has(word)) yield `lost ${word}`
}

test("no field with a format accepts a text that attacks", async () => {
  const values = [...originalTexts].map(([file, text]): [string, unknown] => [
    file,
    fillOptional(file, JSON.parse(text)),
  ])
  for (const payload of payloads) {
    const attack = (field: FieldText) => (isFreeText(field) ? field.text : payload)
    const texts = values.map(([file, value]): [string, string] => [
      file,
      JSON.stringify(replaceTexts(file, value, attack)),
    ])
    const errors = errorsOf(await checkSite(new Map(texts)))
    const refused = errors.map(({ file, path }) => `${file} ${path.join(".")}`)
    const attacked = values.flatMap(([file, value]) =>
      textsOfFile(file, value).flatMap((field) =>
        isFreeText(field) ? [] : `${file} ${field.path.join(".")}`,
      ),
    )
    expect([payload, refused]).toEqual([payload, expect.arrayContaining(attacked)])
  }
}, 300_000)

test("a fix changes no text and loses none", () => {
  let repaired = 0
  fc.assert(
    fc.property(mistakenFile, ({ file, text }) => {
      const fix = fixSource({ file, text })
      if ("refusal" in fix) return
      if (parsed(text) === undefined) repaired++
      expect([...losses(text, fix.text)]).toEqual([])
    }),
    { numRuns: 4000 },
  )
  expect(repaired).toBeGreaterThan(0)
}, 300_000)

test("no content crashes the check, and content without errors can be built", async () => {
  let passed = 0
  const some = fc.array(mistakenFile, { minLength: 1, maxLength: 3 })
  await fc.assert(
    fc.asyncProperty(some, async (mistakes) => {
      const texts = new Map(originalTexts)
      for (const { file, text } of mistakes) texts.set(file, text)
      const issues = await checkSite(texts)
      expect(issues.flatMap((issue) => [...flaws(issue, texts.get(issue.file))])).toEqual([])
      if (errorsOf(issues).length > 0) return
      passed++
      for (const { file } of mistakes)
        expect([...obstacles({ file, text: texts.get(file) ?? "" })]).toEqual([])
    }),
    { numRuns: 1000 },
  )
  expect(passed).toBeGreaterThan(0)
}, 300_000)
