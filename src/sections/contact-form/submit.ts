import { useSyncExternalStore } from "react"

const timeoutMs = 15_000

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

/** True while a message is being sent, even if its form has been unmounted. */
export const isSubmitting = () => isPending

export const useIsSubmitting = () => useSyncExternalStore(subscribe, isSubmitting, () => false)

/** Posts a message. Resolves to false if the server rejects it, is unreachable or times out. */
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
    // fetch rejects with these on network errors and timeouts.
    if (error instanceof TypeError || error instanceof DOMException) return false
    throw error
  } finally {
    setPending(false)
  }
}
