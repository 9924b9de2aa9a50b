import * as fc from "fast-check"
import { isEqual, valueAt, withValueAt, type Path } from "../../content-model/lib/path"
import { valueOf } from "../drafts/merge/drafts"
import { memoryBackend } from "./memoryBackend"
import { openTab, requestMs } from "./openTab"

type Part = { file: string; path: Path; value: unknown }
type Place = Omit<Part, "value">

const about = "pages/about.json"
const paragraphs: Place = { file: about, path: ["story", "paragraphs"] }
const typed: Place[] = [
  { file: "values/ambition.json", path: ["title"] },
  { file: "values/connection.json", path: ["description"] },
  { file: "services/poultry-trading.json", path: ["features", 1] },
  { file: about, path: [...paragraphs.path, 0] },
]
// Other fields than those that are typed in, so that no conflict needs a decision.
const byHand: Place[] = [
  { file: "values/ambition.json", path: ["description"] },
  { file: "services/poultry-trading.json", path: ["subtitle"] },
  { file: "values/innovation.json", path: ["title"] },
]
const moved = ["values/ambition.json", "values/innovation.json"]
const draftable = ["values/ambition.json", "services/poultry-trading.json"]
const pictures = ["images/hero.png", "images/vision.png", "images/story.png"]

const files = new Set([...typed, ...byHand].map(({ file }) => file))

/** What a person or the computer does, and a number that chooses among a few fields or words. */
const actions = fc.array(
  fc.tuple(
    fc.constantFrom(
      ...([
        "paste",
        "paste",
        "typeByKey",
        "typeByKey",
        "empty",
        "addEntry",
        "removeEntry",
        "saveAsDraft",
        "showIt",
      ] as const),
      ...(["move", "choosePicture", "undo", "undo", "redo", "reload", "changeByHand"] as const),
      ...(["stopServer", "startServer", "save", "save", "loseAnswer", "wait"] as const),
    ),
    fc.nat(99),
  ),
  { minLength: 6, maxLength: 20 },
)
type Actions = typeof actions extends fc.Arbitrary<infer One> ? One : never

const actionMs = 1500 // longer than the pause that joins keystrokes

/** Performs actions on a workspace. Resolves with the saved files and the predicted ones. */
async function perform(all: Actions) {
  const memory = memoryBackend()
  for (const file of memory.files.keys()) if (!files.has(file)) memory.files.delete(file)
  const wait = (ms = actionMs) => jest.advanceTimersByTimeAsync(ms)
  const server = { isUp: true, losesAnswer: false }
  let words = 0
  const newWord = () => `Word ${++words}, which is long enough`

  const expected = new Map<string, unknown>(
    [...memory.files].map(([file, text]) => [file, JSON.parse(text)]),
  )
  const current = ({ file, path }: Place) => valueAt(expected.get(file), path)
  const predict = (parts: Part[]) => {
    for (const { file, path, value } of parts)
      expected.set(file, withValueAt(expected.get(file), path, value))
  }
  let tab = await openTab(memory, server)
  let [done, undone]: Part[][][][] = [[], []]

  /** Changes fields in the editor. Each has a file of its own. */
  function edit(...after: Part[]) {
    const before = after.map((part) => ({ ...part, value: current(part) }))
    if (isEqual(before, after)) return
    predict(after)
    const { snapshot, drafts } = tab.getState()
    tab.change(
      Object.fromEntries(
        after.map(({ file, path, value }) => [
          file,
          withValueAt(valueOf(snapshot, drafts, file), path, value),
        ]),
      ),
    )
    done.push([before, after])
    const changed = after.map(({ file }) => file)
    undone = undone.filter(([parts]) => parts.every(({ file }) => !changed.includes(file)))
  }
  const isComplete = (name: string) =>
    typed.every((place) => place.file !== name || current(place) !== "")
  const entries = () => Object.values(Object(current(paragraphs)))
  const replay = (kind: "undo" | "redo") => {
    const [from, to] = kind === "undo" ? [done, undone] : [undone, done]
    const step = from.pop()
    if (!step) return
    to.push(step)
    predict(step[kind === "undo" ? 0 : 1])
    tab[kind](step[0][0].file)
  }
  const performers: Record<Actions[number][0], (choice: number) => unknown> = {
    paste: (choice) => edit({ ...typed[choice % typed.length], value: newWord() }),
    async typeByKey(choice) {
      await wait() // Keystrokes that follow each other are undone together.
      const place = typed[choice % typed.length]
      const before = current(place)
      const after = `${String(before)}${choice}`
      for (let end = String(before).length + 1; end <= after.length; end++)
        tab.changeAt(place.file, place.path, () => after.slice(0, end))
      edit({ ...place, value: after })
    },
    empty: (choice) => edit({ ...typed[choice % typed.length], value: "" }),
    addEntry: () => edit({ ...paragraphs, value: [...entries(), newWord()] }),
    removeEntry: () =>
      entries().length > 1 && edit({ ...paragraphs, value: entries().slice(0, -1) }),
    move: (choice) =>
      edit(
        ...moved.map((file, index) => ({ file, path: ["position"], value: choice + index + 1 })),
      ),
    choosePicture: (choice) =>
      edit({
        file: "services/poultry-trading.json",
        path: ["image"],
        value: { file: pictures[choice % pictures.length], description: newWord() },
      }),
    saveAsDraft(choice) {
      edit({ file: draftable[choice % draftable.length], path: ["draft"], value: true })
      void tab.save()
    },
    showIt(choice) {
      const file = draftable[choice % draftable.length]
      if (isComplete(file)) edit({ file, path: ["draft"], value: undefined })
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
      const { file, path } = byHand[choice % byHand.length]
      const part = { file, path, value: newWord() }
      const saved = withValueAt(JSON.parse(memory.files.get(file) ?? ""), path, part.value)
      memory.files.set(file, `${JSON.stringify(saved, null, 2)}\n`)
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
  for (const place of typed) if (current(place) === "") edit({ ...place, value: newWord() })
  for (let tries = 0; tries < 3; tries++) {
    void tab.save()
    await wait(60_000)
  }
  const saved = new Map([...memory.files].map(([file, text]) => [file, JSON.parse(text)]))
  return { saved, expected, save: tab.getState().save.kind }
}

/**
 * Whatever order a person edits, undoes, saves and reloads in, while files change and the server is
 * away: no word is lost, none comes back.
 * @throws {Error} with the first sequence of actions that breaks it.
 */
export async function checkSequences(numRuns: number) {
  jest.useFakeTimers()
  await fc.assert(
    fc.asyncProperty(actions, async (all) => {
      const { saved, expected, save } = await perform(all)
      expect(Object.fromEntries(saved)).toEqual(Object.fromEntries(expected))
      expect(save).toBe("saved")
    }),
    { numRuns, seed: 1, endOnFailure: true },
  )
  jest.useRealTimers()
}
