import { act, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { valueAt, type Path } from "../../content-model/lib/path"
import { memoryWorkspace, renderOn } from "../testing/memoryWorkspace"
import { text } from "../ui/words/words"
import { ItemForm } from "./ItemForm"

beforeEach(() => void (Element.prototype.scrollIntoView = jest.fn()))

const [site, page] = ["site.json", "pages/poultry.json"]
const period = { from: "2098-12-01", until: "2098-12-24" }

/** Renders the form of a field at the top of a file, after a change of its value. */
async function show(file: string, field: string, target: Path = [], value?: unknown) {
  const workspace = await memoryWorkspace()
  if (value) workspace.changeAt(file, [field], () => value)
  const handlers = { onLead: () => {}, onFocusPath: () => {}, onLeave: () => {} }
  renderOn(
    workspace,
    <ItemForm {...{ file, target, ...handlers }} fields={[field]} isShown={() => true} />,
  )
  const user = userEvent.setup()
  return {
    workspace,
    user,
    press: (name: string) => user.click(screen.getAllByRole("button", { name })[0]),
    at: (...path: Path) => valueAt(workspace.getState().drafts.get(file)?.value, path),
  }
}

test("a choice is made among words, also where its type is shared", async () => {
  const sections = [{ items: { title: "Us", list: "values" } }]
  const { at } = await show(page, "sections", ["sections", 0, "items", "list"], sections)
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "List" }), "Ventures")
  expect(at("sections", 0, "items", "list")).toBe("ventures")
})

test("an announcement takes the days of the page that it leads to by one press", async () => {
  const announcement = { text: "Offers", to: "/poultry/?from=bar#steps" }
  const others = [{ text: "About us", to: "/about/" }]
  const { workspace, at } = await show(site, "announcements", [], [announcement, ...others])
  const offers = () => screen.queryAllByRole("button", { name: /^Use the page’s days/ })
  expect(offers()).toEqual([])
  act(() => workspace.changeAt(page, ["shown"], () => period))
  const [offer, ...more] = offers()
  expect(more).toEqual([])
  expect(offer.textContent).toMatch(/: from 1 December 2098 until 24 December 2098$/)
  await userEvent.click(offer)
  expect(at("announcements", 0)).toEqual({ ...announcement, shown: period })
  expect(offers()).toEqual([])
})

const choose = (label: string) => `${label}: ${text("form.chooseDestination")}`

test("a new page has the title of the item that links to it, and the sections for its type", async () => {
  const { workspace, press, at } = await show("services/poultry-trading.json", "page")
  await press(choose("Its page"))
  await press(text("form.newPage"))
  const title = screen.getByRole("textbox", { name: text("start.pageTitle") })
  expect(title).toHaveProperty("value", "Poultry Trading")
  await press(text("start.create"))
  expect(at("page")).toBe("/poultry-trading/")
  const file = "pages/poultry-trading.json"
  const created = workspace.getState().drafts.get(file)?.value
  expect(Object.keys(Object(valueAt(created, ["sections", 0])))).toEqual(["steps"])
  const link = screen.getByRole("link", { name: "Poultry Trading" })
  expect(link).toHaveProperty("hash", `#/edit/${file}`)
})

test("a link gets the days of the page that is chosen, and loses them with it", async () => {
  const path = ["navigation", "links", 1]
  const { workspace, user, press, at } = await show(site, "navigation", [...path, "to"])
  act(() => workspace.changeAt(page, ["shown"], () => period))
  const pick = async (name: RegExp) => {
    await press(choose("Destination"))
    await user.click(screen.getByRole("option", { name }))
  }
  await pick(/\/poultry\/$/)
  expect(at(...path)).toEqual({ label: "About", to: "/poultry/", shown: period })
  await pick(/\/fashion\/$/)
  expect(at(...path)).toEqual({ label: "About", to: "/fashion/" })
})

test("a destination is found and chosen by the keyboard", async () => {
  const { user, press, at } = await show("pages/home.json", "vision", ["vision"])
  await press(choose("Destination"))
  await user.keyboard("founders{ArrowDown}{Enter}")
  expect(at("vision", "action", "to")).toBe("/founders-and-investors/")
  await press(choose("Destination"))
  await user.keyboard("{Enter}poultry{Enter}")
  expect(at("vision", "action", "to")).toBe("/poultry/")
})
