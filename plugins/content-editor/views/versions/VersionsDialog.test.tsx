import { screen } from "@testing-library/react"
import { memoryWorkspace, renderOn } from "../../testing/memoryWorkspace"
import { VersionsDialog } from "./VersionsDialog"

test("saves within a minute have different times", async () => {
  const workspace = await memoryWorkspace()
  const version = { author: "Ada", summary: "Ambition: Title", kind: "save" as const }
  const times = ["2026-11-23T06:59:05Z", "2026-11-23T06:59:41Z", "2026-11-22T06:00:00Z"]
  jest
    .spyOn(workspace.backend, "versions")
    .mockResolvedValue(times.map((date, index) => ({ ...version, id: String(index), date })))
  renderOn(workspace, <VersionsDialog file="values/ambition.json" onClose={() => undefined} />)
  await screen.findAllByText("Ambition: Title")
  const shown = [...document.querySelectorAll("time")].map(({ textContent }) => textContent)
  expect(shown).toEqual([
    expect.stringContaining(":59:05"),
    expect.stringContaining(":59:41"),
    expect.stringMatching(/\D\d\d:00$/),
  ])
})
