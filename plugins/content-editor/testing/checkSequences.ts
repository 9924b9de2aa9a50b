import * as fc from "fast-check"
import { isEqual, valueAt, withValueAt } from "../../content-model/lib/path"
import { textsIn } from "../drafts/items/textsIn"
import type { Values } from "../drafts/content/types"
import { valueOf } from "../drafts/merge/drafts"
import { info } from "./memoryBackend"
import { openTab, requestMs } from "./openTab"
import {
  actions,
  byHand,
  draftable,
  gallery,
  maxEntries,
  moved,
  paragraphs,
  sequenceBackend,
  typed,
  type Actions,
  type Part,
  type Place,
} from "./sequenceActions"

const actionMs = 1500 // longer than the pause that joins keystrokes

/** Performs actions on a workspace. Resolves with the saved files and the predicted ones. */
async function perform(all: Actions) {
  const memory = sequenceBackend()
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
    undone = undone.filter(([parts]) =>
      parts.every(({ file }) => after.every((one) => one.file !== file)),
    )
  }
  const isComplete = (name: string) =>
    typed.every((place) => place.file !== name || current(place) !== "")
  const entriesOf = (list: Place) => Object.values(Object(current(list)))
  const replay = (kind: "undo" | "redo") => {
    const [from, to] = kind === "undo" ? [done, undone] : [undone, done]
    const step = from.pop()
    if (!step) return
    to.push(step)
    predict(step[kind === "undo" ? 0 : 1])
    tab[kind](step[0][0].file)
  }
  const performers: Record<Actions[number][0], (choice: number) => unknown> = {
    paste: (choice) => edit([{ ...typed[choice % typed.length], value: newWord() }]),
    async typeByKey(choice) {
      await wait() // Keystrokes that follow each other are undone together.
      const place = typed[choice % typed.length]
      const before = current(place)
      const after = `${String(before)}${choice}`
      for (let end = String(before).length + 1; end <= after.length; end++)
        tab.changeAt(place.file, place.path, () => after.slice(0, end))
      edit([{ ...place, value: after }])
    },
    empty: (choice) => edit([{ ...typed[choice % typed.length], value: "" }]),
    addEntry: () => edit([{ ...paragraphs, value: [...entriesOf(paragraphs), newWord()] }]),
    removeEntry: () =>
      entriesOf(paragraphs).length > 1 &&
      edit([{ ...paragraphs, value: entriesOf(paragraphs).slice(0, -1) }]),
    addPictures(choice) {
      const names = Array.from({ length: 1 + (choice % 3) }, () => `images/new-${++words}.png`)
      if (entriesOf(gallery).length + names.length > maxEntries) return
      const added = names.map((file) => ({ picture: { file, description: newWord() } }))
      const drafted = names.map((file) => [file, { ...info, blob: new File([], file) }])
      edit([{ ...gallery, value: [...entriesOf(gallery), ...added] }], Object.fromEntries(drafted))
    },
    move: (choice) =>
      edit(moved.map((file, place) => ({ file, path: ["position"], value: choice + place + 1 }))),
    saveAsDraft(choice) {
      edit([{ file: draftable[choice % draftable.length], path: ["draft"], value: true }])
      void tab.save()
    },
    showIt(choice) {
      const file = draftable[choice % draftable.length]
      if (isComplete(file)) edit([{ file, path: ["draft"], value: undefined }])
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
      const part = { file, path, value: `Hand ${++words}, which is enough` }
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
  for (const place of typed) if (current(place) === "") edit([{ ...place, value: newWord() }])
  for (let tries = 0; tries < 3; tries++) {
    void tab.save()
    await wait(60_000)
  }
  const saved = new Map([...memory.files].map(([file, text]) => [file, JSON.parse(text)]))
  const names = [...expected].flatMap(([file, value]) => textsIn(file, value))
  for (const { text: file } of names.filter(({ text }) => text.startsWith("images/new-")))
    expect(memory.pictures.get(file)).toMatchObject({ name: file })
  return { saved, expected, save: tab.getState().save.kind }
}

/**
 * Whatever order a person edits, undoes, saves and reloads in, while files change and the server is
 * away: no word is lost, none comes back.
 * @throws {Error} with the first sequence of actions that breaks it.
 */
export async function checkSequences(numRuns: number, seed = 1) {
  jest.useFakeTimers()
  await fc.assert(
    fc.asyncProperty(actions, async (all) => {
      const { saved, expected, save } = await perform(all)
      expect(Object.fromEntries(saved)).toEqual(Object.fromEntries(expected))
      expect(save).toBe("saved")
    }),
    { numRuns, seed, endOnFailure: true },
  )
  jest.useRealTimers()
}
