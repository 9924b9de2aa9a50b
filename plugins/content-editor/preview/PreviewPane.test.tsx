import { act, cleanup, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { memoryWorkspace, renderOn } from "../testing/memoryWorkspace"
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
  ["values/new.json", { path: "/about/", target: "" }],
  ["contact-info/gone.json", { path: "/contact/" }],
  ["pages/diwali.json", { path: "/diwali/" }],
  ["", { path: "/" }],
])("%s is shown at %p", (file, target) => expect(previewTarget(file, values)).toEqual(target))

beforeEach(() => localStorage.clear())

/** Renders the preview of a file. `view` returns what the frame shows. */
async function previewOf(file: string, { isVersion = false } = {}) {
  const workspace = await memoryWorkspace()
  workspace.change(Object.fromEntries(values))
  const onSelect = jest.fn()
  const shownValues = isVersion ? values : undefined
  const preview = (shown: string) => (
    <PreviewPane file={shown} onSelect={onSelect} onType={() => {}} values={shownValues} />
  )
  const { rerender } = renderOn(workspace, preview(file))
  const frame = screen.getByTitle<HTMLIFrameElement>("The page")
  const show = jest.fn()
  if (frame.contentWindow) frame.contentWindow.showPreview = show
  const edit = (another: string) => rerender(preview(another))
  edit(file)
  const view = () => show.mock.lastCall[0]
  return { frame, edit, view, target: () => view().target, workspace, onSelect }
}

test("the page of the file is shown, until a person clicks on a text or chooses a page", async () => {
  const { view, target, edit, onSelect } = await previewOf("pages/home.json")
  const before = target()
  edit("pages/home.json")
  act(() => view().onSelect({ file: "services/egg.json", path: ["title"] }))
  expect(onSelect).toHaveBeenCalledWith("services/egg.json", ["title"])
  edit("services/egg.json")
  expect(target()).toBe(before)
  edit("values/pride.json")
  expect(target()).toEqual({ path: "/about/", target: "Pride" })
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Page" }), "Contact page")
  expect(target()).toEqual({ path: "/contact/" })
})

test("scrolls to a new item as soon as it has a title", async () => {
  const { workspace, target } = await previewOf("values/new.json")
  for (const title of ["C", "Care"]) act(() => workspace.change({ "values/new.json": { title } }))
  expect(target()).toEqual({ path: "/about/", target: "C" })
})

test("nobody can type in an earlier version; the browser remembers how it was seen", async () => {
  const { frame, view } = await previewOf("pages/home.json", { isVersion: true })
  expect(view().onType).toBeUndefined()
  expect(frame.style).toMatchObject({ colorScheme: "light", width: "1280px" })
  for (const name of ["Night", "Phone"]) await userEvent.click(screen.getByRole("button", { name }))
  cleanup()
  const { frame: again } = await previewOf("site.json")
  expect(again.style).toMatchObject({ colorScheme: "dark", width: "360px" })
})
