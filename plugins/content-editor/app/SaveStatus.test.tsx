import { act, screen } from "@testing-library/react"
import { openWorkspace } from "../drafts/workspace"
import { memoryBackend } from "../testing/memoryBackend"
import { renderOn } from "../testing/memoryWorkspace"
import { SaveProblem } from "./SaveStatus"

test("a page that a save refuses is named, and a browser that cannot keep the words", async () => {
  const memory = memoryBackend()
  memory.storage.write = () => Promise.reject(new Error("The quota is exceeded."))
  const workspace = await openWorkspace(memory)
  workspace.change({ "pages/fashion.json": null }) // A link still leads there.
  renderOn(workspace, <SaveProblem />)
  expect((await screen.findByRole("alert")).textContent).toContain("cannot keep your changes")
  await act(() => workspace.save())
  expect(screen.getByRole("alert").textContent).toContain("Fashion in detail")
})
