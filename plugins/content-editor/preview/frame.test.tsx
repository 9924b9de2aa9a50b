import { act, fireEvent, screen } from "@testing-library/react"
import type { PreviewTarget } from "./pages"

const values = new Map([
  ["site.json", { navigation: { links: [{ label: "About", to: "/about/" }] } }],
  ["contact-info/a.json", { title: "E-mail", content: "Write", to: "https://example.com/" }],
  ["contact-info/b.json", { title: "Visit", content: "Come in", to: "/map.pdf" }],
])
const onNavigate = jest.fn()
const scrollIntoView = jest.fn(function (this: Element) {
  return this.textContent
})

const show = (target: PreviewTarget) =>
  act(async () => window.showPreview?.({ values, findImage: () => undefined, target, onNavigate }))

beforeAll(async () => {
  Object.assign(document, { fonts: [] })
  Object.assign(window, { scrollTo: () => {} })
  Element.prototype.scrollIntoView = scrollIntoView
  await import("./frame")
})

beforeEach(() => jest.clearAllMocks())

test("scrolls to the edited item once", async () => {
  const target = { path: "/contact/", target: "Visit" }
  await show(target)
  await show(target)
  expect(scrollIntoView.mock.results.map(({ value }) => value)).toEqual(["Visit"])
})

test.each([
  ["About", [[{ path: "/about/", target: undefined }]]],
  ["", [[{ path: "/contact/", target: "page_content" }]]],
  ["Write", []],
  ["Come in", []],
])("the link %p changes the previewed page only", async (name, targets) => {
  await show({ path: "/contact/" })
  const [link] = screen.getAllByRole("link", { name })
  const isDefaultAllowed = fireEvent.click(link)
  expect(isDefaultAllowed).toBe(false)
  expect(onNavigate.mock.calls).toEqual(targets)
})
