import { render } from "@testing-library/react"
import { fillOptional, isFreeText, replaceTexts } from "../../content-model/testing/replaceTexts"
import { parseDocument } from "../../content-model/read/json/document"
import { crossFileIssues } from "../../content-model/validate/rules/links"
import { textIssues } from "../../content-model/fields/text/rule"
import { previewPage, valuesWithAllKinds } from "../testing/previewPage"
import { pagesIn } from "./pages"

type SignedText = { place: string; number: number }

const texts: SignedText[] = []

/** Numbered words with every sign of the guide, and a link to a page that does not exist. */
function signed(number: number, isParagraph = false) {
  const line = `**bold ${number}** *italic ${number}* [link ${number}](/none/)`
  return isParagraph
    ? `## heading ${number}\n\n- entry ${number}\n\n1. number ${number}\n\n${line}`
    : line
}

const values = new Map(
  [...valuesWithAllKinds].map(([file, value]) => [
    file,
    replaceTexts(file, fillOptional(file, value), (text) => {
      if (!isFreeText(text)) return text.text
      const number = texts.length + 1
      texts.push({ place: `${file} ${text.path.join(".")}`, number })
      return `${signed(number, text.schema.isParagraph)} {${text.schema.placeholder}}`
    }),
  ]),
)

const elements = pagesIn(values).flatMap(({ path }) => [
  ...render(previewPage(path, values)).container.querySelectorAll("*"),
])
const shown = new Set(
  elements.map(({ localName, textContent }) => `${localName} ${textContent.trim()}`),
)

/** Whether pages show each sign of a text as what it means. */
const isRendered = ({ number }: SignedText) =>
  (shown.has(`h3 heading ${number}`) || shown.has(`h2 heading ${number}`)) &&
  shown.has(`li entry ${number}`) &&
  shown.has(`li number ${number}`) &&
  shown.has(`strong bold ${number}`) &&
  shown.has(`em italic ${number}`) &&
  shown.has(`a link ${number}`)

const documents = [...values].flatMap(
  ([file, value]) => parseDocument({ file, text: JSON.stringify(value) }).document ?? [],
)
const issues = [
  ...documents.flatMap(textIssues),
  ...crossFileIssues(documents, { files: [...values.keys()], staticFiles: [], isComplete: true }),
]
const reported = new Set(issues.map(({ type, file, path }) => `${type} ${file} ${path.join(".")}`))

test("each text shows the signs of the guide, or the check reports them", () => {
  expect(texts.length).toBeGreaterThan(100)
  const wrong = texts.filter(
    (text) => isRendered(text) === reported.has(`unknown-sign ${text.place}`),
  )
  expect(wrong).toEqual([])
})

test("the links of each text that shows signs are checked", () => {
  const rendered = texts.filter(isRendered)
  expect(rendered.length).toBeGreaterThan(1)
  expect(rendered.filter(({ place }) => !reported.has(`unknown-page ${place}`))).toEqual([])
})
