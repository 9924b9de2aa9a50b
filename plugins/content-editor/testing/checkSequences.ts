import "../../../scripts/lib/siteModel"
import * as fc from "../../../test/support/fastCheck"
import { isEqual, valueAt, withValueAt, type Path } from "../../content-model/lib/path"
import { SaveError, type Backend } from "../drafts/backend"
import type { Values } from "../drafts/content/types"
import { textsIn } from "../drafts/items/textsIn"
import { valueOf } from "../drafts/merge/drafts"
import { openWorkspace } from "../drafts/workspace"
import { info, memoryBackend } from "./memoryBackend"

type Place = { file: string; path: Path }
type Part = Place & { value: unknown }

const requestMs = 1000
const actionMs = 1500 // longer than the pause that joins keystrokes

const [about, ambition, innovation] = ["pages/about", "values/ambition", "values/innovation"].map(
  (name) => `${name}.json`,
)
const [poultry, page] = ["services/poultry-trading.json", "pages/poultry.json"]
const paragraphs: Place = { file: about, path: ["story", "paragraphs"] }
const typed: Place[] = [
  { file: ambition, path: ["title"] },
  { file: "values/connection.json", path: ["description"] },
  { file: poultry, path: ["features", 1] },
  { file: about, path: [...paragraphs.path, 0] },
]
// Other fields than those that are typed in, so that no conflict needs a decision.
const byHand: Place[] = [
  { file: ambition, path: ["description"] },
  { file: poultry, path: ["subtitle"] },
  { file: innovation, path: ["title"] },
]
const draftable = [ambition, poultry]
const gallery: Place = { file: page, path: ["sections", 0, "gallery", "entries"] }
const maxEntries = 20

/** What a person or the computer does, and a number that chooses among a few fields or words. */
const kinds = [
  ...(["paste", "paste", "typeByKey", "typeByKey", "empty", "addEntry", "removeEntry"] as const),
  ...(["saveAsDraft", "showIt", "addPictures", "move", "changeByHand", "reload"] as const),
  ...(["undo", "undo", "redo", "save", "save", "loseAnswer", "wait"] as const),
  ...(["stopServer", "startServer"] as const),
]
const action = fc.tuple(fc.constantFrom(...kinds), fc.nat(99))
const actions = fc.array(action, { minLength: 6, maxLength: 20 })
type Action = [kind: (typeof kinds)[number], choice: number]

/** A backend with the files of these fields alone, of which one has a gallery. */
function sequenceBackend() {
  const memory = memoryBackend()
  const files = new Set([...typed, ...byHand, gallery].map(({ file }) => file))
  for (const file of memory.files.keys()) if (!files.has(file)) memory.files.delete(file)
  const pictures = ["images/vision.png", "images/story.png"]
  const entries = pictures.map((file) => ({ picture: { file, description: "A view" } }))
  const sections = [{ gallery: { entries } }]
  const withGallery = withValueAt(JSON.parse(memory.files.get(page) ?? ""), ["sections"], sections)
  memory.files.set(page, `${JSON.stringify(withGallery, null, 2)}\n`)
  return memory
}

/** `losesAnswer`: the next save is done, but its answer does not arrive. */
type Server = { isUp: boolean; losesAnswer: boolean }

/**
 * A tab with the editor, on a server that takes time and may be away. After it was closed, nothing
 * reaches it and it reaches nothing.
 */
async function openTab(
  { backend: own, storage }: ReturnType<typeof memoryBackend>,
  server: Server,
) {
  const tab = { isOpen: true }
  const noAnswer = () => new SaveError("No answer.", "temporary")
  const send = async <Answer>(answer: () => Promise<Answer>) => {
    await new Promise((resolve) => setTimeout(resolve, tab.isOpen ? requestMs : 2 ** 30))
    if (!server.isUp) throw noAnswer()
    return answer()
  }
  const save: Backend["save"] = (request) =>
    send(async () => {
      await own.save(request)
      const isLost = server.losesAnswer
      server.losesAnswer = false
      if (isLost) throw noAnswer()
    })
  const write: typeof storage.write = async (drafts) =>
    tab.isOpen ? storage.write(drafts) : undefined
  const backend = { ...own, save, load: () => send(own.load) }
  const opening = openWorkspace({ backend, storage: { ...storage, write } })
  await jest.advanceTimersByTimeAsync(1.5 * requestMs)
  return { ...(await opening), close: () => (tab.isOpen = false) }
}

/** Performs actions on a workspace. Resolves with the saved files and the predicted ones. */
async function perform(all: Action[]) {
  const memory = sequenceBackend()
  const wait = (ms = actionMs) => jest.advanceTimersByTimeAsync(ms)
  const server = { isUp: true, losesAnswer: false }
  let words = 0
  // They differ in more than one character, as what is pasted does.
  const newWord = () => `Word ${++words} of ${words}, which is long enough`
  const saved = () =>
    Object.fromEntries([...memory.files].map(([file, text]) => [file, JSON.parse(text)]))
  const expected: Values = saved()
  const current = ({ file, path }: Place) => valueAt(expected[file], path)
  const predict = (parts: Part[]) => {
    for (const { file, path, value } of parts)
      expected[file] = withValueAt(expected[file], path, value)
  }
  let tab = await openTab(memory, server)
  let [done, undone]: Part[][][][] = [[], []]

  /** Changes fields in the editor, each in a file of its own, with new pictures; and predicts it. */
  function edit(after: Part[], drafted: Values = {}) {
    const before = after.map((part) => ({ ...part, value: current(part) }))
    if (isEqual(before, after)) return
    predict(after)
    const { snapshot, drafts } = tab.getState()
    const changed = after.map(({ file, path, value }) => [
      file,
      withValueAt(valueOf(snapshot, drafts, file), path, value),
    ])
    tab.change({ ...Object.fromEntries(changed), ...drafted })
    done.push([before, after])
    const isElsewhere = ({ file }: Part) => after.every((one) => one.file !== file)
    undone = undone.filter(([parts]) => parts.every(isElsewhere))
  }
  const type = (choice: number, value: string) => edit([{ ...typed[choice % typed.length], value }])
  const entriesOf = (list: Place) => Object.values(Object(current(list)))
  const replay = (kind: "undo" | "redo") => {
    const [from, to] = kind === "undo" ? [done, undone] : [undone, done]
    const step = from.pop()
    if (!step) return
    to.push(step)
    predict(step[kind === "undo" ? 0 : 1])
    tab[kind](step[0][0].file)
  }
  const performers: Record<Action[0], (choice: number) => unknown> = {
    paste: (choice) => type(choice, newWord()),
    async typeByKey(choice) {
      await wait() // Keystrokes that follow each other are undone together.
      const { file, path } = typed[choice % typed.length]
      const before = String(current({ file, path }))
      const after = `${before}${choice}`
      for (let end = before.length + 1; end <= after.length; end++)
        tab.changeAt(file, path, () => after.slice(0, end))
      type(choice, after)
    },
    empty: (choice) => type(choice, ""),
    addEntry: () => edit([{ ...paragraphs, value: [...entriesOf(paragraphs), newWord()] }]),
    removeEntry() {
      const left = entriesOf(paragraphs).slice(0, -1)
      if (left.length > 0) edit([{ ...paragraphs, value: left }])
    },
    addPictures(choice) {
      const names = Array.from({ length: 1 + (choice % 3) }, () => `images/new-${++words}.png`)
      if (entriesOf(gallery).length + names.length > maxEntries) return
      const added = names.map((file) => ({ picture: { file, description: newWord() } }))
      const drafted = names.map((file) => [file, { ...info, blob: new File([], file) }])
      edit([{ ...gallery, value: [...entriesOf(gallery), ...added] }], Object.fromEntries(drafted))
    },
    move(choice) {
      const files = [ambition, innovation].entries()
      edit([...files].map(([at, file]) => ({ file, path: ["position"], value: choice + at + 1 })))
    },
    saveAsDraft(choice) {
      edit([{ file: draftable[choice % draftable.length], path: ["draft"], value: true }])
      void tab.save()
    },
    showIt(choice) {
      const file = draftable[choice % draftable.length]
      if (typed.every((place) => place.file !== file || current(place) !== ""))
        edit([{ file, path: ["draft"], value: undefined }])
      void tab.save()
    },
    undo: () => replay("undo"),
    redo: () => replay("redo"),
    async reload() {
      if (!server.isUp) return
      tab.close()
      tab = await openTab(memory, server)
      ;[done, undone] = [[], []]
    },
    changeByHand(choice) {
      const part = { ...byHand[choice % byHand.length], value: `Hand ${++words}, which is enough` }
      const value = withValueAt(saved()[part.file], part.path, part.value)
      memory.files.set(part.file, `${JSON.stringify(value, null, 2)}\n`)
      predict([part])
    },
    stopServer: () => (server.isUp = false),
    startServer: () => (server.isUp = true),
    save: () => void tab.save(),
    loseAnswer: () => (server.losesAnswer = true),
    wait: () => wait(30_000),
  }
  for (const [kind, choice] of all) {
    await performers[kind](choice)
    await wait(choice % 2 ? actionMs : requestMs / 4)
  }
  server.isUp = true
  for (const place of typed) if (current(place) === "") edit([{ ...place, value: newWord() }])
  for (let tries = 0; tries < 3; tries++) {
    void tab.save()
    await wait(60_000)
  }
  const names = Object.entries(expected).flatMap(([file, value]) => textsIn(file, value))
  for (const { text: file } of names.filter(({ text }) => text.startsWith("images/new-")))
    expect(memory.pictures.get(file)).toMatchObject({ name: file })
  expect(saved()).toEqual(expected)
  expect(tab.getState().save.kind).toBe("saved")
}

/**
 * Whatever order a person edits, undoes, saves and reloads in, while files change and the server is
 * away: no word is lost, none comes back.
 * @throws {Error} with the first sequence of actions that breaks it.
 */
export async function checkSequences(numRuns: number, seed: number) {
  jest.useFakeTimers()
  await fc.assert(fc.asyncProperty(actions, perform), { numRuns, seed, endOnFailure: true })
  jest.useRealTimers()
}
