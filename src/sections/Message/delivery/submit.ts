import { useSyncExternalStore } from "react"

const timeoutMs = 15_000

/** The state of the message. It outlives the form's component: the visitor may leave the page. */
type Delivery = {
  isPending: boolean
  /** True from a failed attempt until the message is sent. */
  hasFailed: boolean
}

const initial: Delivery = { isPending: false, hasFailed: false }
const listeners = new Set<() => void>()
let delivery = initial

export function setDelivery(change: Partial<Delivery>) {
  delivery = { ...delivery, ...change }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const getDelivery = () => delivery

export const useDelivery = () => useSyncExternalStore(subscribe, getDelivery, () => initial)

/** Posts a message. Resolves to false if the server rejects it, is unreachable or times out. */
export async function submitMessage(address: string, message: FormData) {
  setDelivery({ isPending: true })
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
    setDelivery({ isPending: false })
  }
}
