import { act, screen, waitFor } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { contentTypeOf } from "../../../content-model/model/model"
import { memoryWorkspace, renderOn } from "../../testing/memoryWorkspace"
import { ItemView } from "../items/ItemView"
import { ItemList } from "./ItemList"
import { Parts } from "./Parts"

test("a part of a file counts its own changes and errors, and opens a form of its fields alone", async () => {
  const file = "site.json"
  const workspace = await memoryWorkspace()
  Element.prototype.scrollIntoView = jest.fn()
  const names = () => screen.getAllByRole("link").map(({ textContent }) => textContent)
  const { rerender } = renderOn(workspace, <Parts file={file} title="Site" />)
  act(() => workspace.changeAt(file, ["footer", "linksTitle"], () => ""))
  act(() => workspace.changeAt(file, ["footer", "socialTitle"], () => "Elsewhere"))
  await waitFor(() => expect(names()).toContain("Footer2 unsaved changesHas errors"))
  expect(names()).toContain("Other settings")

  const link = screen.getByRole("link", { name: "Announcements" })
  expect(link).toHaveProperty("hash", "#/edit/site.json?part=announcements")
  const heading = () => screen.getByRole("heading", { level: 1 }).textContent
  rerender(<ItemView file={file} path={[]} part="announcements" />)
  expect(heading()).toBe("Announcements")
  rerender(<ItemView file={file} path={["footer", "linksTitle"]} />)
  expect(heading()).toBe("Footer")
  expect(document.activeElement).toBe(screen.getByLabelText("Heading of the quick links"))
})

test("a dialog stays after a double click, and keeps what is typed after a press beside it", async () => {
  const type = contentTypeOf("services/poultry-trading.json")
  renderOn(await memoryWorkspace(), type && <ItemList type={type} />)
  await userEvent.dblClick(screen.getByRole("button", { name: "New venture" }))
  const title = screen.getByRole("textbox")
  await userEvent.type(title, "Bees")
  await userEvent.click(document.body)
  expect(title).toHaveProperty("isConnected", true)
})
