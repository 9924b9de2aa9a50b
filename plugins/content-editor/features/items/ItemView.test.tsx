/** @jest-environment jsdom */
import { act, screen, waitFor, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { listAt, type Path } from "../../../content-model/lib/path"
import type { Draft } from "../../drafts/content/types"
import { Toasts } from "../../ui/toast"
import { memoryWorkspace, renderOn } from "../../testing/memoryWorkspace"
import { SaveStatus } from "../../app/SaveStatus"
import { leadTo, navigate, useRoute } from "../../ui/route"
import { text } from "../../ui/words/words"
import { ItemView } from "./ItemView"

const home = "pages/home.json"
const service = "services/poultry-trading.json"

beforeEach(() => void (Element.prototype.scrollIntoView = jest.fn()))

/** The form that the address names. */
function Form() {
  const route = useRoute()
  return route.view === "edit" && <ItemView {...route} />
}

async function show(file: string, path: Path = [], drafts: Draft[] = []) {
  const workspace = await memoryWorkspace(drafts)
  navigate({ view: "edit", file, path })
  renderOn(
    workspace,
    <>
      <SaveStatus />
      <Form />
    </>,
  )
  return {
    workspace,
    user: userEvent.setup(),
    lead: (to: Path) => act(() => leadTo(to)),
    value: () => JSON.stringify(workspace.getState().drafts.get(file)?.value ?? null),
  }
}

const field = (name: string | RegExp) => screen.getByRole("textbox", { name })
const button = (name: string | RegExp) => screen.getByRole("button", { name })

/** Chooses in the menu of the first section or entry with some words. */
function chooseInMenu(words: string, name: string) {
  const [menu] = screen.getAllByLabelText(new RegExp(`^More for ${words}`))
  act(() => menu.focus())
  act(() => menu.click())
  act(() => screen.getByRole("menuitem", { name }).click())
}

test("a section opens for its field, and stays open and in focus when it is moved", async () => {
  const { user, value, workspace } = await show("pages/poultry.json", [
    "sections",
    1,
    "text",
    "title",
  ])
  const fields = "[id^=field-sections-]:is(input, textarea, [role=textbox])"
  const open = () => [...document.querySelectorAll(fields)].map(({ id }) => id)
  const names = ["text-title", "text-body", "anchor", "shown-from", "shown-until"]
  expect(open()).toEqual(names.map((name) => `field-sections-1-${name}`))
  expect(document.activeElement?.id).toBe(open()[0])
  chooseInMenu("Text", "Move up")
  expect(value()).toMatch(/"sections":\[\{"text".*"steps"/)
  await waitFor(() => expect(document.activeElement).toBe(button(/^More for Text · What/)))
  expect(open()).toEqual(names.map((name) => `field-sections-0-${name}`))
  await user.click(button(/^Text · What an offer names/))
  expect(open()).toEqual([])
  chooseInMenu("Questions", "Copy")
  const counts = [/"questions":/g, /"anchor":"questions"/g].map((it) => value().match(it)?.length)
  expect(counts).toEqual([2, 1]) // A copy has no anchor.
  act(() => workspace.changeAt("pages/poultry.json", ["sections", 0], () => ({ message: {} })))
  act(() => screen.getByRole("button", { name: /^More for Contact form/ }).focus())
  await user.keyboard("{Enter}")
  expect(screen.queryByRole("menuitem", { name: "Copy" })).toBeNull() // A page has one form.
})

test("steps back in the history never mix two items", async () => {
  const files = ["values/ambition.json", "values/excellence.json"]
  const { user, workspace } = await show(files[0])
  const title = () => field("Title")
  await user.type(title(), "1")
  act(() => navigate({ view: "edit", file: files[1], path: [] }))
  await user.type(title(), "2")
  act(() => history.back())
  await waitFor(() => expect(title()).toHaveProperty("value", "Ambition1"))
  await user.type(title(), "3")
  act(() => history.forward())
  await waitFor(() => expect(title()).toHaveProperty("value", "Excellence2"))
  const { drafts } = workspace.getState()
  const titles = files.map((file) => Object(drafts.get(file)?.value).title)
  expect(titles).toEqual(["Ambition13", "Excellence2"])
})

test("a part of the form says whether it has errors or notes; undo leads to its field", async () => {
  const { user, value } = await show(service)
  await user.click(field("Title"))
  await user.paste(" at www.example.com")
  expect(await screen.findAllByText("Has notes")).toHaveLength(1)
  await user.clear(field("Subtitle"))
  expect(await screen.findAllByText("Has errors")).toHaveLength(1)
  expect(screen.queryByText("Has notes")).toBeNull()
  await user.click(field("Title"))
  await user.keyboard("{Control>}z{/Control}")
  expect(document.activeElement).toBe(field("Subtitle"))
  expect(value()).not.toContain('"subtitle":""')
})

test("links to an item that becomes a draft are asked for", async () => {
  const { user, workspace } = await show(service)
  const link = ["hero", "ventures", "to"]
  act(() => workspace.changeAt(home, link, () => "/services/#poultry-trading"))
  chooseInMenu("Poultry Trading", "Save as a draft")
  await user.selectOptions(screen.getByRole("combobox", { name: /Where shall/ }), "/contact/")
  const save = jest.spyOn(workspace.backend, "save")
  await user.click(within(screen.getByRole("dialog")).getByRole("button", { name: /Save as/ }))
  await waitFor(() => expect(workspace.getState().save.kind).toBe("saved"))
  const saved = save.mock.calls[0][0].files.find(({ file }) => file === service)
  expect(saved?.text).toContain('"draft": true')
})

test("an address leads to its field, a refused save to the first error, a press to the next", async () => {
  const { user, lead } = await show(home, ["callToAction", "gone", 3])
  expect(document.activeElement?.id).toBe("field-callToAction-title")
  lead(["description"])
  const description = field("Description for search engines")
  expect(document.activeElement).toBe(description)
  await user.clear(description)
  await screen.findByRole("button", { name: "1 unfinished" })
  expect(description.getAttribute("aria-invalid")).toBe("true")
  const [label] = screen.getAllByRole("textbox", { name: "Label" })
  await user.clear(label)
  act(() => field("Title for search engines").focus())
  await user.click(button("Save"))
  await waitFor(() => expect(document.activeElement).toBe(label))
  await user.click(button("2 unfinished"))
  expect(document.activeElement).toBe(description)
})

test("a removed entry comes back beside later changes; a destination is written as people do", async () => {
  const { user, workspace, value } = await show("pages/not-found.json", ["notFound", "actions", 1])
  renderOn(workspace, <Toasts />)
  const list = within(screen.getByRole("group", { name: "Buttons" }))
  const labels = () => list.getAllByRole<HTMLInputElement>("textbox", { name: "Label" })
  const before = labels().map((label) => label.value)
  chooseInMenu("Button 3", "Delete")
  await waitFor(() => expect(document.activeElement).toBe(labels()[1]))
  await user.type(labels()[0], "!")
  await user.click(screen.getAllByRole("button", { name: "Undo" })[1]) // of the message
  expect(labels().map((label) => label.value)).toEqual([`${before[0]}!`, before[1], before[2]])

  const destination = screen.getAllByRole("textbox", { name: /^Destination/ })[1]
  expect(screen.getAllByRole("link", { name: "Services page" })).toHaveLength(1)
  await user.clear(destination)
  await user.paste("+91 40 5550 1234")
  expect(destination).toHaveProperty("value", "+91 40 5550 1234")
  expect(value()).toContain('"tel:+914055501234"')
  await user.tab()
  expect(destination).toHaveProperty("value", "+914055501234")
})

test("what a save would refuse is counted before it is tried, in a draft as well", async () => {
  const { user, workspace } = await show(service)
  const count = () => screen.getByRole("button", { name: /^\d+ unfinished$/ }).textContent
  await waitFor(count)
  const before = count()
  act(() => workspace.changeAt(service, ["features", 4], () => ""))
  await waitFor(() => expect(count()).not.toBe(before))
  const withEmpty = count()
  await act(() => workspace.save())
  expect(count()).toBe(withEmpty)
  await user.click(button("Save as a draft"))
  await screen.findByText(text("draft.incomplete"))
  expect(count()).toBe(withEmpty)
})

test("of a file that somebody has deleted meanwhile, only that is asked", async () => {
  const [file, value] = ["values/gone.json", { title: "Boldness" }]
  await show(file, [], [{ file, base: '{ "title": "Old" }', value }])
  screen.getByRole("region", { name: text("conflict.title") })
  expect(screen.queryByText(text("draft.new"))).toBeNull()
})

test("a translation is written below its text, and stays with a text that is corrected", async () => {
  const value = { title: "తెలుగు", texts: [{ source: "Hom", translation: "హోమ్" }] }
  const draft = { base: null, value, time: 1 }
  const file = "languages/te.json"
  const { user, workspace } = await show(file, [], [{ file, ...draft }])
  const texts = () => listAt(workspace.getState().drafts.get(file)?.value, ["texts"])
  await user.click(screen.getByText(/^Site: 0 of/))
  await user.click(button(text("languages.keep")))
  expect(texts()).toEqual([{ source: "Home", translation: "హోమ్" }])
  await user.type(field("About"), "మా")
  expect(texts()).toContainEqual({ source: "About", translation: "మా" })
  screen.getByText(/^Site: 2 of/)
  await user.clear(field("About"))
  expect(texts()).toEqual([{ source: "Home", translation: "హోమ్" }])
})
