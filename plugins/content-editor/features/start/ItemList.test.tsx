import { screen } from "@testing-library/react"
import { model } from "../../../content-model/model/model"
import { memoryWorkspace, renderOn } from "../../testing/memoryWorkspace"
import { ItemList } from "./ItemList"

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
