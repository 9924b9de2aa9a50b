import { useSyncExternalStore } from "react"

const silenceAfter = 15_000 // ms

const watchers = new Set<() => void>()
let isUnderway = false

function setUnderway(newIsUnderway: boolean) {
  isUnderway = newIsUnderway
  for (const watcher of watchers) watcher()
}

function watch(watcher: () => void) {
  watchers.add(watcher)
  return () => void watchers.delete(watcher)
}

/** Whether a message is on its way, though its form may have left the page since. */
export const isSending = () => isUnderway

export const useIsSending = () => useSyncExternalStore(watch, isSending, () => false)

/** Posts a message; false where the address refuses it, cannot be reached or stays silent. */
export async function deliver(address: string, message: FormData) {
  setUnderway(true)
  try {
    const answer = await fetch(address, {
      method: "POST",
      body: message,
      headers: { Accept: "application/json" },
      signal: AbortSignal.timeout(silenceAfter),
    })
    return answer.ok
  } catch (error) {
    // fetch rejects with these where the network fails or the time is up.
    if (error instanceof TypeError || error instanceof DOMException) return false
    throw error
  } finally {
    setUnderway(false)
  }
}
