import { createStore, delMany, setMany, values } from "idb-keyval"
import type { Draft } from "./types"

/** Where the browser keeps drafts. */
export type Storage = {
  readAll(): Promise<Draft[]>
  /** Writes and removes drafts in one transaction each. */
  write(kept: Draft[], removed: string[]): Promise<void>
}

/** Storage in IndexedDB. Each project on the same origin has its own. */
export function createStorage(project: string): Storage {
  const store = createStore(`editor ${project}`, "drafts")
  // Writes at once: a pause would lose the last words when the page closes.
  return {
    readAll: () => values<Draft>(store),
    async write(kept, removed) {
      await Promise.all([
        setMany(
          kept.map((draft) => [draft.file, draft]),
          store,
        ),
        delMany(removed, store),
      ])
    },
  }
}
