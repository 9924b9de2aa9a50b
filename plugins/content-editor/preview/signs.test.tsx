import { render } from "@testing-library/react"
import { fillOptional, isFreeText, replaceTexts } from "../../content-model/testing/replaceTexts"
import { parseDocument } from "../../content-model/read/json/document"
import { crossFileIssues } from "../../content-model/validate/rules/links"
import { isMarkdown } from "../../content-model/fields/markdown/parseMarkdown"
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
      // The check refuses HTML in Markdown.
      const html = isMarkdown(text.schema.$ref) ? "" : `<b data-evil>"'`
      return `${signed(number, text.schema.isParagraph)} ${html}{${text.schema.placeholder}}`
    }),
  ]),
)

const elements = pagesIn(values).flatMap(({ path }) => [
  ...render(previewPage(path, values)).container.querySelectorAll("*"),
])
const shown = new Set(
  elements.map(({ localName, textContent }) => `${localName} ${textContent.trim()}`),
)

const signs = ["li entry", "li number", "strong bold", "em italic", "a link"]

/** Whether pages show each sign of a text as what it means. */
const isRendered = ({ number }: SignedText) =>
  ["h2", "h3"].some((name) => shown.has(`${name} heading ${number}`)) &&
  signs.every((sign) => shown.has(`${sign} ${number}`))

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
  expect(elements.filter((element) => element.hasAttribute("data-evil"))).toEqual([])
  // And its links are checked.
  const rendered = texts.filter(isRendered)
  expect(rendered.length).toBeGreaterThan(1)
  expect(rendered.filter(({ place }) => !reported.has(`unknown-page ${place}`))).toEqual([])
})
