/** @jest-environment jsdom */
import { renderToStaticMarkup } from "react-dom/server"
import { fillOptional, textsOfFile } from "../../../content-model/testing/replaceTexts"
import type { ContentValues } from "../../../content-model/read/content"
import { acceptsAnyWords } from "../../../content-model/model/jsonSchema"
import { previewPage, valuesWithAllKinds } from "../../testing/previewPage"
import { pagesIn } from "../pages"
import { putMarks } from "./putMarks"
import { elementAt, fieldOfOnlyText, fieldsOf, keepStripped, showsField } from "./readMarks"

const contentValues = new Map(
  [...valuesWithAllKinds].map(([file, value]) => [file, fillOptional(file, value)]),
)
const pages = pagesIn(contentValues)
const homeFile = "pages/home.json"

let unmark: (() => void) | undefined
afterEach(() => unmark?.())

/** A page as it is in the built HTML, before any script. */
function render(path: string, values: ContentValues) {
  const container = document.createElement("div")
  container.innerHTML = renderToStaticMarkup(previewPage(path, values))
  return container
}

/** Renders a page with marks, and removes them again. */
function renderMarked(path: string, values: ContentValues = contentValues) {
  unmark?.()
  const container = render(path, putMarks(values))
  unmark = keepStripped(container)
  return container
}

// Texts that are shown only in the head, in files, in notifications, on errors or without ventures.
const hiddenTexts =
  /^site.* (delivery|notifications\.(close|hotkey|notAvailable)|errorScreen|largeView|openingHours)|^contact-info\S+ postal|words\.(?!list|years|feed)|^(pages|news)\S+ (title$|description$|serviceWords\.(notAvailable|none)|form\.(sending|incomplete|notAvailable|undo|sent|failed|writeInstead|withoutScript|\w+\.missing))/

test("every free text of the content is tied to an element, except for hidden ones", () => {
  const elements = pages
    .flatMap(({ path }) => [...renderMarked(path).querySelectorAll("*")])
    .filter((element) => fieldsOf(element).length > 0)
  const untied = [...contentValues].flatMap(([file, value]) => {
    const ofFile = elements.filter((one) => fieldsOf(one).some((field) => field.file === file))
    return textsOfFile(file, value)
      .filter(({ schema }) => acceptsAnyWords(schema))
      .filter(({ path }) => !ofFile.some((one) => showsField(one, { file, path })))
      .map(({ path }) => `${file} ${path.join(".")}`)
  })
  expect(untied.filter((name) => !hiddenTexts.test(name))).toEqual([])
  expect(untied).toContain("pages/home.json title")
})

test.each(pages.map(({ path }) => path))("without its marks, %s is as before", (path) => {
  const htmlOf = (one: HTMLElement) =>
    one.innerHTML.replace(/#field-\d+/g, "").replace(/_r_\w+_/g, "id")
  const marked = renderMarked(path)
  expect(htmlOf(marked)).toBe(htmlOf(render(path, contentValues)))
  expect(marked.innerHTML).toContain("#field-")
})

test("marks change no text that is empty, an id, an address or a colour", () => {
  const service = { id: "egg", title: "", colour: "#123456", action: "/contact/", features: ["A"] }
  const marked = putMarks(new Map([["services/egg.json", service]])).get("services/egg.json")
  expect(marked).toEqual({ ...service, features: [expect.stringMatching(/^.+A.+$/su)] })
})

test("a picture leads to its file, a button to its group, a half of a text to the text", () => {
  const home = renderMarked("/")
  const namesOf = (one: Element) => fieldsOf(one).map(({ path }) => path.join("."))
  const pathsOf = (selector: string) => [...home.querySelectorAll(selector)].map(namesOf)
  expect(pathsOf("main img")).toContainEqual(["hero.picture.file", "hero.picture.description"])
  expect(pathsOf("main a")).toContainEqual(["hero.contact"])
  expect(pathsOf("h1 > *")).toEqual([["slogan"], ["slogan"]])

  const shown = (...path: string[]) =>
    [...home.querySelectorAll("*")].filter((one) => showsField(one, { file: homeFile, path }))
  expect(shown("hero", "contact", "to").map(({ localName }) => localName)).toEqual(["a"])

  // Only a text that is the whole content of its element can be typed in.
  const typable = ["main h2", "main h3 + p + a", "main section"].map((selector) => {
    const element = home.querySelector(selector)
    return element && fieldOfOnlyText(element)?.field.path.join(".")
  })
  expect(typable).toEqual(["ventures.title", undefined, undefined])

  // A click beside a text leads to the first text of its section.
  const icon = home.querySelector("main h3")?.previousElementSibling
  document.elementsFromPoint = () => [icon, icon?.parentElement, home].filter((one) => one != null)
  expect(elementAt(0, 0)?.tagName).toBe("H3")
})

test("each part of a Markdown text leads to the text, which stays Markdown", () => {
  const body = "## Title\n\n- **bold** words"
  const page = { top: { title: "T" }, sections: [{ text: { title: "Heading", body } }] }
  const container = renderMarked("/p/", new Map([["pages/p.json", page]]))
  const parts = [...container.querySelectorAll("main :is(h3, li, strong)")]
  expect(parts.map(({ textContent }) => textContent)).toEqual(["Title", "bold words", "bold"])
  const field = { file: "pages/p.json", path: ["sections", 0, "text", "body"] }
  for (const part of container.querySelectorAll("h3 > span, li > span:last-child, strong"))
    expect(fieldsOf(part)).toEqual([field])
})

test("marks of later changes are removed before the next paint", async () => {
  const container = renderMarked("/contact/")
  const marked = putMarks(new Map([["values/a.json", { title: "Care" }]])).get("values/a.json")
  const text = Object(marked).title
  const added = container.appendChild(document.createElement("p"))
  added.append(text)
  container.querySelector("input")?.setAttribute("placeholder", text)
  await Promise.resolve()
  expect(container.innerHTML).not.toMatch(/[\u{F0000}-\u{10FFFF}]/u)
  expect(fieldsOf(added)).toEqual([{ file: "values/a.json", path: ["title"] }])
})
