/** @jest-environment jsdom */
import { screen, act, render } from "@testing-library/react"
import { memoryWorkspace, renderOn } from "../testing/memoryWorkspace"
import { text } from "../ui/words/words"
import { SaveError } from "../drafts/backend"
import { SiteLink } from "./SiteLink"
import { openWorkspace } from "../drafts/workspace"
import { memoryBackend } from "../testing/memoryBackend"
import { SaveProblem } from "./SaveStatus"
import { ErrorBoundary } from "./ErrorBoundary"

const at = (path: string) => `http://localhost/shop${path}`

test.each([
  ["#/edit/pages/fashion.json", at("/fashion/")],
  ["#/edit/services/poultry-trading.json", at("/services/#poultry-trading")],
  ["#/edit/services/fashion.json", at("/")], // a draft
])("at %s the link leads to %s", async (hash, href) => {
  const workspace = await memoryWorkspace()
  workspace.changeAt("services/fashion.json", ["draft"], () => true)
  await workspace.save()
  history.replaceState(null, "", `/shop/admin/${hash}`)
  renderOn(workspace, <SiteLink />)
  expect(screen.getByRole("link", { name: text("app.viewSite") })).toHaveProperty("href", href)
})

test("a page that a save refuses is named, a failed save, and a browser that cannot keep the words", async () => {
  const memory = memoryBackend()
  memory.storage.write = () => Promise.reject(new Error("The quota is exceeded."))
  const workspace = await openWorkspace(memory)
  workspace.change({ "pages/fashion.json": null }) // A link still leads there.
  renderOn(workspace, <SaveProblem />)
  expect((await screen.findByRole("alert")).textContent).toContain("cannot keep your changes")
  await act(() => workspace.save())
  expect(screen.getByRole("alert").textContent).toContain("Fashion in detail")
  act(() => workspace.undo("pages/fashion.json"))
  memory.fail(new SaveError("No answer.", "temporary"))
  act(() => workspace.changeAt("values/ambition.json", ["title"], () => "Boldness"))
  await act(() => workspace.save())
  expect(screen.getByRole("alert").textContent).toContain(`No answer. ${text("app.retries")}`)
})

test("content that cannot be loaded again is told until it can, and hides nothing else", async () => {
  const memory = memoryBackend()
  const workspace = await openWorkspace(memory)
  workspace.change({ "pages/fashion.json": null })
  renderOn(workspace, <SaveProblem />)
  await act(() => workspace.save())
  jest.spyOn(memory.backend, "load").mockRejectedValueOnce(new Error("No answer."))
  await act(() => workspace.refresh())
  expect(screen.getByRole("alert").textContent).toMatch(/No answer\..*Fashion in detail/)
  act(() => workspace.undo("pages/fashion.json"))
  expect(screen.getByRole("alert").textContent).toBe("No answer.")
  await act(() => workspace.refresh())
  expect(screen.queryByRole("alert")).toBeNull()
})

function Broken(): never {
  throw new Error("This view is broken.")
}

test("a broken view says so and leads to another one, which is shown", () => {
  jest.spyOn(console, "error").mockImplementation(() => undefined) // React reports the error too.
  const { rerender } = render(
    <ErrorBoundary address="#/changes">
      <Broken />
    </ErrorBoundary>,
  )
  expect(screen.getByRole("link", { name: "All content" })).toHaveProperty("hash", "#/")

  rerender(<ErrorBoundary address="#/">All content</ErrorBoundary>)
  expect(document.body.textContent).toBe("All content")
})
