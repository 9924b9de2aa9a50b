import { screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { memoryWorkspace, renderOn } from "../testing/memoryWorkspace"
import { ItemForm } from "./ItemForm"

jest.setTimeout(30_000) // jsdom is slow with long forms

test("a choice is made among words, also where its type is shared", async () => {
  Element.prototype.scrollIntoView = jest.fn()
  const file = "pages/poultry.json"
  const workspace = await memoryWorkspace()
  workspace.changeAt(file, ["sections"], () => [{ items: { title: "Us", list: "values" } }])
  const noop = () => {}
  renderOn(
    workspace,
    <ItemForm
      {...{ file, onLead: noop, onFocusPath: noop, onLeave: noop }}
      target={["sections", 0, "items", "list"]}
      isShown={() => true}
    />,
  )
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "List" }), "Ventures")
  expect(workspace.getState().drafts.get(file)?.value).toMatchObject({
    sections: [{ items: { list: "ventures" } }],
  })
})
