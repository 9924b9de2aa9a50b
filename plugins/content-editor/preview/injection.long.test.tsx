import { renderToStaticMarkup } from "react-dom/server"
import {
  fillOptional,
  isFreeText,
  replaceTexts,
  type Text,
} from "../../content-model/testing/replaceTexts"
import { payloads, safeLinks } from "../../content-model/testing/xssPayloads"
import { previewPage, valuesWithAllKinds as contentValues } from "../testing/previewPage"
import { pagesIn } from "./pages"

const pages = pagesIn(contentValues)

const complete = new Map(
  [...contentValues].map(([file, value]) => [file, fillOptional(file, value)]),
)

const replaceAll = (values: typeof complete, replace: (file: string, text: Text) => string) =>
  new Map(
    [...values].map(([file, value]) => [
      file,
      replaceTexts(file, value, (text) => replace(file, text)),
    ]),
  )

/** Renders every page from some content and parses its HTML. */
const renderPages = (values: typeof complete) =>
  pages.map(({ path }) => {
    const html = renderToStaticMarkup(previewPage(path, values))
    return new DOMParser().parseFromString(`<!doctype html><body>${html}`, "text/html")
  })

const elementsOf = (page: Document) => [...page.querySelectorAll("*")]
const textAttribute = /^(alt|aria-label|placeholder|title)$/

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

// Texts that are shown only in the head, in files, in notifications, on errors, without ventures, or with
// opening hours.
const hiddenTexts =
  /^site.* (notifications\.(close|hotkey|notAvailable)|errorScreen|openingHours)|^contact-info\S+ postal|^pages\S+ (title$|description$|serviceWords\.(notAvailable|none)|form\.(sending|incomplete|notAvailable|undo|sent|failed|writeInstead|\w+\.missing))/

const usable = payloads.filter((text) => !/\{(title|year)\}/.test(text))
const paragraph = usable.join(" ")
const line = usable.filter((text) => !/[\r\n]/.test(text)).join(" ")

test("all payloads in every text of content/ are shown as plain text", () => {
  const shown = new Map<string, boolean>()
  for (const values of [contentValues, complete]) {
    const inserted = new Map<string, string>()
    const changed = replaceAll(values, (file, text) => {
      // Marks of Markdown are no plain text; see markdown.test.ts.
      if (!isFreeText(text) || text.schema.$ref === "Markdown") return text.value
      const field = `${file} ${text.path.join(".")}`
      const { placeholder, isParagraph } = text.schema
      const words = `${field}: ${isParagraph ? paragraph : line}`
      inserted.set(field, words.replace(/\r\n?/g, "\n"))
      return placeholder ? `${words}{${placeholder}}` : words
    })
    const rendered = renderPages(changed)
    expect(rendered.map(structureOf)).toEqual(renderPages(values).map(structureOf))
    const texts = rendered.map(textOf)
    for (const [field, words] of inserted)
      shown.set(field, shown.get(field) || texts.some((all) => all.includes(words)))
  }
  const missing = [...shown].filter(([field, isShown]) => !isShown && !hiddenTexts.test(field))
  expect(missing).toEqual([])
}, 60_000)

test("a venture's title is inserted into a sentence unchanged", () => {
  const values = replaceAll(contentValues, (file, { path, schema, value }) => {
    if (schema.placeholder === "title") return `On ${file}: {title}`
    return file.startsWith("services/") && path.join() === "title" ? line : value
  })
  const words = renderPages(values).map(textOf).join("\n")
  expect(words).toContain(`On pages/home.json: ${line}`)
  expect(words).toContain(`On pages/services.json: ${line}`)
})

test.each(safeLinks)("with the destination %p everywhere, pages have no other links", (link) => {
  const inMarkdown = `[words](<${link.replaceAll("&", "\\&")}>)`
  const values = replaceAll(complete, (_, { schema, value }) => {
    if (schema.$ref === "Markdown") return inMarkdown
    return schema.$ref === "Destination" ? link : value
  })
  const own = /^(#page_content|\/|\/services\/#[a-z-]+|\/[a-z-]+\.(pdf|svg))$/
  for (const page of renderPages(values)) {
    const targets = [...page.querySelectorAll("a")].map((one) => one.getAttribute("href"))
    expect(targets.filter((target) => target === link).length).toBeGreaterThan(5)
    expect(targets.filter((target) => target !== link && !own.test(target ?? ""))).toEqual([])
  }
})
