/** @jest-environment jsdom */
import { SaveError } from "./backend"
import { memoryBackend } from "../testing/memoryBackend"
import { conflictsOf } from "./merge/continueDraft"
import { changedDrafts, refusedDrafts, savedText, valueOf } from "./merge/drafts"
import { valueAt, withValueAt } from "../../content-model/lib/path"
import { openWorkspace } from "./workspace"
import { checkSequences } from "../testing/checkSequences"

const file = "values/ambition.json"
const other = "values/excellence.json"

async function open(memory = memoryBackend()) {
  const workspace = await openWorkspace(memory)
  const { getState } = workspace
  const value = (name = file) => valueOf(getState().snapshot, getState().drafts, name)
  return {
    ...memory,
    workspace,
    value,
    title: (name = file) => valueAt(value(name), ["title"]),
    set: (key: string, part: unknown, name = file) =>
      workspace.change({ [name]: withValueAt(value(name), [key], part) }, name),
    changed: () => changedDrafts(getState().snapshot, getState().drafts).map((draft) => draft.file),
    /** Changes the saved file from outside. */
    edit: (from: string, to: string) =>
      memory.files.set(file, memory.files.get(file)?.replace(from, to) ?? ""),
  }
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test("a change that was saved before the page closed does not come back later", async () => {
  const memory = memoryBackend()
  const first = await open(memory)
  first.set("title", "Boldness ") // The save trimmed the space.
  const base = memory.files.get(file) ?? ""
  first.edit('"title": "Ambition"', '"title": "Boldness"')
  await open(memory)
  memory.files.set(file, base)
  expect((await open(memory)).title()).toBe("Ambition")
})

test("the result of a check waits while something is pressed", async () => {
  const { workspace } = await open()
  dispatchEvent(new Event("pointerdown"))
  workspace.change({ [file]: {} })
  await jest.advanceTimersByTimeAsync(1000)
  expect(workspace.getState().check.blocking).toEqual([])
  dispatchEvent(new Event("pointerup"))
  await jest.advanceTimersByTimeAsync(1000)
  expect(workspace.getState().check.blocking).not.toEqual([])
})

test("a change that is taken back is nothing to save", async () => {
  const { set, changed, stored } = await open()
  set("title", "Boldness")
  set("title", "Ambition ")
  expect(changed()).toEqual([])
  expect(stored.has(file)).toBe(true) // the space is kept while the person types
})

test("keystrokes are undone together, a pause and a paste separate them", async () => {
  const { set, title, workspace } = await open()
  for (const word of ["Ambition!", "Ambition!!"]) set("title", word)
  jest.advanceTimersByTime(1500)
  set("title", "Ambition!!?")
  set("title", "Something else")
  for (const pasted of ["As many letters", "Some other text"]) set("title", pasted)
  const titles = Array.from({ length: 5 }, () => {
    workspace.undo(file)
    return title()
  })
  const pastes = ["As many letters", "Something else"]
  expect(titles).toEqual([...pastes, "Ambition!!?", "Ambition!!", "Ambition"])
  expect(workspace.canUndo(file)).toBe(false)
  workspace.redo(file)
  expect(title()).toBe("Ambition!!")
})

test("an undo keeps what changed later in other files and fields, and brings a file back", async () => {
  const { set, title, value, workspace, changed } = await open()
  const before = value()
  workspace.change({ [file]: null })
  expect(value()).toBeNull()
  workspace.undo(file)
  expect([value(), changed()]).toEqual([before, []])
  workspace.change({
    [file]: withValueAt(value(), ["position"], 90),
    [other]: withValueAt(value(other), ["position"], 10),
  })
  set("title", "Boldness")
  workspace.undo(other)
  expect(title()).toBe("Boldness")
  expect([file, other].map((name) => valueAt(value(name), ["position"]))).toEqual([10, 40])
})

test("all changed files are saved as one request, in canonical form, but those with errors", async () => {
  const { set, workspace, requests, files, stored, changed } = await open()
  set("title", " Boldness")
  set("title", "Greatness", other)
  await workspace.save()
  expect(requests).toHaveLength(1)
  expect(requests[0].summary).toBe("Boldness: Title\nGreatness: Title")
  expect(files.get(file)).toContain('"title": "Boldness",\n')
  expect(stored.size).toBe(0)
  expect(workspace.getState().save.kind).toBe("saved")
  set("title", "")
  set("title", "Size", other)
  await workspace.save()
  expect(requests[1].files.map((one) => one.file)).toEqual([other])
  const refused = () => refusedDrafts(workspace.getState()).map((draft) => draft.file)
  expect([changed(), refused()]).toEqual([[file], [file]])
  workspace.undo(file)
  expect(refused()).toEqual([])
})

test("a failed save says why, keeps the draft and is tried again", async () => {
  const { set, workspace, fail, changed, requests } = await open()
  set("title", "Boldness")
  fail(new SaveError("The server does not answer.", "temporary"))
  await workspace.save()
  const message = "The server does not answer."
  expect(workspace.getState().save).toEqual({ kind: "failed", message, isRetried: true })
  expect(changed()).toEqual([file])
  fail(undefined)
  await jest.advanceTimersByTimeAsync(5000)
  expect(requests).toHaveLength(1)
  expect(changed()).toEqual([])
})

test("an answer that a later one has overtaken does not bring old words back", async () => {
  const { workspace, backend, set, title } = await open()
  const old = await backend.load()
  let answer: (snapshot: typeof old) => void = () => undefined
  const isAnswered = new Promise<typeof old>((resolve) => (answer = resolve))
  jest.spyOn(backend, "load").mockReturnValueOnce(isAnswered)
  const refreshing = workspace.refresh()
  set("title", "Boldness")
  await workspace.save()
  answer(old)
  await refreshing
  expect(title()).toBe("Boldness")
})

test("what is typed while a save is at work is saved by the next press", async () => {
  const { set, workspace, files } = await open()
  set("title", "Boldness")
  void workspace.save()
  set("title", "Boldness and care")
  await workspace.save()
  expect(files.get(file)).toContain('"title": "Boldness and care"')
})

test("a save that another one overtakes is tried once more, then refused in words", async () => {
  const memory = memoryBackend()
  const conflict = new SaveError("It has moved.", "conflict")
  const save = jest.spyOn(memory.backend, "save").mockRejectedValueOnce(conflict)
  const { set, workspace, title } = await open(memory)
  set("title", "Courage")
  await workspace.save()
  expect([save.mock.calls.length, workspace.getState().save.kind]).toEqual([2, "saved"])
  save.mockRejectedValueOnce(conflict).mockRejectedValueOnce(conflict)
  set("title", "Boldness")
  await workspace.save()
  expect([save.mock.calls.length, workspace.getState().save.kind]).toEqual([4, "failed"])
  expect(title()).toBe("Boldness")
})

test("a change elsewhere in the same field is a conflict, which a person ends", async () => {
  const { set, workspace, edit, title, value, files } = await open()
  const conflicts = () => {
    const { snapshot, drafts } = workspace.getState()
    const draft = drafts.get(file)
    return draft && conflictsOf(snapshot, draft).map(({ path }) => path)
  }
  set("title", "Boldness")
  edit('"Ambition"', '"Drive"')
  for (let times = 0; times < 2; times++) await workspace.save()
  expect(conflicts()).toEqual([["title"]])
  expect(files.get(file)).toContain("Drive")
  expect(workspace.getState().save).toMatchObject({ kind: "refused", files: [file] })
  workspace.resolve(file, withValueAt(value(), ["title"], "Bold drive"))
  expect(conflicts()).toEqual([])
  await workspace.save()
  expect([title(), files.get(file)]).toEqual(["Bold drive", expect.stringContaining("Bold drive")])
  set("title", "Courage")
  edit('"Bold drive"', '"Drive"')
  await workspace.save()
  files.delete(file)
  await workspace.save()
  expect(savedText(workspace.getState().snapshot, file)).toBeNull()
  expect([conflicts(), title()]).toEqual([[[]], "Courage"])
})

// `npm run test:weekly` draws others, and more.
const { SEED } = process.env
const count = SEED ? 300 : 5
test(`no word is lost in ${count} random sequences of edits, saves and faults`, async () => {
  await expect(checkSequences(count, Number(SEED ?? 1))).resolves.toBeUndefined()
}, 1_200_000)

const phone = "contact-info/phone.json"

async function openPhone(content = "+1 000-555-0100", to = "tel:+1-000-555-0100") {
  const workspace = await openWorkspace(memoryBackend())
  const { getState } = workspace
  const item = () => Object(valueOf(getState().snapshot, getState().drafts, phone))
  workspace.change({ [phone]: { ...item(), content, to } })
  const type = (key: string, words: string) => workspace.changeAt(phone, [key], () => words)
  return { workspace, type, texts: () => [item().content, item().to] }
}

test("the link follows the number while it is typed, and one undo takes both back", async () => {
  const { workspace, type, texts } = await openPhone()
  for (const words of ["+1 000-555-010", "+1 000-555-01", "+1 000-555-012"]) type("content", words)
  expect(texts()).toEqual(["+1 000-555-012", "tel:+1000555012"])
  type("content", "")
  type("content", "+91 40 9999 0000")
  expect(texts()).toEqual(["+91 40 9999 0000", "tel:+914099990000"])
  for (let steps = 0; steps < 3; steps++) workspace.undo(phone)
  expect(texts()).toEqual(["+1 000-555-0100", "tel:+1-000-555-0100"])
})

const mailto = "mailto:c@b.in"
const [number, link, changed] = ["+91 40 5550 1234", "tel:+914055501234", "tel:+914099990000"]

test.each([
  ["what visitors read follows the link", number, link, "to", changed, ["+914099990000", changed]],
  ["that of an e-mail, too", "a@b.in", "mailto:a@b.in", "to", mailto, ["c@b.in", mailto]],
  ["another number before stays", "+91 40 1111 2222", link, "content", "+91 4", ["+91 4", link]],
  ["words stay", "Call us", link, "to", changed, ["Call us", changed]],
  ["a page stays", "Our house", "/contact/", "content", number, [number, "/contact/"]],
])("%s", async (_, content, to, key, words, result) => {
  const { type, texts } = await openPhone(content, to)
  type(key, words)
  expect(texts()).toEqual(result)
})
