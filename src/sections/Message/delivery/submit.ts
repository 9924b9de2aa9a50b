import { useSyncExternalStore } from "react"
import { acceptsMessage } from "../../../../plugins/hosting/names/answers"

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

/** How a form delivers its messages. An address of one's own has no more than it. */
export type FormDelivery = { address: string | null } & Partial<
  Extract<Queries.DeliveryFragment, { trap: string }>
>

/** The encoding of a form without script, which every service takes. Netlify takes no other one without files. */
const urlEncoded = (message: FormData) =>
  new URLSearchParams([...message].map(([name, value]) => [name, String(value)]))

/**
 * Posts a message. Resolves to false if the server rejects it, by its status or by its words, is unreachable or
 * times out.
 */
export async function submitMessage(
  address: string,
  message: FormData,
  { mustBeTrue, trap }: FormDelivery,
) {
  setDelivery({ isPending: true })
  try {
    const answer = await fetch(address, {
      method: "POST",
      body: trap ? urlEncoded(message) : message,
      headers: { Accept: "application/json" },
      signal: AbortSignal.timeout(timeoutMs),
    })
    return answer.ok && acceptsMessage(await answer.text(), { address, mustBeTrue })
  } catch (error) {
    // fetch() and text() reject with these on network errors and timeouts.
    if ([TypeError, DOMException].some((kind) => error instanceof kind)) return false
    throw error
  } finally {
    setDelivery({ isPending: false })
  }
}
