import { openDB, type DBSchema, type IDBPDatabase } from "idb"
import type { Draft } from "../content/types"

interface Drafts extends DBSchema {
  drafts: { key: string; value: Draft }
}

/** Where the browser keeps drafts. */
export type Storage = {
  readAll(): Promise<Draft[]>
  /** Writes drafts by file; null removes one. Fails if the browser cannot keep them. */
  write(drafts: Record<string, Draft | null>): Promise<void>
}

/**
 * Storage in IndexedDB. Each project on the same origin has its own, and in it each account.
 * Drafts that could not be written are written again with the next ones.
 */
export function createStorage(project: string, account?: string): Storage {
  const name = ["editor", project, account].filter(Boolean).join(" ")
  const unwritten = new Map<string, Draft | null>()
  let opened: Promise<IDBPDatabase<Drafts>> | undefined

  /** Opens the database, again after the browser has closed it. */
  function open() {
    const forget = () => void (opened = undefined)
    const upgrade = (database: IDBPDatabase<Drafts>) => void database.createObjectStore("drafts")
    opened ??= openDB(name, 1, { upgrade, terminated: forget })
    opened.catch(forget)
    return opened
  }

  return {
    readAll: async () => (await open()).getAll("drafts"),
    async write(drafts) {
      for (const [file, draft] of Object.entries(drafts)) unwritten.set(file, draft)
      const entries = [...unwritten]
      // "strict": what is written survives a power cut.
      const transaction = (await open()).transaction("drafts", "readwrite", {
        durability: "strict",
      })
      const requests = entries.map(([file, draft]) =>
        draft ? transaction.store.put(draft, file) : transaction.store.delete(file),
      )
      // Without waiting for answers, because the tab may be closed in the meantime.
      transaction.commit()
      await Promise.all([...requests, transaction.done])
      for (const [file, draft] of entries) if (unwritten.get(file) === draft) unwritten.delete(file)
    },
  }
}
