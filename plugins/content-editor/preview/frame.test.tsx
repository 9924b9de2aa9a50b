/** @jest-environment jsdom */
import { act, fireEvent, screen } from "@testing-library/react"
import { acceptsMessage } from "../../hosting/names/answers"
import type { View } from "./Preview"
import { focusedAttribute } from "./PreviewStyles"

const values = new Map<string, unknown>([
  ["site.json", { navigation: { links: [{ label: "About", to: "/about/" }] } }],
  ["pages/contact.json", { panel: { title: "Talk to us" } }],
  ["contact-info/b.json", { title: "Visit", content: "Come in", to: "/map.pdf" }],
])
const [onSelect, onType] = [jest.fn(), jest.fn()]

const view: View = {
  values,
  instant: 0,
  findImage: () => undefined,
  path: "/contact/",
  focused: { file: "pages/contact.json", path: [] },
  onSelect,
  onType,
}
const show = (part: Partial<View> = {}) =>
  act(async () => window.showPreview?.({ ...view, ...part }))

/** Sends a double click. jsdom has no layout, so it cannot find an element at a point. */
function doubleClick(element: Element) {
  document.elementsFromPoint = () => [element]
  fireEvent.doubleClick(element)
}

beforeAll(async () => {
  Object.assign(document, { fonts: [] })
  Object.assign(window, { scrollTo: () => {} })
  Element.prototype.scrollIntoView = () => {}
  Element.prototype.checkVisibility = () => true
  await import("./frame")
})

beforeEach(() => jest.clearAllMocks())

test("a click on a link selects its field", async () => {
  await show()
  const [link] = screen.getAllByRole("link", { name: "About" })
  for (const ctrlKey of [false, true]) expect(fireEvent.click(link, { ctrlKey })).toBe(false)
  const field = { file: "site.json", path: ["navigation", "links", 0] }
  expect(onSelect.mock.calls).toEqual([[field], [field]])
})

test.each(["success", "ok"])("the form is sent, where a service says %s", async (mustBeTrue) => {
  Object.assign(globalThis, {
    Response: { json: (body: unknown) => ({ text: async () => JSON.stringify(body) }) },
  })
  const body = await (await fetch("")).text()
  expect(acceptsMessage(body, { address: null, mustBeTrue })).toBe(true)
})

test("the field in focus is outlined; what shows a file is scrolled to, once", async () => {
  const outlined = () => document.querySelector(`[${focusedAttribute}]`)?.textContent
  await show({ focused: { file: "contact-info/b.json", path: ["title"] } })
  expect(outlined()).toBe("Visit")
  await show()
  expect(outlined()).toBeUndefined()
  const scroll = jest.spyOn(Element.prototype, "scrollIntoView")
  const box = { width: 100, top: 2000, bottom: 2100 }
  jest.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue(Object(box))
  const focused = { file: "contact-info/b.json", path: [] }
  for (let renders = 0; renders < 2; renders++) await show({ focused })
  expect(scroll.mock.contexts.map((element) => Object(element).textContent)).toEqual(["Visit"])
  jest.restoreAllMocks()
})

test("while a person types in the text clicked last, the field keeps its place in the page", async () => {
  await show()
  const heading = screen.getByRole("heading", { name: "Talk to us" })
  const known = heading.firstChild
  fireEvent.click(heading)
  fireEvent.keyDown(document.body, { key: "Enter" })
  heading.textContent = "Talk"
  fireEvent.input(heading)
  const field = { file: "pages/contact.json", path: ["panel", "title"] }
  expect(onType.mock.calls).toEqual([[field, "Talk"]])
  const typed = heading.firstChild
  await show({ values: new Map(values).set("pages/contact.json", { panel: { title: "Talk" } }) })
  expect(heading.firstChild).toBe(typed)
  fireEvent.click(heading)
  expect(onSelect).toHaveBeenCalledTimes(1)
  await act(async () => expect(fireEvent.keyDown(heading, { key: "Enter" })).toBe(false))
  expect(heading.outerHTML).toContain(">Talk</h2>")
  expect(heading.firstChild).toBe(known) // by React
  expect(heading.hasAttribute("contenteditable")).toBe(false)
})

test.each([
  ["a link", "About", {}],
  ["a page that cannot be edited", "Talk to us", { onType: undefined }],
])("nobody can type in %s", async (_, words, part) => {
  await show(part)
  const [element] = screen.getAllByText(words)
  doubleClick(element)
  expect(element.hasAttribute("contenteditable")).toBe(false)
})

test("keys for the editor are passed on to the window around the page", async () => {
  const frame = document.createElement("iframe")
  Object.defineProperty(window, "frameElement", { value: frame, configurable: true })
  const keys: string[] = []
  frame.addEventListener("keydown", ({ key }) => keys.push(key))
  await show()
  const heading = screen.getByRole("heading", { name: "Talk to us" })
  for (const key of ["z", "Y", "s", "k"]) {
    doubleClick(heading)
    expect(fireEvent.keyDown(document.body, { key, ctrlKey: true })).toBe(false)
    expect(heading.hasAttribute("contenteditable")).toBe(key === "s")
    fireEvent.blur(heading)
  }
  expect(keys).toEqual(["z", "Y", "s", "k"])
})
