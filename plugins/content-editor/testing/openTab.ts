import { SaveError, type Backend } from "../drafts/backend"
import type { Storage } from "../drafts/merge/storage"
import { createWorkspace } from "../drafts/workspace"
import type { memoryBackend } from "./memoryBackend"

/** A test may change it at any time. `losesAnswer`: the next save is done, but its answer does not arrive. */
type Server = { isUp: boolean; losesAnswer: boolean }

/** How long a request takes. */
export const requestMs = 1000

const noAnswer = () => new SaveError("No answer.", { isTemporary: true })

/**
 * A tab with the editor, on a server that takes time and may be away. After it was closed, nothing
 * reaches it and it reaches nothing. Needs fake timers.
 */
export async function openTab(memory: ReturnType<typeof memoryBackend>, server: Server) {
  const tab = { isOpen: true }
  const send = async <Answer>(answer: () => Promise<Answer>) => {
    await new Promise((resolve) => setTimeout(resolve, tab.isOpen ? requestMs : 2 ** 30))
    if (!server.isUp) throw noAnswer()
    return answer()
  }
  const backend: Backend = {
    ...memory.backend,
    load: () => send(memory.backend.load),
    save: (request) =>
      send(async () => {
        await memory.backend.save(request)
        const isLost = server.losesAnswer
        server.losesAnswer = false
        if (isLost) throw noAnswer()
      }),
  }
  const storage: Storage = {
    ...memory.storage,
    write: async (drafts) => (tab.isOpen ? memory.storage.write(drafts) : undefined),
  }
  const workspace = createWorkspace({ backend, storage })
  const loading = workspace.load()
  await jest.advanceTimersByTimeAsync(1.5 * requestMs)
  await loading
  return { ...workspace, close: () => (tab.isOpen = false) }
}
