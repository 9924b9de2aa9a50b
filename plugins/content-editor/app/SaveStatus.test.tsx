import { screen } from "@testing-library/react"
import { memoryWorkspace, renderOn } from "../testing/memoryWorkspace"
import { SaveProblem } from "./SaveStatus"

test("a deleted page that a save refuses is named", async () => {
  const workspace = await memoryWorkspace()
  workspace.change({ "pages/fashion.json": null }) // A link still leads there.
  await workspace.save()
  renderOn(workspace, <SaveProblem />)
  expect(screen.getByRole("alert").textContent).toContain("Fashion in detail")
})
