/** @jest-environment jsdom */
import { screen, waitFor, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { contentValues } from "../../drafts/values/contentValues"
import { changedDrafts } from "../../drafts/merge/drafts"
import { unfinishedIn } from "../../drafts/values/unfinished"
import { renamePage } from "../../drafts/items/links"
import type { Publication } from "../../drafts/backend"
import { openWorkspace } from "../../drafts/workspace"
import { memoryBackend } from "../../testing/memoryBackend"
import { memoryWorkspace, renderOn } from "../../testing/memoryWorkspace"
import { text, type WordKey } from "../../ui/words/words"
import { ChangesView } from "./ChangesView"

const [fashion, womens] = ["pages/fashion.json", "pages/womens-fashion.json"]
const ambition = "values/ambition.json"

async function show() {
  const workspace = await memoryWorkspace()
  const open = async () => {
    renderOn(workspace, <ChangesView />)
    await screen.findByText(text("changes.localSaved"))
  }
  return { workspace, open, user: userEvent.setup() }
}

test("a page with another address is one change, and one press discards it with its links", async () => {
  const { workspace, open, user } = await show()
  workspace.change(renamePage(contentValues(workspace.getState()), fashion, womens, true))
  workspace.changeAt(womens, ["description"], () => "Other words")
  await open()
  const title = "Fashion in detail"
  const change = screen.getByRole("article", { name: title })
  expect(change.textContent).toContain("/fashion/ → /womens-fashion/")
  expect(change.textContent).toContain("Description for search engines")
  const all = `${text("changes.discardAll")}: ${title}`
  await user.click(within(change).getByRole("button", { name: all }))
  const { snapshot, drafts } = workspace.getState()
  expect(changedDrafts(snapshot, drafts)).toEqual([])
})

test("a colour is shown by its swatch, a picture by its thumbnail; what is unfinished is told", async () => {
  const { workspace, open } = await show()
  const service = "services/poultry-trading.json"
  workspace.changeAt(service, ["colour"], () => "#123456")
  workspace.changeAt(service, ["image", "file"], () => "images/hero.png")
  workspace.changeAt(ambition, ["title"], () => "TODO")
  workspace.changeAt(ambition, ["shown"], () => ({ from: "2098-12-01T18:00" }))
  // What was unfinished before is no part of the change.
  workspace.changeAt("site.json", ["navigation", "links", 0, "label"], () => "Start")
  await open()
  const [item] = screen.getAllByRole("article")
  expect(item.querySelector<HTMLElement>("ins i")?.style.background).toBe("rgb(18, 52, 86)")
  expect(item.querySelectorAll("del img, ins img")).toHaveLength(2)
  const link = await screen.findByRole("link", { name: "TODO (Value) › Title" })
  expect(link).toHaveProperty("hash", "#/edit/values/ambition.json?field=title")
  expect(unfinishedIn(workspace.getState().check, "site.json")).not.toEqual([])
  screen.getByText(text("unfinished.before", { count: 1 }))
  screen.getByText(/^Monday,? 1 December 2098, 18:00$/)
})

const bolder = { file: ambition, before: { title: "Ambition" }, after: { title: "Boldness" } }

test("one press saves and publishes; what cannot be saved stops it once, a refusal says why", async () => {
  const { workspace, open, user } = await show()
  const { backend } = workspace
  const press = async (key: WordKey) => {
    const find = () => screen.getByRole("button", { name: text(key) })
    await waitFor(() => expect(find()).toHaveProperty("disabled", false))
    await user.click(find())
  }
  const address = "https://github.com/orgs/owner/sso?authorization_request=A1B2"
  const host = { name: "git.example.com", branch: "main" }
  const published: Publication = { state: "published", files: [] }
  let publication: Publication = published
  jest.spyOn(backend, "publication").mockImplementation(async () => publication)
  const publish = jest.spyOn(backend, "publish").mockImplementation(async () => {
    publication = { ...published, unsent: { ...host, count: 1 } }
    throw new Error(`Open ${address}. Then try again.`)
  })
  workspace.changeAt(ambition, ["title"], () => "Boldness")
  workspace.changeAt("values/excellence.json", ["title"], () => "")
  await open()
  screen.getByText(text("changes.notConnected"))
  publication = { state: "saved", files: [bolder], unsent: { ...host, count: 0 } }
  await press("changes.keep")
  expect((await screen.findByRole("alert")).textContent).toMatch(/^Not published yet/)
  expect(publish).not.toHaveBeenCalled()
  await screen.findByText(text("changes.toPublish", host))
  await press("changes.publish")
  expect(await screen.findByRole("link", { name: address })).toHaveProperty("href", address)
  expect(publish).toHaveBeenLastCalledWith("Boldness: Title")
  await screen.findByText(text("changes.unsent", { count: 1 }))
})

test("what the check of a request found leads to its field, in the words of the form", async () => {
  const memory = memoryBackend()
  memory.files.set(ambition, memory.files.get(ambition)?.replace('"Ambition"', '""') ?? "")
  const publication: Publication = { state: "failed", files: [bolder] }
  memory.backend.publication = async () => publication
  memory.backend.withdraw = async () => {}
  renderOn(await openWorkspace(memory), <ChangesView />)
  const link = await screen.findByRole("link", { name: "Value › Title" })
  expect(link).toHaveProperty("hash", "#/edit/values/ambition.json?field=title")
  expect(link.closest("p")?.textContent).toBe("Value › Title: Is empty. Fill it in.")
})
