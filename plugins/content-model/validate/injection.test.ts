/** @jest-environment node */
import { readFileSync } from "node:fs"
import { blankTexts, forbiddenTexts, payloads, safeLinks } from "../testing/xssPayloads"
import { crossFileIssues } from "./rules/links"
import { contentTypeOf } from "../schema/jsonSchema"
import { parseDocument } from "./json/document"
import { fieldIssues } from "./rules/fields"
import { contentFiles } from "./rules/files"
import { errorsOf } from "./issues"
import { fillOptional, isFreeText, textsOf, replaceTexts, type Text } from "../testing/replaceTexts"
import { listFiles } from "./json/readFiles"
import { textIssues } from "./rules/text"

const one = new Map(contentFiles(listFiles("content")).map((file) => [contentTypeOf(file), file]))

/** One file of each kind with all that it may say. */
const files = [...one.values()].map((file) => ({
  file,
  value: fillOptional(file, JSON.parse(readFileSync(`content/${file}`, "utf8"))),
}))

/** The places of the errors in a content file. */
function errorsIn(file: string, value: unknown) {
  const text = JSON.stringify(value)
  const { document, issues } = parseDocument({ file, text })
  if (!document) throw new Error(`${file} cannot be read`)
  const all = [...issues, ...fieldIssues(document), ...textIssues(document)]
  const errors = errorsOf([
    ...all,
    ...crossFileIssues([document], { staticFiles: [], isComplete: true }),
  ])
  return new Set(errors.map(({ path }) => path.join()))
}

const isHarmful = new Set(forbiddenTexts)
const put = (text: string, { placeholder }: Text["shape"]) =>
  placeholder === undefined ? text : `${text} {${placeholder}}`

/** Why a field must refuse a text. */
function* reasons(text: string, { shape }: Text): Generator<string> {
  const { maxLength = 0, placeholder = " ", isParagraph } = shape
  if (isHarmful.has(text)) yield "cannot be seen"
  if (blankTexts.includes(text) && placeholder === " ") yield "blank"
  if ([...put(text, shape)].length > maxLength) yield "too long"
  if (!isParagraph && /[\r\n]/.test(text)) yield "more than one line"
  if (text.includes(`{${placeholder}}`)) yield "twice the placeholder"
}

/** Whether a text has the form of a field that holds no words, by what each is for. */
function isOfForm(text: string, { shape, path }: Text) {
  if (path.at(-1) === "id") return /^[a-z]+$/.test(text)
  const isAddress = shape.$ref === "Destination" || path[0] === "delivery"
  return isAddress && safeLinks.includes(text) && (shape.$ref || text.startsWith("https:"))
}

test("each text in each field is let through as it is, or refused at its place", () => {
  const wrong: string[] = []
  for (const { file, value } of files) {
    const fields = textsOf(file, value)
    for (const text of [...payloads, ...safeLinks, ...forbiddenTexts, ...blankTexts]) {
      const errors = errorsIn(
        file,
        replaceTexts(file, value, ({ shape }) => put(text, shape)),
      )
      for (const field of fields) {
        // Whether its host can be asked and whether there is such a picture is another rule's matter.
        if (field.shape.$ref === "PictureFile" && safeLinks.includes(text)) continue
        const why = isFreeText(field) ? [...reasons(text, field)] : []
        if (!isFreeText(field) && !isOfForm(text, field)) why.push("of the wrong form")
        const isRefused = errors.has(field.path.join())
        if (isRefused === why.length > 0) continue
        const place = `${file} ${field.path.join(".")}`
        wrong.push(`${place} ${JSON.stringify(text)}: ${why.join(", ") || "refused"}`)
      }
    }
  }
  expect(wrong).toEqual([])
}, 60_000)

test.each(safeLinks)("a link to %p leads where one sees that it does", (link) => {
  const { protocol, username, host } = new URL(link, "https://aim.big")
  expect(protocol).toMatch(/^(https|mailto|tel):$/)
  expect(username).toBe("")
  expect(host).toMatch(/^(aim\.big|good\.example|xn--\w+\.example|)$/)
})

const keys = ["__proto__", "constructor", "toString", "<script>", 'a"b', "on click", "", "\u202e"]

test.each(keys)("no group of fields takes a field that is called %j", (key) => {
  for (const { file, value } of files) {
    let groups = 0
    const text = JSON.stringify(value, (_, part) => {
      const isGroup = typeof part === "object" && part !== null && !Array.isArray(part)
      if (!isGroup) return part
      groups++
      return Object.fromEntries([...Object.entries(part), [key, "x"]])
    })
    const { document } = parseDocument({ file, text })
    const issues = document ? fieldIssues(document) : []
    const found = issues.filter(({ type, path }) => type === "unknown-field" && path.at(-1) === key)
    expect(found).toHaveLength(groups)
  }
})
