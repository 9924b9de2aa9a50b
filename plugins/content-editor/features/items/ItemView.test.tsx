import { act, screen, waitFor, within } from "@testing-library/react"
import userEvent, { type UserEvent } from "@testing-library/user-event"
import type { Path } from "../../../content-model/lib/path"
import { Toasts } from "../../ui/toast"
import type { Draft } from "../../drafts/content/types"
import { memoryWorkspace, renderOn } from "../../testing/memoryWorkspace"
import { text } from "../../ui/words/words"
import { ItemView } from "./ItemView"

const home = "pages/home.json"
const service = "services/poultry-trading.json"

// jsdom lacks it.
beforeEach(() => void (Element.prototype.scrollIntoView = jest.fn()))

async function show(file: string, path: Path = [], drafts: Draft[] = []) {
  const workspace = await memoryWorkspace(drafts)
  const view = (shown: Path) => (
    <>
      <ItemView file={file} path={shown} />
      <Toasts />
    </>
  )
  const { rerender } = renderOn(workspace, view(path))
  return {
    workspace,
    user: userEvent.setup(),
    lead: (to: Path) => rerender(view(to)),
    value: () => JSON.stringify(workspace.getState().drafts.get(file)?.value ?? null),
  }
}

const emptyService = {
  file: "services/new.json",
  base: null,
  value: { id: "new", position: 9, title: "", subtitle: "", description: "" },
}
const field = (name: string | RegExp) => screen.getByRole("textbox", { name })
const button = (name: string | RegExp) => screen.getByRole("button", { name })

test("an optional group says that it may be left empty, and marks its optional fields", async () => {
  await show("contact-info/phone.json")
  const name = "Postal address, for search engines"
  const group = screen.getByRole("group", { name })
  const isOptional = (label: string) =>
    within(group).getByText(label).textContent.includes("optional")
  const labels = [name, "Street and number", "State or region", "Town", "Country"]
  expect(labels.map(isOptional)).toEqual([true, true, true, false, false])
  const hint = document.getElementById(group.getAttribute("aria-describedby") ?? "")
  expect(hint?.textContent).toMatch(/empty/)
})

test.each([
  ["2098-12-01T18:00", /^Monday,? 1 December 2098, 18:00 · /],
  ["2098-12-32", /^Before it/],
])("the day %s is also in words, because browsers write it in different ways", async (...row) => {
  const [from, words] = row
  const value = { ...emptyService.value, shown: { from } }
  await show(service, ["shown", "from"], [{ ...emptyService, file: service, value }])
  const notes = document.activeElement?.getAttribute("aria-describedby") ?? ""
  expect(document.getElementById(notes)?.textContent).toMatch(words)
})

test("an address leads to its field, that of an unknown field to the nearest group", async () => {
  const { lead } = await show(home, ["callToAction", "gone", 3])
  expect(document.activeElement?.id).toBe("field-callToAction-title")
  lead(["description"])
  expect(document.activeElement).toBe(field("Description for search engines"))
})

const composed = "pages/poultry.json"
/** Chooses in the menu of the first section with some words. */
async function chooseInMenu(user: UserEvent, words: string, name: string) {
  const [menu] = screen.getAllByRole("button", { name: new RegExp(`^More for ${words}`) })
  act(() => menu.focus())
  await user.keyboard("{Enter}")
  await user.click(await screen.findByRole("menuitem", { name }))
}

const sectionButton = /^Text · What an offer names/

test("a section opens for its field, and stays open and in focus when it is moved", async () => {
  const { user, value } = await show(composed, ["sections", 1, "text", "title"])
  const fields = "[id^=field-sections-]:is(input, textarea)"
  const open = () => [...document.querySelectorAll(fields)].map(({ id }) => id)
  const names = ["text-title", "text-body", "anchor", "shown-from", "shown-until"]
  expect(open()).toEqual(names.map((name) => `field-sections-1-${name}`))
  expect(document.activeElement?.id).toBe(open()[0])
  await chooseInMenu(user, "Text", "Move up")
  expect(value()).toMatch(/"sections":\[\{"text".*"steps"/)
  await waitFor(() => expect(document.activeElement).toBe(button(/^More for Text · What/)))
  expect(open()).toEqual(names.map((name) => `field-sections-0-${name}`))
  await user.click(button(sectionButton))
  expect(open()).toEqual([])
  await user.keyboard("{Control>}z{/Control}")
  expect(value()).not.toMatch(/"sections":\[\{"text"/)
})

test("a copy of a section has no anchor, and a removed one comes back as it was", async () => {
  const { user, value } = await show(composed)
  const count = (pattern: RegExp) => value().match(pattern)?.length
  const counts = () => [count(/"questions":/g), count(/"anchor":"questions"/g)]
  await chooseInMenu(user, "Questions", "Copy")
  expect(counts()).toEqual([2, 1])
  await chooseInMenu(user, "Questions", "Delete")
  expect(counts()[0]).toBe(1)
  await user.click(button("Bring it back"))
  expect(counts()).toEqual([2, 1])
})

test("a part of the form says whether it has errors, or notes that do not hinder saving", async () => {
  const { user } = await show(service)
  await user.type(field("Title"), " at www.example.com")
  expect(await screen.findAllByRole("img", { name: "Has notes" })).toHaveLength(1)
  await user.clear(field("Subtitle"))
  expect(await screen.findAllByRole("img", { name: "Has errors" })).toHaveLength(1)
  expect(screen.queryByRole("img", { name: "Has notes" })).toBeNull()
})

test("each keystroke is a change, and undo by keyboard leads to its field", async () => {
  const { user, value } = await show(service)
  await user.type(field("Title"), "!")
  expect(value()).toContain('"title":"Poultry Trading!"')
  await user.click(field("Subtitle"))
  await user.keyboard("{Control>}z{/Control}")
  expect(field("Title")).toHaveProperty("value", "Poultry Trading")
  expect(document.activeElement).toBe(field("Title"))
  await user.keyboard("{Control>}{Shift>}z{/Shift}{/Control}")
  expect(field("Title")).toHaveProperty("value", "Poultry Trading!")
})

test("a new item shows an issue after its field was left, and all after a refused save", async () => {
  const { user, workspace } = await show(emptyService.file, [], [emptyService])
  await waitFor(() => expect(workspace.getState().check.blocking).not.toHaveLength(0))
  expect(screen.queryByText(/Fill it in/)).toBeNull()
  await user.click(field("Title"))
  await user.tab()
  expect(await screen.findAllByText(/Fill it in/)).toHaveLength(1)
  await act(() => workspace.save())
  expect(screen.getAllByText(/Fill it in/).length).toBeGreaterThan(3)
  expect(document.body.textContent).not.toMatch(/"decorative"|double quotes|null/)
})

const complete = {
  ...emptyService.value,
  title: "New",
  subtitle: "One more",
  description: "It is new.",
  icon: "egg",
  colour: "#0e4d43",
  features: ["A", "B", "C", "D"],
  image: { file: "images/hero.png", decorative: true },
  draft: true,
}
const savedDraft = (file: string) =>
  expect.objectContaining({ file, text: expect.stringContaining('"draft": true') })

test("an incomplete item is saved as a draft, which says what is missing and leads there", async () => {
  const { user, workspace } = await show(emptyService.file, [], [emptyService])
  const save = jest.spyOn(workspace.backend, "save")
  await user.click(button("Save as a draft"))
  await waitFor(() => expect(workspace.getState().save.kind).toBe("saved"))
  expect(save.mock.calls[0][0]).toHaveProperty("files", [savedDraft(emptyService.file)])
  await waitFor(() => expect(screen.queryByText(/to correct/)).toBeNull())
  await screen.findByText(/\d things are missing/)
  await user.click(button("Show on the site"))
  expect(workspace.getState().drafts.size).toBe(0)
  expect(document.activeElement).toBe(field("Title"))
  screen.getByRole("link", { name: "Title" })
})

test("one press shows and saves a complete draft", async () => {
  const { user, workspace } = await show(
    emptyService.file,
    [],
    [{ ...emptyService, value: complete }],
  )
  const save = jest.spyOn(workspace.backend, "save")
  await screen.findByText(/It can be shown/)
  await user.click(button("Show on the site"))
  await waitFor(() => expect(workspace.getState().save.kind).toBe("saved"))
  expect(JSON.stringify(save.mock.calls)).not.toContain("draft")
})

test("links to an item that becomes a draft are asked for", async () => {
  const { user, workspace } = await show(service)
  act(() =>
    workspace.changeAt(home, ["hero", "ventures", "to"], () => "/services/#poultry-trading"),
  )
  await chooseInMenu(user, "Poultry Trading", "Save as a draft")
  await user.selectOptions(screen.getByRole("combobox", { name: /Where shall/ }), "/contact/")
  const save = jest.spyOn(workspace.backend, "save")
  await user.click(within(screen.getByRole("dialog")).getByRole("button", { name: /Save as/ }))
  await waitFor(() => expect(workspace.getState().save.kind).toBe("saved"))
  expect(save.mock.calls[0][0].files).toContainEqual(savedDraft(service))
})

test("a press on the number of what is unfinished leads to the next place", async () => {
  const { user, workspace } = await show(service)
  act(() => workspace.changeAt(service, ["subtitle"], () => "TODO"))
  await user.click(await screen.findByRole("button", { name: "2 unfinished" }))
  await waitFor(() => expect(document.activeElement).toBe(field("Subtitle")))
})

test("a refused save leads to the first error of the form, a press to the next", async () => {
  const { user, workspace } = await show(home)
  const description = field("Description for search engines")
  await user.clear(description)
  await screen.findByRole("button", { name: "1 to correct" })
  expect(description.getAttribute("aria-invalid")).toBe("true")
  const [label] = screen.getAllByRole("textbox", { name: "Label" })
  await user.clear(label)
  act(() => field("Title for search engines").focus())
  await act(() => workspace.save())
  expect(document.activeElement).toBe(label)
  await user.click(button("2 to correct"))
  expect(document.activeElement).toBe(description)
})

// A small file, because jsdom is slow to find elements by role.
const notFound = "pages/not-found.json"

test("a removed entry comes back beside later changes", async () => {
  const { user } = await show(notFound, ["notFound", "actions"])
  const list = within(screen.getByRole("group", { name: "Buttons" }))
  const labels = () => list.getAllByRole<HTMLInputElement>("textbox", { name: "Label" })
  const before = labels().map(({ value }) => value)
  await chooseInMenu(user, "Button 3", "Delete")
  await waitFor(() => expect(document.activeElement).toBe(labels()[1]))
  await user.type(labels()[0], "!")
  await user.click(button("Bring it back"))
  expect(labels().map(({ value }) => value)).toEqual([`${before[0]}!`, before[1], before[2]])
})

test("a destination shows the title of its page, and is written as people do", async () => {
  const { user, value } = await show(notFound, ["notFound", "actions", 1])
  const destination = screen.getAllByRole("textbox", { name: /^Destination/ })[1]
  expect(destination).toHaveProperty("value", "/services/")
  expect(screen.getAllByRole("link", { name: "Services page" })).toHaveLength(1)
  for (const [typed, to, shown] of [
    ["+91 40 5550 1234", "tel:+914055501234", "+914055501234"],
    ["a@b.in", "mailto:a@b.in", "a@b.in"],
    ["example.com/x", "https://example.com/x", "https://example.com/x"],
  ]) {
    await user.clear(destination)
    await user.type(destination, typed)
    expect(destination).toHaveProperty("value", typed)
    expect(value()).toContain(`"${to}"`)
    await user.tab()
    expect(destination).toHaveProperty("value", shown)
  }
})

test("a deleted item comes back", async () => {
  const { user, workspace } = await show(service)
  act(() => workspace.change({ [service]: null }))
  await user.click(button("Bring it back"))
  expect(field("Title")).toHaveProperty("value", "Poultry Trading")
})

test("an unknown file leads back to all content", async () => {
  await show("services/none.json")
  expect(screen.getAllByRole("link", { name: "All content" })[0]).toHaveProperty("hash", "#/")
  expect(screen.queryByRole("button", { name: text("draft.save") })).toBeNull()
})

test("what is wrong with the name of a file stands above its form", async () => {
  const file = "values/50% off.json"
  const value = { title: "Half price", description: "", colour: "", icon: "" }
  await show(file, [], [{ file, base: null, value }])
  expect((await screen.findByText(/Has a name that contains/)).textContent).toContain(file)
})
