import { readdirSync, readFileSync } from "node:fs"
import { renderToStaticMarkup } from "react-dom/server"
import { contentTypeOf } from "../../content-model/schema/jsonSchema"
import { fillOptional, isFreeText, replaceTexts } from "../../content-model/testing/replaceTexts"
import { harmless, links } from "../../../src/testing/injections"
import { PreviewPage } from "./PreviewPage"
import { pages } from "./pages"
import { createQueryRunner } from "./runQuery"

type Files = [file: string, value: unknown][]

const files = readdirSync("content", { recursive: true, encoding: "utf8" })
  .map((file) => file.replaceAll("\\", "/"))
  .filter(contentTypeOf)
  .map((file): Files[0] => [file, JSON.parse(readFileSync(`content/${file}`, "utf8"))])
const completeFiles = files.map(([file, value]): Files[0] => [file, fillOptional(file, value)])

/** Every page from some content, as a browser reads it. */
function shownFrom(contents: Files) {
  const answer = createQueryRunner(new Map(contents), (picture) => ({
    url: `/${picture}`,
    width: 16,
    height: 9,
  }))
  return pages.map(({ path }) => {
    const html = renderToStaticMarkup(<PreviewPage path={path} answer={answer} />)
    return new DOMParser().parseFromString(`<!doctype html><body>${html}`, "text/html")
  })
}

const elementsOf = (page: Document) => [...page.querySelectorAll("*")]
const isText = /^(alt|aria-label|placeholder|title)$/

/** The elements of a page with all that they have, but for texts. */
const bonesOf = (page: Document) =>
  elementsOf(page).map(({ localName, attributes }) => [
    localName,
    ...[...attributes].map(({ name, value }) => (isText.test(name) ? name : [name, value])),
  ])

const wordsOf = (page: Document) =>
  elementsOf(page)
    .flatMap(({ attributes }) => [...attributes].map(({ value }) => value))
    .concat(page.documentElement.textContent)
    .join("\n")

// What only the page's head, a file for machines, a notification, a mishap or a site without
// ventures says.
const unseen =
  /^site.* (notifications\.(close|notAvailable)|errorScreen|llms|humans)|^contact-info\S+ postal|^pages\S+ (title$|description$|serviceWords\.(notAvailable|none)|form\.(sending|incomplete|notAvailable|sent|failed|writeInstead))/

const usable = harmless.filter((text) => !/\{(title|year)\}/.test(text))
const paragraph = usable.join(" ")
const line = usable.filter((text) => !/[\r\n]/.test(text)).join(" ")

test("all injections at once in each text of content/ show as text on each page", () => {
  const seen = new Map<string, boolean>()
  for (const contents of [files, completeFiles]) {
    const put = new Map<string, string>()
    const changed = contents.map(([file, value]): Files[0] => [
      file,
      replaceTexts(file, value, (text) => {
        if (!isFreeText(text)) return text.value
        const place = `${file} ${text.path.join(".")}`
        const { placeholder, isParagraph } = text.shape
        const words = `${place}: ${isParagraph ? paragraph : line}`
        put.set(place, words.replace(/\r\n?/g, "\n"))
        return placeholder ? `${words}{${placeholder}}` : words
      }),
    ])
    const shown = shownFrom(changed)
    expect(shown.map(bonesOf)).toEqual(shownFrom(contents).map(bonesOf))
    const words = shown.map(wordsOf)
    for (const [place, text] of put)
      seen.set(place, seen.get(place) || words.some((all) => all.includes(text)))
  }
  const lost = [...seen].filter(([place, isSeen]) => !isSeen && !unseen.test(place))
  expect(lost).toEqual([])
}, 60_000)

test("a venture's title stays as it is where it becomes part of a sentence", () => {
  const contents = files.map(([file, value]): Files[0] => [
    file,
    replaceTexts(file, value, ({ path, shape, value: given }) => {
      if (shape.placeholder === "title") return `On ${file}: {title}`
      return file.startsWith("services/") && path.join() === "title" ? line : given
    }),
  ])
  const words = shownFrom(contents).map(wordsOf).join("\n")
  for (const file of ["pages/home.json", "pages/services.json"])
    expect(words.includes(`On ${file}: ${line}`)).toBe(true)
})

test.each(links)(
  "a page on which everything leads to %p has no address but this and its own",
  (link) => {
    const contents = completeFiles.map(([file, value]): Files[0] => [
      file,
      replaceTexts(file, value, ({ shape, value: given }) =>
        shape.$ref === "Destination" ? link : given,
      ),
    ])
    const own = /^(#page_content|\/|\/services\/#[a-z-]+)$/
    for (const page of shownFrom(contents)) {
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
