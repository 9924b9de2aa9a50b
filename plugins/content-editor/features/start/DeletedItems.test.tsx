import { screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { memoryWorkspace, renderOn } from "../../testing/memoryWorkspace"
import { text } from "../../ui/words/words"
import { DeletedItems } from "./DeletedItems"

const file = "services/hens.json"
const value = { title: "Hens and eggs", image: { file: "images/poultry.png" } }

test("a deleted item has its title, kind and picture, and comes back as it was", async () => {
  const workspace = await memoryWorkspace()
  const version = {
    id: "1",
    date: "2026-01-01",
    author: "Ada",
    summary: "",
    kind: "commit" as const,
  }
  jest.spyOn(workspace.backend, "deletedFiles").mockResolvedValue([{ file, version }])
  jest.spyOn(workspace.backend, "textAt").mockResolvedValue(JSON.stringify(value))
  const { container } = renderOn(workspace, <DeletedItems />)
  const name = text("start.bringBackItem", { title: "Hens and eggs" })
  const bringBack = await screen.findByRole("button", { name })
  expect(container.textContent).toContain("Venture")
  expect(container.querySelector("img")).not.toBeNull()
  await userEvent.setup().click(bringBack)
  expect(workspace.getState().drafts.get(file)?.value).toEqual(value)
})
