import { createStore, delMany, setMany, values } from "idb-keyval"
import type { Draft } from "./types"

/** Where the browser keeps drafts. */
export type Storage = {
  readAll(): Promise<Draft[]>
  /** Writes drafts by file; null removes one. Fails if the browser cannot keep them. */
  write(drafts: Record<string, Draft | null>): Promise<void>
}

/** Storage in IndexedDB. Each project on the same origin has its own. */
export function createStorage(project: string): Storage {
  const store = createStore(`editor ${project}`, "drafts")
  const waiting = new Map<string, Draft | null>()
  let writing: Promise<void> | undefined

  /** Writes until nothing waits. Of several values of a file, only the last one is written. */
  async function writeAll() {
    while (waiting.size > 0) {
      const entries = [...waiting]
      waiting.clear()
      const kept = entries.flatMap(([file, draft]): [string, Draft][] =>
        draft ? [[file, draft]] : [],
      )
      const removed = entries.flatMap(([file, draft]) => (draft ? [] : file))
      if (kept.length > 0) await setMany(kept, store)
      if (removed.length > 0) await delMany(removed, store)
    }
  }

  return {
    readAll: () => values<Draft>(store),
    // Writes at once: a pause would lose the last words when the page closes.
    write(drafts) {
      for (const [file, draft] of Object.entries(drafts)) waiting.set(file, draft)
      writing ??= writeAll().finally(() => (writing = undefined))
      return writing
    },
  }
}
