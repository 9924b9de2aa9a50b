import { screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import type { Path } from "../../../content-model/lib/path"
import { memoryWorkspace, renderOn } from "../../testing/memoryWorkspace"
import { text } from "../../ui/words/words"
import { ItemForm } from "../ItemForm"

jest.setTimeout(30_000) // jsdom is slow with long forms
beforeEach(() => void (Element.prototype.scrollIntoView = jest.fn()))

/** Opens the picker of the first destination with a label that a form shows. */
async function choose(file: string, field: string, label: string, target: Path = []) {
  const workspace = await memoryWorkspace()
  const period = { from: "2098-12-01", until: "2098-12-24" }
  workspace.changeAt("pages/poultry.json", ["shown"], () => period)
  const handlers = { onLead: () => {}, onFocusPath: () => {}, onLeave: () => {} }
  renderOn(
    workspace,
    <ItemForm {...{ file, target, ...handlers }} fields={[field]} isShown={() => true} />,
  )
  const user = userEvent.setup()
  const name = `${label}: ${text("form.chooseDestination")}`
  const reopen = () => user.click(screen.getAllByRole("button", { name })[0])
  await reopen()
  return {
    user,
    reopen,
    period,
    draft: () => Object(workspace.getState().drafts.get(file)?.value),
    workspace,
  }
}

test("a new page has the title of the item that links to it, and the sections for its type", async () => {
  const file = "services/poultry-trading.json"
  const { user, draft, workspace } = await choose(file, "page", "Its page")
  await user.click(screen.getByRole("button", { name: text("form.newPage") }))
  const title = screen.getByRole<HTMLInputElement>("textbox", { name: text("start.pageTitle") })
  expect(title.value).toBe("Poultry Trading")
  await user.click(screen.getByRole("button", { name: text("start.create") }))
  expect(draft().page).toBe("/poultry-trading/")
  const page = Object(workspace.getState().drafts.get("pages/poultry-trading.json")?.value)
  expect(Object.keys(page.sections[0])).toEqual(["steps"])
  expect(screen.getByRole("link", { name: "Poultry Trading" })).toHaveProperty(
    "hash",
    "#/edit/pages/poultry-trading.json",
  )
})

test("a link gets the days of the page that is chosen, and loses them with it", async () => {
  const { user, reopen, period, draft } = await choose("site.json", "navigation", "Destination", [
    "navigation",
    "links",
    1,
    "to",
  ])
  const link = { label: "About", to: "/poultry/" }
  await user.click(screen.getByRole("option", { name: /\/poultry\/$/ }))
  expect(draft().navigation.links[1]).toEqual({ ...link, shown: period })
  await reopen()
  await user.click(screen.getByRole("option", { name: /\/fashion\/$/ }))
  expect(draft().navigation.links[1]).toEqual({ ...link, to: "/fashion/" })
})

test("a destination is found and chosen by the keyboard", async () => {
  const { user, reopen, draft } = await choose("pages/home.json", "vision", "Destination", [
    "vision",
  ])
  await user.keyboard("founders{ArrowDown}{Enter}")
  expect(draft().vision.action.to).toBe("/founders-and-investors/")
  await reopen()
  await user.keyboard("{Enter}poultry{Enter}")
  expect(draft().vision.action.to).toBe("/poultry/")
})
