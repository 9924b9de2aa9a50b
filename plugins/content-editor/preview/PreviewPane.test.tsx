import { act, render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { PreviewPane } from "./PreviewPane"
import { previewTarget } from "./pages"

const contents = new Map<string, unknown>([
  ["services/egg.json", { id: "egg-trading", title: "Egg Trading" }],
  ["values/pride.json", { title: "Pride" }],
  ["values/new.json", {}],
])

test.each([
  ["pages/home.json", { path: "/" }],
  ["pages/not-found.json", { path: "/404.html" }],
  ["site.json", { path: "/" }],
  ["services/egg.json", { path: "/services/", target: "egg-trading" }],
  ["values/pride.json", { path: "/about/", target: "Pride" }],
  ["values/new.json", { path: "/about/", target: "" }],
  ["contact-info/gone.json", { path: "/contact/" }],
  ["", { path: "/" }],
])("%s shows at %p", (file, place) => expect(previewTarget(file, contents)).toEqual(place))

/** The preview of a file, and the function by which its window is told what to show. */
function previewOf(file: string) {
  const preview = (shown: string, all = contents) => (
    <PreviewPane contents={all} file={shown} pictureOf={() => undefined} document={document} />
  )
  const { rerender } = render(preview(file))
  const frame = screen.getByTitle<HTMLIFrameElement>("Preview")
  const show = jest.fn()
  if (frame.contentWindow) frame.contentWindow.showPreview = show
  const edit = (another: string, all = contents) => rerender(preview(another, all))
  edit(file)
  return { frame, show, edit, place: () => show.mock.lastCall[0].place }
}

test("another file shows its own page, the same file leaves the page as it is", () => {
  const { edit, place } = previewOf("values/pride.json")
  const before = place()
  edit("values/pride.json")
  expect(place()).toBe(before)
  edit("services/egg.json")
  expect(place()).toEqual({ path: "/services/", target: "egg-trading" })
})

test("a new item is looked for once it has a name", () => {
  const { edit, place } = previewOf("values/new.json")
  const named = (title: string) => new Map([...contents, ["values/new.json", { title }]])
  edit("values/new.json", named("C"))
  edit("values/new.json", named("Care"))
  expect(place()).toEqual({ path: "/about/", target: "C" })
})

test("another page can be chosen", async () => {
  const { place } = previewOf("pages/home.json")
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Page" }), "About page")
  expect(place()).toEqual({ path: "/about/" })
})

test("a link on the page chooses another page", () => {
  const { show, place } = previewOf("pages/home.json")
  const { onVisit } = show.mock.lastCall[0]
  act(() => onVisit({ path: "/contact/" }))
  screen.getByDisplayValue("Contact page")
  expect(place()).toEqual({ path: "/contact/" })
})

test("the page can be seen by night", async () => {
  const { frame } = previewOf("pages/home.json")
  expect(frame.style.colorScheme).toBe("light")
  await userEvent.click(screen.getByRole("checkbox", { name: "Dark" }))
  expect(frame.style.colorScheme).toBe("dark")
})
