import { act, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { contentValues } from "../../drafts/values/contentValues"
import { memoryWorkspace, renderOn } from "../../testing/memoryWorkspace"
import { Toasts } from "../../ui/toast"
import { text } from "../../ui/words/words"
import { Replace } from "./Replace"

const files = ["ambition", "connection", "innovation"].map((name) => `values/${name}.json`)

test("one press replaces the ticked places, and one takes them back; Escape closes", async () => {
  const workspace = await memoryWorkspace()
  const value = (file: string) => Object(contentValues(workspace.getState()).get(file))
  const zeal = files.map((file, nth) => [file, { ...value(file), title: "Zeal", hidden: nth > 1 }])
  act(() => workspace.change(Object.fromEntries(zeal)))
  let isOpen = true
  renderOn(
    workspace,
    <>
      <Replace query="zeal" onClose={() => (isOpen = false)} />
      <Toasts />
    </>,
  )
  const user = userEvent.setup()
  const titles = () => files.map((file) => value(file).title)
  const press = (name: string) => user.dblClick(screen.getByRole("button", { name }))
  const [first, , hidden] = screen.getAllByRole("checkbox", { name: /Zeal/ })
  expect(hidden.closest("label")?.textContent).toContain(text("start.hidden"))

  await user.click(first)
  await user.type(screen.getByRole("textbox"), "Zealous")
  const items = text("replace.items", { count: 2 })
  const count = text("replace.count", { ticked: 2, count: 3, items })
  expect(screen.getByRole("checkbox", { name: count })).not.toBeNull()
  await press(text("replace.replace"))
  expect(titles()).toEqual(["Zeal", "Zealous", "Zealous"])
  await press(text("actions.undo"))
  expect(titles()).toEqual(["Zeal", "Zeal", "Zeal"])
  await user.click(screen.getByRole("textbox"))
  await user.keyboard("{Escape}")
  expect(isOpen).toBe(false)
})

test("a place that stays says why, and leads to its field", async () => {
  const workspace = await memoryWorkspace()
  const { story } = Object(contentValues(workspace.getState()).get("pages/about.json"))
  const paragraphs = ["A **zealous** start", "Zealous"]
  act(() => workspace.changeAt("pages/about.json", ["story"], () => ({ ...story, paragraphs })))
  renderOn(workspace, <Replace query="zealous" onClose={() => {}} />)
  await userEvent.setup().type(screen.getByRole("textbox"), "*")
  const reason = screen.getAllByRole("link", { name: text("replace.signs") })
  expect(reason[0].getAttribute("href")).toContain("story.paragraphs.0")
})
