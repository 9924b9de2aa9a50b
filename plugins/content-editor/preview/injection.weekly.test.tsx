import { renderToStaticMarkup } from "react-dom/server"
import { fillOptional, isFreeText, replaceTexts } from "../../content-model/testing/replaceTexts"
import { isMarkdown } from "../../content-model/fields/markdown/parseMarkdown"
import { payloads } from "../../content-model/testing/xssPayloads"
import { previewPage, valuesWithAllKinds } from "../testing/previewPage"
import { pagesIn } from "./pages"

type Values = typeof valuesWithAllKinds

const complete: Values = new Map(
  [...valuesWithAllKinds].map(([file, value]) => [file, fillOptional(file, value)]),
)

/** The pages of some content, parsed from their HTML. */
const renderPages = (values: Values) =>
  pagesIn(values).map(({ path }) => {
    const html = renderToStaticMarkup(previewPage(path, values))
    return new DOMParser().parseFromString(`<!doctype html><body>${html}`, "text/html")
  })

const elementsOf = (page: Document) => [...page.querySelectorAll("*")]
/** Attributes that hold a text, or that follow its length. */
const textAttribute = /^(alt|aria-label|class|placeholder|title)$/

/** The elements and attributes of a page, without texts. */
const structureOf = (page: Document) =>
  elementsOf(page).map(({ localName, attributes }) => [
    localName,
    ...[...attributes].map(({ name, value }) => (textAttribute.test(name) ? name : [name, value])),
  ])

const textOf = (page: Document) =>
  elementsOf(page)
    .flatMap(({ attributes }) => [...attributes].map(({ value }) => value))
    .concat(page.documentElement.textContent)
    .join("\n")

const usable = payloads.filter((text) => !/\{(title|year)\}/.test(text))
const paragraph = usable.join(" ")
const line = usable.filter((text) => !/[\r\n]/.test(text)).join(" ")

test("all payloads in every text of content/ are shown as plain text", () => {
  const inserted = new Set<string>()
  const changed: Values = new Map(
    [...complete].map(([file, value]) => [
      file,
      replaceTexts(file, value, (text) => {
        // A delivery that the check refuses is none.
        if (text.path[0] === "delivery") return text.text
        // Marks of Markdown are no plain text; see parseMarkdown.test.ts.
        if (!isFreeText(text) || isMarkdown(text.schema.$ref)) return text.text
        const { placeholder, isParagraph } = text.schema
        const words = `${file} ${text.path.join(".")}: ${isParagraph ? paragraph : line}`
        inserted.add(words.replace(/\r\n?/g, "\n"))
        return placeholder ? `${words}{${placeholder}}` : words
      }),
    ]),
  )
  const rendered = renderPages(changed)
  expect(rendered.map(structureOf)).toEqual(renderPages(complete).map(structureOf))
  const shown = rendered.map(textOf).join()
  // Others are shown only in the head, in files, in notifications, or on errors.
  expect(
    [...inserted].filter((words) => shown.includes(words)).length / inserted.size,
  ).toBeGreaterThan(0.7)
}, 60_000)
