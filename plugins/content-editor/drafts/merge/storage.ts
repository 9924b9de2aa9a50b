import { openDB, type DBSchema, type IDBPDatabase } from "idb"
import type { Draft } from "../content/types"

/** What another account keeps in this browser. */
export type OtherDrafts = { account: string; drafts: Draft[]; storage: Storage }

interface Drafts extends DBSchema {
  drafts: { key: string; value: Draft }
}

/** Where the browser keeps drafts. */
export type Storage = {
  readAll(): Promise<Draft[]>
  /** Writes drafts by file; null removes one. Fails if the browser cannot keep them. */
  write(drafts: Record<string, Draft | null>): Promise<void>
  /** The drafts of other accounts, where there are accounts. */
  readOthers?(): Promise<OtherDrafts[]>
}

/**
 * Storage in IndexedDB. Each project on the same origin has its own, and in it each account.
 * Drafts that could not be written are written again with the next ones.
 */
export function createStorage(project: string, account?: string): Storage {
  const start = `editor ${project} `
  const name = account === undefined ? start.trim() : start + account
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
