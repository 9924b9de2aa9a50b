import { screen } from "@testing-library/react"
import { createWorkspace } from "../drafts/workspace"
import { memoryBackend } from "../testing/memoryBackend"
import { memoryWorkspace, renderOn } from "../testing/memoryWorkspace"
import { SaveProblem } from "./SaveStatus"

test("a deleted page that a save refuses is named", async () => {
  const workspace = await memoryWorkspace()
  workspace.change({ "pages/fashion.json": null }) // A link still leads there.
  await workspace.save()
  renderOn(workspace, <SaveProblem />)
  expect(screen.getByRole("alert").textContent).toContain("Fashion in detail")
})

test("a browser that cannot keep the words is named before a save fails", async () => {
  const memory = memoryBackend()
  memory.storage.write = () => Promise.reject(new Error("The quota is exceeded."))
  const workspace = createWorkspace(memory)
  await workspace.load()
  workspace.change({ "pages/fashion.json": null })
  renderOn(workspace, <SaveProblem />)
  expect((await screen.findByRole("alert")).textContent).toContain("cannot keep your changes")
})
