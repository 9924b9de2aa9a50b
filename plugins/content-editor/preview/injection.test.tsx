import { readdirSync, readFileSync } from "node:fs"
import { renderToStaticMarkup } from "react-dom/server"
import { contentTypeOf } from "../../content-model/schema/jsonSchema"
import { fillOptional, isFreeText, replaceTexts } from "../../content-model/testing/replaceTexts"
import { payloads, safeLinks } from "../../content-model/testing/xssPayloads"
import { PreviewPage } from "./PreviewPage"
import { pages } from "./pages"
import { createQueryRunner } from "./runQuery"

type Files = [file: string, value: unknown][]

const files = readdirSync("content", { recursive: true, encoding: "utf8" })
  .map((file) => file.replaceAll("\\", "/"))
  .filter(contentTypeOf)
  .map((file): Files[0] => [file, JSON.parse(readFileSync(`content/${file}`, "utf8"))])
const completeFiles = files.map(([file, value]): Files[0] => [file, fillOptional(file, value)])

/** Renders every page from some content and parses its HTML. */
function renderPages(contents: Files) {
  const runQuery = createQueryRunner(new Map(contents), (image) => ({
    url: `/${image}`,
    width: 16,
    height: 9,
  }))
  return pages.map(({ path }) => {
    const html = renderToStaticMarkup(<PreviewPage path={path} runQuery={runQuery} />)
    return new DOMParser().parseFromString(`<!doctype html><body>${html}`, "text/html")
  })
}

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

// Texts that are shown only in the head, in files, in notifications, on errors, or without ventures.
const hiddenTexts =
  /^site.* (notifications\.(close|notAvailable)|errorScreen|llms|humans)|^contact-info\S+ postal|^pages\S+ (title$|description$|serviceWords\.(notAvailable|none)|form\.(sending|incomplete|notAvailable|sent|failed|writeInstead))/

const usable = payloads.filter((text) => !/\{(title|year)\}/.test(text))
const paragraph = usable.join(" ")
const line = usable.filter((text) => !/[\r\n]/.test(text)).join(" ")

test("all payloads in every text of content/ are shown as plain text", () => {
  const shown = new Map<string, boolean>()
  for (const contents of [files, completeFiles]) {
    const inserted = new Map<string, string>()
    const changed = contents.map(([file, value]): Files[0] => [
      file,
      replaceTexts(file, value, (text) => {
        if (!isFreeText(text)) return text.value
        const key = `${file} ${text.path.join(".")}`
        const { placeholder, isParagraph } = text.shape
        const words = `${key}: ${isParagraph ? paragraph : line}`
        inserted.set(key, words.replace(/\r\n?/g, "\n"))
        return placeholder ? `${words}{${placeholder}}` : words
      }),
    ])
    const rendered = renderPages(changed)
    expect(rendered.map(structureOf)).toEqual(renderPages(contents).map(structureOf))
    const pageTexts = rendered.map(textOf)
    for (const [key, text] of inserted)
      shown.set(key, shown.get(key) || pageTexts.some((all) => all.includes(text)))
  }
  const missing = [...shown].filter(([key, isShown]) => !isShown && !hiddenTexts.test(key))
  expect(missing).toEqual([])
}, 60_000)

test("a venture's title is inserted into a sentence unchanged", () => {
  const contents = files.map(([file, value]): Files[0] => [
    file,
    replaceTexts(file, value, ({ path, shape, value: original }) => {
      if (shape.placeholder === "title") return `On ${file}: {title}`
      return file.startsWith("services/") && path.join() === "title" ? line : original
    }),
  ])
  const words = renderPages(contents).map(textOf).join("\n")
  for (const file of ["pages/home.json", "pages/services.json"])
    expect(words.includes(`On ${file}: ${line}`)).toBe(true)
})

test.each(safeLinks)(
  "a page on which everything leads to %p has no address but this and its own",
  (link) => {
    const contents = completeFiles.map(([file, value]): Files[0] => [
      file,
      replaceTexts(file, value, ({ shape, value: original }) =>
        shape.$ref === "Destination" ? link : original,
      ),
    ])
    const own = /^(#page_content|\/|\/services\/#[a-z-]+)$/
    for (const page of renderPages(contents)) {
      const addresses = [...page.querySelectorAll("a")].map((element) =>
        element.getAttribute("href"),
      )
      expect(addresses.filter((address) => address === link).length).toBeGreaterThan(5)
      expect(addresses.filter((address) => address !== link && !own.test(address ?? ""))).toEqual(
        [],
      )
    }
  },
)
