/** @jest-environment node */
import { readFileSync } from "node:fs"
import { contentTypeOf } from "../model/model"
import { exampleOfPage } from "../testing/composedPage"
import type { FieldText } from "../fields/text/texts"
import { fillOptional, isFreeText, replaceTexts, textsOfFile } from "../testing/replaceTexts"
import { blankTexts, forbiddenTexts, payloads, safeLinks } from "../testing/xssPayloads"
import { errorsOf } from "../issues/issues"
import { parseDocument } from "../read/json/document"
import { listFiles } from "../read/json/readFiles"
import { fieldIssues } from "./rules/fields"
import { contentFiles } from "../read/content"
import { crossFileIssues } from "./rules/links"
import { textIssues } from "../fields/text/rule"
import { fixtureContent } from "../testing/fixtureSite"

const fileOfType = new Map(
  contentFiles(listFiles(fixtureContent)).map((file) => [contentTypeOf(file), file]),
)

const everyKind = "pages/every-kind.json"

/** One file of each type, and a page of every kind of section, with all their optional texts. */
const files = [
  ...[...fileOfType.values()].map((file) => ({
    file,
    value: fillOptional(file, JSON.parse(readFileSync(`content/${file}`, "utf8"))),
  })),
  { file: everyKind, value: fillOptional(everyKind, exampleOfPage()) },
]

function parse(file: string, text: string) {
  const { document } = parseDocument({ file, text })
  if (!document) throw new Error(`${file} cannot be read`)
  return document
}

/** The paths of the fields of a content file that have errors. */
function errorPaths(file: string, value: unknown) {
  const document = parse(file, JSON.stringify(value))
  const site = { files: [file], staticFiles: [], isComplete: true }
  const crossFile = crossFileIssues([document], site)
  const errors = errorsOf([...fieldIssues(document), ...textIssues(document), ...crossFile])
  return new Set(errors.map(({ path }) => path.join()))
}

const withPlaceholder = (text: string, { placeholder }: FieldText["schema"]) =>
  placeholder === undefined ? text : `${text} {${placeholder}}`

/** The reasons why a field for words must refuse a text. */
function* reasons(text: string, { schema }: FieldText): Generator<string> {
  const { maxLength = 0, placeholder = " ", isParagraph } = schema
  if (forbiddenTexts.includes(text)) yield "invisible"
  if (blankTexts.includes(text) && placeholder === " ") yield "blank"
  if ([...withPlaceholder(text, schema)].length > maxLength) yield "too long"
  if (!isParagraph && /[\r\n]/.test(text)) yield "more than one line"
  if (text.includes(`{${placeholder}}`)) yield "a second placeholder"
}

/** True if a text has the format of a field that is not for words. */
function hasFormat(text: string, { schema, path }: FieldText) {
  if (path.at(-1) === "id") return /^[a-z]+$/.test(text)
  const isAddress = schema.$ref === "Destination" || path.join(".") === "delivery.address"
  return isAddress && safeLinks.includes(text) && (schema.$ref || text.startsWith("https:"))
}

test("each text in each field is accepted unchanged, or refused at its field", () => {
  const mistakes: string[] = []
  for (const { file, value } of files)
    for (const text of [...payloads, ...safeLinks, ...forbiddenTexts, ...blankTexts]) {
      const changed = replaceTexts(file, value, ({ schema }) => withPlaceholder(text, schema))
      const errors = errorPaths(file, changed)
      for (const field of textsOfFile(file, value)) {
        // Other rules report a missing image.
        if (field.schema.$ref === "PictureFile" && safeLinks.includes(text)) continue
        const expected = isFreeText(field) ? [...reasons(text, field)] : []
        if (!isFreeText(field) && !hasFormat(text, field)) expected.push("wrong format")
        if (errors.has(field.path.join()) !== expected.length > 0)
          mistakes.push(`${file} ${field.path.join(".")} ${JSON.stringify(text)}: ${expected}`)
      }
    }
  expect(mistakes).toEqual([])
}, 60_000)

test.each(["__proto__", "constructor", "toString", "<script>", 'a"b', "on click", "", "\u202e"])(
  "no group of fields accepts a field with the name %j",
  (key) => {
    for (const { file, value } of files) {
      let groups = 0
      const text = JSON.stringify(value, (_, part) => {
        const isGroup = typeof part === "object" && part !== null && !Array.isArray(part)
        if (!isGroup) return part
        groups++
        return Object.fromEntries([...Object.entries(part), [key, "x"]])
      })
      const unknown = fieldIssues(parse(file, text)).filter(
        ({ type, path }) => type === "unknown-field" && path.at(-1) === key,
      )
      expect(unknown).toHaveLength(groups)
    }
  },
)
