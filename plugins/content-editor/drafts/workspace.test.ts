/** @jest-environment node */
import { SaveError } from "./backend"
import { memoryBackend } from "../testing/memoryBackend"
import { conflictsOf } from "./merge/continueDraft"
import { changedDrafts, refusedDrafts, savedText, valueOf } from "./merge/drafts"
import { valueAt, withValueAt } from "../../content-model/lib/path"
import { createWorkspace } from "./workspace"

const file = "values/ambition.json"
const other = "values/excellence.json"

async function open(memory = memoryBackend()) {
  const workspace = createWorkspace(memory)
  await workspace.load()
  const value = (name = file) => {
    const { snapshot, drafts } = workspace.getState()
    return valueOf(snapshot, drafts, name)
  }
  return {
    ...memory,
    workspace,
    value,
    title: (name = file) => valueAt(value(name), ["title"]),
    set: (key: string, part: unknown, name = file) =>
      workspace.change({ [name]: withValueAt(value(name), [key], part) }, name),
    changed: () => {
      const { snapshot, drafts } = workspace.getState()
      return changedDrafts(snapshot, drafts).map((draft) => draft.file)
    },
    /** Changes the saved file from outside. */
    edit: (from: string, to: string, name = file) =>
      memory.files.set(name, memory.files.get(name)?.replace(from, to) ?? ""),
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
  let release = () => {}
  const pressed = createWorkspace({ ...memoryBackend(), whenStill: (now) => (release = now) })
  await pressed.load()
  pressed.change({ [file]: {} })
  await jest.advanceTimersByTimeAsync(1000)
  expect(pressed.getState().check.blocking).toEqual([])
  release()
  expect(pressed.getState().check.blocking).not.toEqual([])
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
  const titles = Array.from({ length: 3 }, () => {
    workspace.undo(file)
    return title()
  })
  expect(titles).toEqual(["Ambition!!?", "Ambition!!", "Ambition"])
  expect(workspace.canUndo(file)).toBe(false)
  workspace.redo(file)
  expect(title()).toBe("Ambition!!")
})

test("an undo keeps what changed later in other files and fields", async () => {
  const { set, title, value, workspace } = await open()
  workspace.change({
    [file]: withValueAt(value(), ["position"], 90),
    [other]: withValueAt(value(other), ["position"], 10),
  })
  set("title", "Boldness")
  workspace.undo(other)
  expect(title()).toBe("Boldness")
  expect([file, other].map((name) => valueAt(value(name), ["position"]))).toEqual([10, 40])
})

test("a deleted file comes back with one undo", async () => {
  const { workspace, value, changed } = await open()
  const before = value()
  workspace.change({ [file]: null })
  expect(value()).toBeNull()
  workspace.undo()
  expect(value()).toEqual(before)
  expect(changed()).toEqual([])
})

test("all changed files are saved as one request, in canonical form", async () => {
  const { set, workspace, requests, files, stored } = await open()
  set("title", " Boldness")
  set("title", "Greatness", other)
  await workspace.save()
  expect(requests).toHaveLength(1)
  expect(requests[0].summary).toBe("Boldness: Title\nGreatness: Title")
  expect(files.get(file)).toContain('"title": "Boldness",\n')
  expect(stored.size).toBe(0)
  expect(workspace.getState().save.kind).toBe("saved")
})

test("a file with an error is not saved, the others are", async () => {
  const { set, workspace, requests, changed } = await open()
  set("title", "")
  set("title", "Greatness", other)
  await workspace.save()
  expect(requests[0].files.map((one) => one.file)).toEqual([other])
  expect(changed()).toEqual([file])
  const refused = () => refusedDrafts(workspace.getState()).map((draft) => draft.file)
  expect(refused()).toEqual([file])
  workspace.undo(file)
  expect(refused()).toEqual([])
})

test("a failed save says why, keeps the draft and is tried again", async () => {
  const { set, workspace, fail, changed, requests } = await open()
  set("title", "Boldness")
  fail(new SaveError("The server does not answer.", { isTemporary: true }))
  await workspace.save()
  expect(workspace.getState().save).toMatchObject({
    kind: "failed",
    message: "The server does not answer.",
    retryTime: Date.now() + 2000,
  })
  expect(changed()).toEqual([file])
  fail(undefined)
  await jest.advanceTimersByTimeAsync(2000)
  expect(requests).toHaveLength(1)
  expect(changed()).toEqual([])
})

test("a save that another one overtakes is tried once more, then refused in words", async () => {
  const memory = memoryBackend()
  const conflict = new SaveError("It has moved.", { isConflict: true })
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

test("what others do is read with each snapshot; a failure is told, and keeps what is known", async () => {
  const { backend, storage } = memoryBackend()
  const known = { others: [], threads: [] }
  const activity = jest.fn(() => Promise.resolve(known))
  const workspace = createWorkspace({ backend: { ...backend, activity }, storage })
  await workspace.load()
  activity.mockRejectedValue(new Error("Too many."))
  await workspace.refresh()
  await Promise.resolve()
  expect(workspace.getState()).toMatchObject({ activity: known, activityProblem: "Too many." })
})

test("a change elsewhere in the same field is a conflict, which a person ends", async () => {
  const { set, workspace, edit, title, value, files } = await open()
  set("title", "Boldness")
  edit('"Ambition"', '"Drive"')
  await workspace.save()
  const conflicts = () => {
    const draft = workspace.getState().drafts.get(file)
    return draft && conflictsOf(workspace.getState().snapshot, draft).map(({ path }) => path)
  }
  expect(conflicts()).toEqual([["title"]])
  expect(files.get(file)).toContain("Drive")
  expect(workspace.getState().save).toMatchObject({
    kind: "refused",
    files: [file],
  })
  await workspace.save()
  expect(files.get(file)).toContain("Drive")
  workspace.resolve(file, withValueAt(value(), ["title"], "Bold drive"))
  expect(conflicts()).toEqual([])
  await workspace.save()
  expect(title()).toBe("Bold drive")
  expect(files.get(file)).toContain("Bold drive")
})

test("what two browsers moved and changed in a list comes together, after a reload and by undo too", async () => {
  const page = "pages/fashion.json"
  const memory = memoryBackend()
  const saved = () => JSON.parse(memory.files.get(page) ?? "")
  const { sections } = saved()
  const planned = sections.with(1, { ...sections[1], shown: { from: "2026-12-01" } })
  const swap = ([one, two, ...others]: unknown[]) => [two, one, ...others]

  const mover = await open(memory)
  mover.set("sections", swap(sections), page)
  const storage = { readAll: () => Promise.resolve([]), write: () => Promise.resolve() }
  const planner = await open({ ...memory, storage })
  planner.set("sections", planned, page)
  await planner.workspace.save()
  const reloaded = await open(memory)
  expect(reloaded.value(page)).toMatchObject({ sections: swap(planned) })
  await mover.workspace.save()
  expect(saved().sections).toEqual(swap(planned))
  mover.workspace.undo(page)
  expect(mover.value(page)).toMatchObject({ sections: planned })
})

test("a save looks anew at a file in conflict; one that was deleted elsewhere keeps its draft", async () => {
  const { set, workspace, edit, files, title } = await open()
  set("title", "Boldness")
  edit('"Ambition"', '"Drive"')
  await workspace.save()
  files.delete(file)
  await workspace.save()
  const { snapshot, drafts } = workspace.getState()
  expect(savedText(snapshot, file)).toBeNull()
  const draft = drafts.get(file)
  expect(draft && conflictsOf(snapshot, draft)).toMatchObject([{ path: [] }])
  expect(title()).toBe("Boldness")
})

const failToStore = () => Promise.reject(new Error("The quota is exceeded."))

test("a full storage is reported and the words stay in the form", async () => {
  const memory = memoryBackend()
  memory.storage.write = failToStore
  const { set, workspace, title } = await open(memory)
  set("title", "Boldness")
  await jest.advanceTimersByTimeAsync(0)
  expect(workspace.getState().storageProblem).toContain("quota")
  expect(title()).toBe("Boldness")
})

test.each([
  ["but not over own ones", true, [file, other], [file]],
  ["and stay with it where they cannot be stored anew", false, [file], [file, other]],
])("words of another account are taken over, %s", async (_, canStore, own, left) => {
  const theirs = memoryBackend()
  const eve = await open(theirs)
  for (const name of [file, other]) eve.set("title", "Eve's", name)
  const memory = memoryBackend()
  const { set, workspace, title, stored } = await open(memory)
  set("title", "Mine")
  if (!canStore) memory.storage.write = failToStore
  const { storage } = theirs
  await workspace.takeOver({ account: "eve", storage, drafts: await storage.readAll() })
  expect([title(), title(other)]).toEqual(["Mine", "Eve's"])
  expect([...stored.keys()].toSorted()).toEqual(own)
  expect([...theirs.stored.keys()]).toEqual(left)
})
