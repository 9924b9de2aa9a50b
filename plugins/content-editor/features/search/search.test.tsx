/** @jest-environment jsdom */
import "../../../../scripts/lib/siteModel"
import { searchContent } from "./searchContent"
import { valueAt } from "../../../content-model/lib/path"
import { findPlaces, replacePlaces } from "./findPlaces"
import { act, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { useState } from "react"
import { contentValues } from "../../drafts/values/contentValues"
import { memoryWorkspace, renderOn } from "../../testing/memoryWorkspace"
import { Toasts } from "../../ui/toast"
import { text } from "../../ui/words/words"
import { Replace } from "./Replace"

const search = (description: string, query: string) =>
  searchContent(new Map([["values/ambition.json", { title: "Ambition", description }]]), query)

test.each([
  ["Big Aims", "bIG", ["[Big] Aims"]],
  ["Café crème", "cafe creme", ["[Café] [crème]"]],
  ["Cafe\u0301 au lait", "café", ["[Caf\u00e9] au lait"]],
  ["🐓 hens", "hens", ["🐓 [hens]"]],
  ["한국 하늘", "하", ["한국 [하]늘"]],
  ["1 + 1 (a.b)", "+ (a.b)", ["1 [+] 1 [(a.b)]"]],
  ["Call +1 000-555-0100", "0005550100", ["Call +1 [000-555-0100]"]],
  ["İstanbul eggs", "eggs", ["İstanbul [eggs]"]],
  ["eggs and hens", "hens ducks", []],
  [`${"word ".repeat(20)}eggs here`, "eggs", ["… word word word word [eggs] here"]],
  ["eggs", "  ", []],
])("in %j, the search for %j finds each place of all words", (description, query, expected) => {
  const found = search(description, query).map(({ parts }) =>
    parts.map((part, index) => (index % 2 === 1 ? `[${part}]` : part)).join(""),
  )
  expect(found).toEqual(expected)
})

const home = "pages/home.json"
const pathsOf = (query: string, name: string, value: object) =>
  searchContent(new Map([[name, value]]), query).map(({ path }) => path.join("."))

test("files, sections and fields are found by their names, also those without a value", () => {
  expect(search("eggs", "eggs")).toMatchObject([{ label: "Ambition (Value) › Description" }])
  expect(pathsOf("home page", home, {})).toEqual([""])
  expect(pathsOf("navigation", "site.json", {})[0]).toBe("navigation")
  expect(pathsOf("vision heading", home, {})).toEqual(["vision.title"])
  const page = { sections: [{ questions: { title: "Ask" } }] }
  expect(pathsOf("questions", "pages/eggs.json", page)[0]).toBe("sections.0.questions")
  expect(pathsOf("prices", "pages/eggs.json", page)).toEqual([])
  // Sections come before texts, the names of pictures last.
  const value = { vision: { title: "Our vision", picture: { file: "images/vision.png" } } }
  expect(pathsOf("vision", home, value)).toEqual(["vision", "vision.title", "vision.picture.file"])
})

/** The file after all places of some words have other words, and the paths of these places. */
function replaceAll(file: string, value: object, [from, to]: [string, string]) {
  const values = new Map<string, unknown>([[file, value]])
  const places = findPlaces(values, from, to)
  const refused = places.filter(({ problem }) => problem)
  const changed = replacePlaces(
    values,
    places.filter(({ problem }) => !problem),
  )
  const paths = places.map(({ path }) => path.join("."))
  return { paths, refused, value: changed[file] ?? value }
}

test.each<[string, [string, string], string]>([
  ["Eggs, eggs", ["eggs", "hens"], "hens, hens"],
  ["a b", ["b", "$& $1 $$"], "a $& $1 $$"],
  ["🐓 hen 🐓", ["hen", "🐔"], "🐓 🐔 🐓"],
  ["+1 000-555-0100.", ["0005550100", "+91 405"], "+91 405."],
  ["20005550100", ["0005550100", "1"], "20005550100"],
])("in %j, replacing %j leaves %j", (description, words, after) => {
  const { value } = replaceAll("values/ambition.json", { title: "x", description }, words)
  expect(valueAt(value, ["description"])).toBe(after)
})

test.each<[string, [string, string], string, number]>([
  ["**egg** egg", ["egg", "hen"], "**hen** hen", 0],
  ["[egg](/egg/)", ["egg", "hen"], "[hen](/egg/)", 0],
  ["**egg** hen", ["egg", ""], "**egg** hen", 1],
  ["egg or egg", ["egg", "*"], "egg or egg", 1],
])("in the Markdown %j, replacing %j leaves %j", (body, words, after, count) => {
  const { value, refused } = replaceAll("pages/a.json", { sections: [{ text: { body } }] }, words)
  expect([valueAt(value, ["sections", 0, "text", "body"]), refused.length]).toEqual([after, count])
})

test("ids, icons, colours, pictures and addresses keep their words", () => {
  const image = { file: "images/egg.png", description: "egg" }
  const value = { id: "egg", icon: "egg", title: "egg", image }
  const { paths } = replaceAll("services/egg.json", value, ["egg", "hen"])
  expect(paths).toEqual(["title", "image.description"])
})

test("a number that is dialled follows the one that is shown; a part of it does not", () => {
  const phone = { title: "Phone", content: "+1 000-555-0100", to: "tel:+1-000-555-0100" }
  const after = (...words: [string, string]) =>
    replaceAll("contact-info/phone.json", phone, words).value
  expect(after("+1 000-555-0100", "+91 (40) 5550 1234")).toEqual({
    ...phone,
    content: "+91 (40) 5550 1234",
    to: "tel:+914055501234",
  })
  expect(after("000-55", "1")).toEqual(phone)
  expect(after("+1 000-555-0100", "none")).toEqual({ ...phone, content: "none" })
})

const files = ["ambition", "connection", "innovation"].map((name) => `values/${name}.json`)

function Opened() {
  const [isOpen, setIsOpen] = useState(true)
  return isOpen && <Replace query="zeal" onClose={() => setIsOpen(false)} />
}

test("one press replaces the ticked places and says how many, and one takes them back", async () => {
  const workspace = await memoryWorkspace()
  const titles = () =>
    files.map((file) => Object(contentValues(workspace.getState()).get(file)).title)
  for (const file of files) act(() => workspace.changeAt(file, ["title"], () => "Zeal"))
  renderOn(
    workspace,
    <>
      <Opened />
      <Toasts />
    </>,
  )
  const user = userEvent.setup()
  const press = (name: string) => user.dblClick(screen.getByRole("button", { name }))
  await user.click(screen.getAllByRole("checkbox", { name: /Zeal/ })[0])
  await user.type(screen.getByRole("textbox"), "Zealous")
  await press(text("replace.replace"))
  expect(titles()).toEqual(["Zeal", "Zealous", "Zealous"])
  screen.getByText(text("replace.done", { count: 2, items: text("replace.items", { count: 2 }) }))
  await press(text("actions.undo"))
  expect(titles()).toEqual(["Zeal", "Zeal", "Zeal"])
})
