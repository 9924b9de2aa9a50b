import { act, screen, waitFor } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { model } from "../../../content-model/model/model"
import { parseRoute } from "../../ui/route"
import { memoryWorkspace, renderOn } from "../../testing/memoryWorkspace"
import { ItemView } from "../items/ItemView"
import { text } from "../../ui/words/words"
import { DeletedItems } from "./DeletedItems"
import { ItemList } from "./ItemList"
import { Parts } from "./Parts"

beforeEach(() => void (Element.prototype.scrollIntoView = jest.fn()))

const names = () => screen.getAllByRole("link").map(({ textContent }) => textContent)

test("a part of a file counts its own changes and errors, and opens a form of its fields alone", async () => {
  const file = "site.json"
  const workspace = await memoryWorkspace()
  const { rerender } = renderOn(workspace, <Parts file={file} title="Site" />)
  act(() => workspace.changeAt(file, ["footer", "linksTitle"], () => ""))
  act(() => workspace.changeAt(file, ["footer", "socialTitle"], () => "Elsewhere"))
  await waitFor(() => expect(names()).toContain("Footer2 unsaved changes1 to correct"))
  expect(names()).toContain("Navigation")
  expect(names()).toContain("Other settings")

  const route = parseRoute(
    screen.getByRole("link", { name: "Announcements" }).getAttribute("href") ?? "",
  )
  expect(route).toMatchObject({ view: "edit", file, path: [], part: "announcements" })
  const heading = () => screen.getByRole("heading", { level: 1 }).textContent
  rerender(<ItemView file={file} path={[]} part="announcements" />)
  expect(heading()).toBe("Announcements")
  expect(screen.getAllByRole("heading", { level: 2 })).toHaveLength(1)
  rerender(<ItemView file={file} path={["footer", "linksTitle"]} />)
  expect(heading()).toBe("Footer")
  expect(document.activeElement).toBe(screen.getByLabelText("Heading of the quick links"))
  rerender(<ItemView file={file} path={["language"]} />)
  expect(heading()).toBe("Other settings")
})

test.each([
  ["en-GB", "New venture"],
  ["de-AT", "New Venture"],
])("in %s the button is called %s", async (language, name) => {
  const workspace = await memoryWorkspace()
  workspace.change({ "site.json": { language } })
  const type = model.types.find((one) => one.meta()?.title === "Venture") ?? model.settings
  renderOn(workspace, <ItemList type={type} />)
  expect(screen.getByRole("button", { name })).not.toBeNull()
})

test("a deleted item has its title, kind and picture, and comes back as it was", async () => {
  const file = "services/hens.json"
  const value = { title: "Hens and eggs", image: { file: "images/poultry.png" } }
  const workspace = await memoryWorkspace()
  const words = { id: "1", date: "2026-01-01", author: "Ada", summary: "" }
  const version = { ...words, kind: "commit" as const }
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
