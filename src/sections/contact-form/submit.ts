import { useSyncExternalStore } from "react"

const timeoutMs = 15_000 // ms

const listeners = new Set<() => void>()
let isPending = false

function setPending(newIsPending: boolean) {
  isPending = newIsPending
  for (const watcher of listeners) watcher()
}

function subscribe(watcher: () => void) {
  listeners.add(watcher)
  return () => void listeners.delete(watcher)
}

/** Whether a message is on its way, though its form may have left the page since. */
export const isSubmitting = () => isPending

export const useIsSubmitting = () => useSyncExternalStore(subscribe, isSubmitting, () => false)

/** Posts a message; false where the address refuses it, cannot be reached or stays silent. */
export async function submitMessage(address: string, message: FormData) {
  setPending(true)
  try {
    const answer = await fetch(address, {
      method: "POST",
      body: message,
      headers: { Accept: "application/json" },
      signal: AbortSignal.timeout(timeoutMs),
    })
    return answer.ok
  } catch (error) {
    // fetch rejects with these where the network fails or the time is up.
    if (error instanceof TypeError || error instanceof DOMException) return false
    throw error
  } finally {
    setPending(false)
  }
}
