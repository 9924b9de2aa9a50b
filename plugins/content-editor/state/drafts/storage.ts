import { createStore, delMany, setMany, values } from "idb-keyval"
import { isPicturePath } from "./drafts"
import type { Draft } from "../types"

/** Where the browser keeps drafts. */
export type Storage = {
  readAll(): Promise<Draft[]>
  /** Writes drafts by file; null removes one. Fails if the browser cannot keep them. */
  write(drafts: Record<string, Draft | null>): Promise<void>
}

/** Storage in IndexedDB. Each project on the same origin has its own. */
export function createStorage(project: string): Storage {
  const store = createStore(`editor ${project}`, "drafts")
  const journal = createJournal(`editor ${project}`)
  const waiting = new Map<string, Draft | null>()
  let writing: Promise<void> | undefined

  /** Writes until nothing waits. Of several values of a file, only the last one is written. */
  async function writeAll() {
    while (waiting.size > 0) {
      const entries = [...waiting]
      const kept = entries.flatMap(([file, draft]): [string, Draft][] =>
        draft ? [[file, draft]] : [],
      )
      const removed = entries.flatMap(([file, draft]) => (draft ? [] : file))
      if (kept.length > 0) await setMany(kept, store)
      if (removed.length > 0) await delMany(removed, store)
      for (const [file, draft] of entries) if (waiting.get(file) === draft) waiting.delete(file)
    }
    journal.clear()
  }

  return {
    async readAll() {
      const stored = new Map((await values<Draft>(store)).map((draft) => [draft.file, draft]))
      for (const [file, draft] of journal.read())
        if (draft) stored.set(file, draft)
        else stored.delete(file)
      return [...stored.values()]
    },
    async write(drafts) {
      for (const [file, draft] of Object.entries(drafts)) waiting.set(file, draft)
      writing ??= writeAll().finally(() => (writing = undefined))
      journal.write([...waiting])
      await writing
    },
  }
}

type Entry = [file: string, draft: Draft | null]

/**
 * What IndexedDB has not confirmed yet. localStorage is written at once, so it has the last word when
 * the tab is killed, but it is too small for pictures.
 */
const createJournal = (name: string) => ({
  read: (): Entry[] => JSON.parse(localStorage.getItem(name) ?? "[]"),
  write: (entries: Entry[]) =>
    localStorage.setItem(name, JSON.stringify(entries.filter(([file]) => !isPicturePath(file)))),
  clear: () => localStorage.removeItem(name),
})
