/** @jest-environment jsdom */
import { act, cleanup, fireEvent, screen, render } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { localTimeOf } from "../../content-model/time/instants"
import { memoryWorkspace, renderOn } from "../testing/memoryWorkspace"
import { PreviewPane } from "./PreviewPane"
import { pathShowing } from "./pages"
import "../../../scripts/lib/siteModel"
import type { Path } from "../../content-model/lib/path"
import { AbsenceNote } from "./AbsenceNote"

const values = new Map<string, unknown>([
  ["services/egg.json", { id: "egg-trading", title: "Egg Trading" }],
  ["values/pride.json", { title: "Pride" }],
])

test.each([
  ["pages/home.json", "/"],
  ["pages/not-found.json", "/404.html"],
  ["services/egg.json", "/services/"],
  ["contact-info/gone.json", "/contact/"],
  ["pages/diwali.json", "/diwali/"],
  ["", "/"],
])("%s is shown at %p", (file, path) => expect(pathShowing(file)).toBe(path))

/** Renders the preview of a file. `view` returns what the frame shows. */
async function previewOf(file: string, shownValues?: typeof values) {
  const workspace = await memoryWorkspace()
  workspace.change(Object.fromEntries(values))
  const preview = (shown: string) => (
    <PreviewPane file={shown} onType={() => {}} values={shownValues} />
  )
  const { rerender } = renderOn(workspace, preview(file))
  const frame = screen.getByTitle<HTMLIFrameElement>("The page")
  const show = jest.fn()
  if (frame.contentWindow) frame.contentWindow.showPreview = show
  const edit = (another: string) => rerender(preview(another))
  edit(file)
  const view = () => show.mock.lastCall[0]
  return { frame, edit, view, path: () => view().path }
}

test("the page of the file is shown, until a person clicks on a text or chooses a page", async () => {
  const { view, path, edit } = await previewOf("pages/home.json")
  act(() => view().onSelect({ file: "services/egg.json", path: ["title"] }))
  edit("services/egg.json")
  expect(path()).toBe("/")
  edit("values/pride.json")
  expect(path()).toBe("/about/")
  edit("services/egg.json")
  expect(path()).toBe("/services/")
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Page" }), "Contact page")
  expect(path()).toBe("/contact/")
})

test("a day alone shows the page as at its noon", async () => {
  const { view } = await previewOf("pages/home.json")
  fireEvent.change(screen.getByLabelText("Date"), { target: { value: "2098-12-01" } })
  expect(localTimeOf(view().instant, "Asia/Kolkata")).toBe("2098-12-01T12:00")
  fireEvent.change(screen.getByLabelText("Date: time"), { target: { value: "18:30" } })
  expect(localTimeOf(view().instant, "Asia/Kolkata")).toBe("2098-12-01T18:30")
})

test("the date of an earlier version has a label beside that of the form", async () => {
  const pane = <PreviewPane file="site.json" />
  renderOn(
    await memoryWorkspace(),
    <>
      {pane}
      {pane}
    </>,
  )
  expect(screen.getAllByLabelText("Date")).toHaveLength(2)
})

test("nobody can type in an earlier version; the browser remembers how it was seen", async () => {
  const { frame, view } = await previewOf("pages/home.json", values)
  expect(view().onType).toBeUndefined()
  expect(frame.style).toMatchObject({ colorScheme: "light", width: "1280px" })
  for (const name of ["Night", "Phone"]) await userEvent.click(screen.getByRole("button", { name }))
  cleanup()
  const { frame: again } = await previewOf("site.json")
  expect(again.style).toMatchObject({ colorScheme: "dark", width: "360px" })
})

const [site, service] = ["site.json", "services/poultry.json"]
const announcements = [{ text: "Sale", shown: { from: "2026-12-01" } }]
const timedValues = new Map<string, unknown>([
  [site, { timeZone: "Asia/Kolkata", announcements }],
  [service, { title: "Poultry", shown: { until: "2026-11-30" }, features: ["A"] }],
  ["values/secret.json", { title: "Secret", hidden: true }],
])

const entry: Path = ["announcements", 0, "text"]

test.each<[file: string, path: Path, utc: string, note: RegExp]>([
  [site, entry, "2026-11-30T18:29", /Site › Announcements › Sale.* 1 December 2026$/],
  [site, entry, "2026-11-30T18:30", /^$/],
  [service, ["features", 0], "2026-11-30T18:30", /^“Poultry” is not on.* 30 November 2026.*23:59$/],
  ["values/secret.json", [], "2026-11-30T18:29", /“Secret” is hidden/],
])("of %s at %j, the note on %s is %p", (file, path, utc, note) => {
  const instant = Date.parse(`${utc}Z`)
  render(<AbsenceNote {...{ values: timedValues, file, path, instant }} onLook={jest.fn()} />)
  expect(screen.getByRole("status").textContent).toMatch(note)
})
