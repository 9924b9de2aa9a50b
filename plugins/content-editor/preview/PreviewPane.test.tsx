import { act, render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { PreviewPane } from "./PreviewPane"
import { previewTarget } from "./pages"

const values = new Map<string, unknown>([
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
])("%s is shown at %p", (file, target) => expect(previewTarget(file, values)).toEqual(target))

/** Renders the preview of a file. `target` returns what the frame shows. */
function previewOf(file: string) {
  const preview = (shown: string, all = values) => (
    <PreviewPane values={all} file={shown} findImage={() => undefined} document={document} />
  )
  const { rerender } = render(preview(file))
  const frame = screen.getByTitle<HTMLIFrameElement>("Preview")
  const show = jest.fn()
  if (frame.contentWindow) frame.contentWindow.showPreview = show
  const edit = (another: string, all = values) => rerender(preview(another, all))
  edit(file)
  return { frame, show, edit, target: () => show.mock.lastCall[0].target }
}

test("another file shows its page, the same file keeps the page", () => {
  const { edit, target } = previewOf("values/pride.json")
  const before = target()
  edit("values/pride.json")
  expect(target()).toBe(before)
  edit("services/egg.json")
  expect(target()).toEqual({ path: "/services/", target: "egg-trading" })
})

test("scrolls to a new item as soon as it has a title", () => {
  const { edit, target } = previewOf("values/new.json")
  const named = (title: string) => new Map([...values, ["values/new.json", { title }]])
  edit("values/new.json", named("C"))
  edit("values/new.json", named("Care"))
  expect(target()).toEqual({ path: "/about/", target: "C" })
})

test("another page can be chosen", async () => {
  const { target } = previewOf("pages/home.json")
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Page" }), "About page")
  expect(target()).toEqual({ path: "/about/" })
})

test("a link on the page chooses another page", () => {
  const { show, target } = previewOf("pages/home.json")
  const { onNavigate } = show.mock.lastCall[0]
  act(() => onNavigate({ path: "/contact/" }))
  screen.getByDisplayValue("Contact page")
  expect(target()).toEqual({ path: "/contact/" })
})

test("the page can be shown in the dark colour scheme", async () => {
  const { frame } = previewOf("pages/home.json")
  expect(frame.style.colorScheme).toBe("light")
  await userEvent.click(screen.getByRole("checkbox", { name: "Dark" }))
  expect(frame.style.colorScheme).toBe("dark")
})
