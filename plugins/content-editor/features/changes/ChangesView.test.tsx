import { act, screen, waitFor, within } from "@testing-library/react"
import userEvent, { type UserEvent } from "@testing-library/user-event"
import { contentValues } from "../../drafts/values/contentValues"
import { changedDrafts } from "../../drafts/merge/drafts"
import { hideItem, renamePage } from "../../drafts/items/links"
import type { Publication } from "../../drafts/backend"
import { memoryWorkspace, renderOn } from "../../testing/memoryWorkspace"
import { text, type WordKey } from "../../ui/words/words"
import { ChangesView } from "./ChangesView"

const [fashion, womens] = ["pages/fashion.json", "pages/womens-fashion.json"]

async function show() {
  const workspace = await memoryWorkspace()
  const values = () => contentValues(workspace.getState())
  return {
    workspace,
    values,
    changed: () => {
      const { snapshot, drafts } = workspace.getState()
      return changedDrafts(snapshot, drafts).map(({ file }) => file)
    },
    async open(state: WordKey = "changes.localPublished") {
      renderOn(workspace, <ChangesView />)
      await screen.findByText(text(state))
    },
    user: userEvent.setup(),
  }
}

test("a page with another address is one change, and one press discards it with its links", async () => {
  const { workspace, values, changed, open, user } = await show()
  workspace.change(renamePage(values(), fashion, womens, true))
  workspace.changeAt(womens, ["description"], () => "Other words")
  await open()
  const title = "Fashion in detail"
  const [change, ...others] = screen.getAllByRole("article", { name: title })
  expect(others).toEqual([])
  expect(change.textContent).toContain("/fashion/ → /womens-fashion/")
  expect(change.textContent).toContain("Description for search engines")
  const all = `${text("changes.discardAll")}: ${title}`
  await user.click(within(change).getByRole("button", { name: all }))
  expect(changed()).toEqual([])
})

test("a colour is shown by its swatch, a picture by its thumbnail, also in a new group", async () => {
  const { workspace, open } = await show()
  const service = "services/poultry-trading.json"
  workspace.changeAt(service, ["colour"], () => "#123456")
  workspace.changeAt(service, ["image", "file"], () => "images/hero.png")
  const share = { file: "images/story.png", description: "A story" }
  workspace.changeAt(fashion, ["share"], () => share)
  await open()
  const [item, page] = screen.getAllByRole("article")
  const swatches = item.querySelectorAll<HTMLElement>("del i, ins i")
  expect([...swatches].map(({ style }) => style.background)).toEqual([
    "rgb(184, 110, 0)",
    "rgb(18, 52, 86)",
  ])
  expect(item.querySelectorAll("del img, ins img")).toHaveLength(2)
  expect(page.querySelectorAll("ins img")).toHaveLength(1)
  expect(page.textContent).not.toContain("images/")
})

const ambition = "values/ambition.json"

test.each([
  ["saving", "changes.localPublished", []],
  ["publishing", "changes.localSaved", [{ file: ambition, before: null, after: "{}" }]],
] as const)("before %s, what is unfinished is told with a link to it", async (...row) => {
  const [, state, files] = row
  const { workspace, open } = await show()
  workspace.changeAt(ambition, ["title"], () => "TODO")
  if (files.length > 0) await workspace.save()
  const publication: Publication = {
    state: files.length > 0 ? "saved" : "published",
    files: [...files],
  }
  jest.spyOn(workspace.backend, "publication").mockResolvedValue(publication)
  await open(state)
  const link = await screen.findByRole("link", { name: "TODO › Title" })
  expect(link).toHaveProperty("hash", "#/edit/values/ambition.json?field=title")
  expect(link.closest("p")?.textContent).toContain("placeholder")
})

test("a draft is told as such, and nothing of it is unfinished for visitors", async () => {
  const { workspace, values, open } = await show()
  workspace.change(hideItem(values(), ambition, undefined, "draft"))
  workspace.changeAt(ambition, ["title"], () => "TODO")
  await open()
  await waitFor(() => expect(workspace.getState().check.issues).not.toEqual([]))
  expect(screen.getByRole("article", { name: "TODO" }).textContent).toContain("Draft")
  expect(screen.queryByText(/is unfinished/)).toBeNull()
})

const kept = '{"title":"Ambition"}'
const bolder = { file: ambition, before: kept, after: '{"title":"Boldness"}' }
const press = async (user: UserEvent, key: WordKey, values = {}) =>
  user.click(await screen.findByRole("button", { name: text(key, values) }))

test("one button leads on: save, keep as a version, send to the git host", async () => {
  const { workspace, open, user } = await show()
  const { backend } = workspace
  const host = { name: "git.example.com" }
  let publication: Publication = { state: "saved", files: [bolder] }
  jest.spyOn(backend, "publication").mockImplementation(async () => publication)
  jest.spyOn(backend, "publish").mockImplementation(async () => {
    publication = { state: "published", files: [], unsent: { ...host, count: 2 } }
  })
  backend.send = jest.fn().mockRejectedValueOnce(new Error("Not sent.")).mockResolvedValue(null)
  workspace.changeAt(ambition, ["title"], () => "Boldness")
  await open("changes.localSaved")
  expect(screen.queryByRole("button", { name: text("changes.localPublish") })).toBeNull()
  await press(user, "changes.saveFirst")
  await waitFor(() => expect(workspace.getState().save.kind).toBe("saved"))
  await press(user, "changes.localPublish")
  await screen.findByText(text("changes.unsent", { ...host, count: 2 }))
  // A save that is refused does not hinder the next step.
  act(() => workspace.changeAt(ambition, ["title"], () => ""))
  await act(() => workspace.save())
  await press(user, "changes.send", host)
  expect((await screen.findByRole("alert")).textContent).toContain("Not sent.")
  publication = { state: "published", files: [], unsent: { ...host, count: 0 } }
  await press(user, "changes.send", host)
  await screen.findByText(text("changes.sent", host))
})

test("a change is told in words; a refused publication says why, and can be tried again", async () => {
  const { workspace, open, user } = await show()
  const { backend } = workspace
  jest.spyOn(backend, "publication").mockResolvedValue({ state: "saved", files: [bolder] })
  jest.spyOn(backend, "publish").mockRejectedValueOnce(new Error("A merge is not finished."))
  await open("changes.localSaved")
  const words = [...document.querySelectorAll("del, ins")].map(({ textContent }) => textContent)
  expect(words).toEqual(["Ambition", "Boldness"])
  await press(user, "changes.localPublish")
  expect((await screen.findByRole("alert")).textContent).toContain("A merge is not finished.")
  const publish = screen.getByRole("button", { name: text("changes.localPublish") })
  await waitFor(() => expect(publish).toHaveProperty("disabled", false))
  await user.click(publish)
  await waitFor(() => expect(screen.queryByRole("alert")).toBeNull())
  expect(backend.publish).toHaveBeenLastCalledWith("Boldness: Title")
})
