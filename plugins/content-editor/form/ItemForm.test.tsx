/** @jest-environment jsdom */
import { act, screen, waitFor } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { valueAt, type Path } from "../../content-model/lib/path"
import { memoryWorkspace, renderOn } from "../testing/memoryWorkspace"
import { leadTo, navigate, useRoute } from "../ui/route"
import { text } from "../ui/words/words"
import { ItemForm } from "./ItemForm"

const [site, page] = ["site.json", "pages/poultry.json"]
const period = { from: "2098-12-01", until: "2098-12-24" }
const choose = (label: string) => `${label}: ${text("form.chooseDestination")}`

/** Renders the form of a field at the top of a file. */
async function show(file: string, field: string, target: Path = []) {
  Element.prototype.scrollIntoView = jest.fn()
  const workspace = await memoryWorkspace()
  const props = { file, fields: [field], isShown: () => true, onFocusPath() {}, onLeave() {} }
  function Form() {
    const route = useRoute()
    return route.view === "edit" && <ItemForm {...props} target={route.path} />
  }
  navigate({ view: "edit", file, path: target })
  renderOn(workspace, <Form />)
  return {
    workspace,
    lead: (to: Path) => act(() => leadTo(to)),
    press: (name: string | RegExp) => userEvent.click(screen.getAllByRole("button", { name })[0]),
    at: (...path: Path) => valueAt(workspace.getState().drafts.get(file)?.value, path),
  }
}

test("a choice is made among words, also where its type is shared", async () => {
  const { workspace, at } = await show(page, "sections", ["sections", 0, "items", "list"])
  const section = { items: { title: "Us", list: "values" } }
  act(() => workspace.changeAt(page, ["sections", 0], () => section))
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "List" }), "Ventures")
  expect(at("sections", 0, "items", "list")).toBe("ventures")
})

test("an amount is taken as a page writes it, and kept as a number", async () => {
  const { workspace, at } = await show(page, "sections", ["sections", 0, "prices"])
  const entries = [{ name: "Eggs", amount: "80" }]
  const prices = { title: "Prices", currency: "INR", entries }
  act(() => workspace.changeAt(page, ["sections", 0], () => ({ prices })))
  const amount = screen.getByRole("textbox", { name: /^Amount/ })
  await userEvent.clear(amount)
  await userEvent.type(amount, "₹1,200")
  expect(amount).toHaveProperty("value", "₹1,200")
  expect(at("sections", 0, "prices", "entries", 0, "amount")).toBe("1200")
  await userEvent.tab()
  expect(amount).toHaveProperty("value", "1200")
})

test("Enter leads from the description of a picture to the next one that a gallery needs", async () => {
  const { workspace } = await show(page, "sections", ["sections", 0])
  const entries = ["", "A hen", ""].map((description) => ({ picture: { file: "", description } }))
  act(() => workspace.changeAt(page, ["sections", 0], () => ({ gallery: { entries } })))
  const descriptions = screen.getAllByRole("textbox", { name: /^Description/ })
  await userEvent.type(descriptions[0], "Eggs{Enter}")
  expect(document.activeElement).toBe(descriptions[2])
})

test("an announcement takes the days of the page that it leads to by one press", async () => {
  const { workspace, at } = await show(site, "announcements")
  const announcement = { text: "Offers", to: "/poultry/?from=bar#steps" }
  const others = [{ text: "About us", to: "/about/" }]
  act(() => workspace.changeAt(site, ["announcements"], () => [announcement, ...others]))
  const offers = () => screen.queryAllByRole("button", { name: /^Use the page’s days/ })
  expect(offers()).toEqual([])
  act(() => workspace.changeAt(page, ["shown"], () => period))
  expect(offers()).toHaveLength(1)
  await userEvent.click(offers()[0])
  expect(at("announcements", 0)).toEqual({ ...announcement, shown: period })
  expect(offers()).toEqual([])
})

test("a new page has the title of the item that links to it, and the sections for its type", async () => {
  const { workspace, press, at } = await show("services/poultry-trading.json", "page")
  await press(choose("Its page"))
  await press(text("form.newPage"))
  await press(text("start.create"))
  expect(at("page")).toBe("/poultry-trading/")
  const file = "pages/poultry-trading.json"
  const created = workspace.getState().drafts.get(file)?.value
  expect(Object.keys(Object(valueAt(created, ["sections", 0])))).toEqual(["steps"])
  const link = screen.getByRole("link", { name: "Poultry Trading" })
  expect(link).toHaveProperty("hash", `#/edit/${file}`)
})

test("a link to a new page has its title as words", async () => {
  const body = ["sections", 0, "text", "body"]
  const { press, at } = await show("pages/privacy.json", "sections", body)
  await press(text("markdown.link"))
  await userEvent.keyboard("Offers")
  await press(text("form.newPage"))
  await press(text("start.create"))
  expect(at(...body)).toMatch("[Offers](/offers/)")
})

test("a link gets the days of the page that is chosen by keyboard, and loses them with it", async () => {
  const path = ["navigation", "links", 1]
  const { workspace, press, at } = await show(site, "navigation", [...path, "to"])
  act(() => workspace.changeAt(page, ["shown"], () => period))
  act(() => workspace.changeAt("news/first.json", ["date"], () => "2099-01-05"))
  await press(choose("Destination"))
  screen.getByText("From 5 January 2099") // also by its date of publication
  await userEvent.keyboard("{Enter}poultry{ArrowDown}{Enter}")
  expect(at(...path)).toEqual({ label: "About", to: "/poultry/", shown: period })
  await press(choose("Destination"))
  await userEvent.click(screen.getByRole("option", { name: /\/fashion\/$/ }))
  expect(at(...path)).toEqual({ label: "About", to: "/fashion/" })
})

test("the entries of a long list fold, have names, and open for what leads to them", async () => {
  const { press, lead, workspace } = await show(site, "navigation")
  const labels = () => screen.queryAllByLabelText("Label").map(({ id }) => id.replace(/\D/g, ""))
  expect(labels()).toEqual([])
  await press("Link 1 · Home")
  lead(["navigation", "links", 1, "to"])
  expect(labels()).toEqual(["0", "1"])
  await press("Link 1 · Home")
  expect(labels()).toEqual(["1"])
  await userEvent.clear(screen.getByLabelText("Label"))
  await press(/^Link 2/)
  const folded = await screen.findByRole("button", { name: "Link 2 · /about/ Has errors" })
  expect(folded.getAttribute("aria-expanded")).toBe("false")
  const many = Array.from({ length: 12 }, () => ({ label: "Home", to: "/" }))
  act(() => workspace.changeAt(site, ["navigation", "links"], () => many))
  expect(screen.queryByRole("button", { name: "Add Link" })).toBeNull()
  screen.getByText(/^There is room for \d+\./)
})

test("equal texts keep their places while one is typed, and the focus follows a moved one", async () => {
  await show("services/poultry-trading.json", "features")
  const [first, second] = screen.getAllByRole("textbox")
  for (const feature of [first, second]) {
    await userEvent.clear(feature)
    await userEvent.type(feature, "x")
    expect(document.activeElement).toBe(feature)
  }
  await userEvent.type(first, "y")
  act(() => screen.getByRole("button", { name: "More for Feature 1" }).focus())
  await userEvent.keyboard("{Enter}")
  await userEvent.click(await screen.findByRole("menuitem", { name: "Move down" }))
  expect(screen.getAllByRole("textbox").slice(0, 2)).toEqual([second, first])
  const moved = screen.getByRole("button", { name: "More for Feature 2" })
  await waitFor(() => expect(document.activeElement).toBe(moved))
})
