import { createStore, delMany, setMany, values } from "idb-keyval"
import { isPicturePath } from "./drafts"
import type { Draft } from "../content/types"

/** What another account keeps in this browser. */
export type OtherDrafts = { account: string; drafts: Draft[]; storage: Storage }

/** Where the browser keeps drafts. */
export type Storage = {
  readAll(): Promise<Draft[]>
  /** Writes drafts by file; null removes one. Fails if the browser cannot keep them. */
  write(drafts: Record<string, Draft | null>): Promise<void>
  /** The drafts of other accounts, where there are accounts. */
  readOthers?(): Promise<OtherDrafts[]>
}

/**
 * Storage in IndexedDB. Each project on the same origin has its own, and in it each account. localStorage
 * holds what IndexedDB has not confirmed yet: it has the last word when the tab is killed, but is too small
 * for pictures.
 */
export function createStorage(project: string, account?: string): Storage {
  const start = `editor ${project} `
  const name = account === undefined ? start.trim() : start + account
  const store = createStore(name, "drafts")
  const waiting = new Map<string, Draft | null>()

  function writeJournal() {
    const entries = [...waiting].filter(([file]) => !isPicturePath(file))
    if (entries.length > 0) localStorage.setItem(name, JSON.stringify(entries))
    else localStorage.removeItem(name)
  }

  return {
    async readAll() {
      const stored = new Map((await values<Draft>(store)).map((draft) => [draft.file, draft]))
      const journal: [string, Draft | null][] = JSON.parse(localStorage.getItem(name) ?? "[]")
      for (const [file, draft] of journal)
        if (draft) stored.set(file, draft)
        else stored.delete(file)
      return [...stored.values()]
    },
    async write(drafts) {
      for (const [file, draft] of Object.entries(drafts)) waiting.set(file, draft)
      const entries = [...waiting]
      const kept = entries.filter(([, draft]) => draft !== null)
      const removed = entries.flatMap(([file, draft]) => (draft ? [] : file))
      // Both are requested at once, so a later write cannot come between them.
      const written = Promise.all([setMany(kept, store), delMany(removed, store)])
      writeJournal()
      await written
      for (const [file, draft] of entries) if (waiting.get(file) === draft) waiting.delete(file)
      writeJournal()
    },
    async readOthers() {
      const names = (await indexedDB.databases()).map((database) => database.name ?? "")
      const others = names.filter((one) => one.startsWith(start) && one !== name)
      const read = others.map(async (other) => {
        const owner = other.slice(start.length)
        const storage = createStorage(project, owner)
        return { account: owner, storage, drafts: await storage.readAll() }
      })
      return (await Promise.all(read)).filter(({ drafts }) => drafts.length > 0)
    },
  }
}
