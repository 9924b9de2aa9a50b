import { act, fireEvent, screen } from "@testing-library/react"
import type { PreviewTarget } from "./pages"

const contents = new Map([
  ["site.json", { navigation: { links: [{ label: "About", to: "/about/" }] } }],
  ["contact-info/a.json", { title: "Letter", content: "Write", to: "https://example.com/" }],
  ["contact-info/b.json", { title: "Visit", content: "Come in", to: "/map.pdf" }],
])
const onVisit = jest.fn()
const scrolled = jest.fn(function (this: Element) {
  return this.textContent
})

const show = (place: PreviewTarget) =>
  act(async () => window.showPreview?.({ contents, pictureOf: () => undefined, place, onVisit }))

beforeAll(async () => {
  Object.assign(document, { fonts: [] })
  Object.assign(window, { scrollTo: () => {} })
  Element.prototype.scrollIntoView = scrolled
  await import("./frame")
})

beforeEach(() => jest.clearAllMocks())

test("the page scrolls to what is edited, at first only", async () => {
  const place = { path: "/contact/", target: "Visit" }
  await show(place)
  await show(place)
  expect(scrolled.mock.results.map(({ value }) => value)).toEqual(["Visit"])
})

test.each([
  ["About", [[{ path: "/about/", target: undefined }]]],
  ["", [[{ path: "/contact/", target: "page_content" }]]],
  ["Write", []],
  ["Come in", []],
])("the link %p leads nowhere but to a page of the preview", async (name, visits) => {
  await show({ path: "/contact/" })
  const [link] = screen.getAllByRole("link", { name })
  const isFollowed = fireEvent.click(link)
  expect(isFollowed).toBe(false)
  expect(onVisit.mock.calls).toEqual(visits)
})
