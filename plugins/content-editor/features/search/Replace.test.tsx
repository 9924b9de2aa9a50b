import { act, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { contentValues } from "../../drafts/values/contentValues"
import { memoryWorkspace, renderOn } from "../../testing/memoryWorkspace"
import { Toasts } from "../../ui/toast"
import { text } from "../../ui/words/words"
import { Replace } from "./Replace"

const files = ["ambition", "connection", "innovation"].map((name) => `values/${name}.json`)

test("one press replaces the ticked places, and one takes them back", async () => {
  const workspace = await memoryWorkspace()
  const titles = () =>
    files.map((file) => Object(contentValues(workspace.getState()).get(file)).title)
  for (const file of files) act(() => workspace.changeAt(file, ["title"], () => "Zeal"))
  renderOn(
    workspace,
    <>
      <Replace query="zeal" onClose={() => {}} />
      <Toasts />
    </>,
  )
  const user = userEvent.setup()
  const press = (name: string) => user.dblClick(screen.getByRole("button", { name }))
  await user.click(screen.getAllByRole("checkbox", { name: /Zeal/ })[0])
  await user.type(screen.getByRole("textbox"), "Zealous")
  await press(text("replace.replace"))
  expect(titles()).toEqual(["Zeal", "Zealous", "Zealous"])
  await press(text("actions.undo"))
  expect(titles()).toEqual(["Zeal", "Zeal", "Zeal"])
})

test("after a replace at all places it says how many were changed", async () => {
  const workspace = await memoryWorkspace()
  act(() => workspace.changeAt(files[0], ["title"], () => "Zeal"))
  renderOn(workspace, <Replace query="zeal" onClose={() => {}} />)
  await userEvent.type(screen.getByRole("textbox"), "Care")
  await userEvent.click(screen.getByRole("button", { name: text("replace.replace") }))
  const done = text("replace.done", { count: 1, items: text("replace.items", { count: 1 }) })
  expect(screen.getByRole("status").textContent).toBe(done)
})
