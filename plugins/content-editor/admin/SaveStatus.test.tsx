import { render, screen } from "@testing-library/react"
import { WorkspaceContext } from "../state/useWorkspace"
import { memoryWorkspace } from "../testing/memoryWorkspace"
import { SaveProblem } from "./SaveStatus"

test("a deleted page that a save refuses is named", async () => {
  const workspace = await memoryWorkspace()
  workspace.change({ "pages/fashion.json": null }) // A link still leads there.
  await workspace.save()
  render(
    <WorkspaceContext value={workspace}>
      <SaveProblem />
    </WorkspaceContext>,
  )
  expect(screen.getByRole("alert").textContent).toContain("Fashion in detail")
})
