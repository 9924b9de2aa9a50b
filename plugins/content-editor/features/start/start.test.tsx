/** @jest-environment jsdom */
import { act, screen, waitFor } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { model } from "../../../content-model/model/model"
import { text } from "../../ui/words/words"
import { memoryWorkspace, renderOn } from "../../testing/memoryWorkspace"
import { ItemView } from "../items/ItemView"
import { VersionsDialog } from "../versions/VersionsDialog"
import { DeletedItems } from "./DeletedItems"
import { ItemList } from "./ItemList"
import { Parts } from "./StartView"

test("a part of a file shows its own changes and errors, and opens a form of its fields alone", async () => {
  const file = "site.json"
  const workspace = await memoryWorkspace()
  Element.prototype.scrollIntoView = jest.fn()
  const names = () =>
    screen
      .getAllByRole("row")
      .map(({ textContent }) => textContent)
      .join("\n")
  const { rerender } = renderOn(workspace, <Parts file={file} title="Site" />)
  act(() => workspace.changeAt(file, ["footer", "linksTitle"], () => ""))
  act(() => workspace.changeAt(file, ["footer", "socialTitle"], () => "Elsewhere"))
  await waitFor(() => expect(names()).toMatch(/^FooterUnsavedHas errors/m))
  expect(names()).toMatch(/^Other settings/m)

  const row = screen.getByRole("row", { name: "Announcements" })
  expect(row.dataset.href).toBe("#/edit/site.json?part=announcements")
  const heading = () => screen.getByRole("heading", { level: 1 }).textContent
  rerender(<ItemView file={file} path={[]} part="announcements" />)
  expect(heading()).toBe("Announcements")
  rerender(<ItemView file={file} path={["footer", "linksTitle"]} />)
  expect(heading()).toBe("Footer")
  expect(document.activeElement).toBe(screen.getByLabelText("Heading of the quick links"))
})

test("a list of more than 50 items shows the others when it is asked to", async () => {
  const workspace = await memoryWorkspace()
  const names = Array.from({ length: 60 }, (_, index) => `values/new-${index}.json`)
  workspace.change(Object.fromEntries(names.map((title) => [title, { title }])))
  const type = model.types.find((one) => one.meta()?.files === "values/*.json") ?? model.types[0]
  renderOn(workspace, <ItemList type={type} />)
  expect(screen.getAllByRole("row")).toHaveLength(50)
  await userEvent.click(screen.getByRole("button", { name: "Show all 64" }))
  expect(screen.getAllByRole("row")).toHaveLength(64)
})

test("a version without the file cannot be taken over", async () => {
  const workspace = await memoryWorkspace()
  const version = { id: "1", date: "2026-01-01T10:00:00Z", author: "Ada", summary: "Deleted" }
  jest.spyOn(workspace.backend, "versions").mockResolvedValue([version])
  renderOn(workspace, <VersionsDialog file="values/ambition.json" onClose={() => {}} />)
  await userEvent.click(await screen.findByText("Deleted"))
  await screen.findByText(text("versions.nothing"))
  expect(screen.queryByRole("button", { name: /^Restore/ })).toBeNull()
})

test("a restored item keeps its row, so that no other comes under the pointer", async () => {
  const workspace = await memoryWorkspace()
  const version = { id: "1", date: "2026-01-01T10:00:00Z", author: "Ada", summary: "" }
  const files = ["gone", "lost"].map((name) => ({ file: `values/${name}.json`, version }))
  jest.spyOn(workspace.backend, "deletedFiles").mockResolvedValue(files)
  jest
    .spyOn(workspace.backend, "textAt")
    .mockImplementation(async (_, file) => JSON.stringify({ title: file }))
  const { container } = renderOn(workspace, <DeletedItems />)
  const [restore] = await screen.findAllByRole("button", { name: /^Restore/ })
  await userEvent.click(restore)
  expect(screen.getAllByRole("button", { name: /^Restore/ })).toHaveLength(1)
  expect(container.textContent).toMatch(/gone.*Restored.*lost/)
})
