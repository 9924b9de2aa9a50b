import { useSyncExternalStore } from "react"

/** The state of the message. It outlives the form's component: the visitor may leave the page. */
type Delivery = {
  isPending: boolean
  /** True from a failed attempt until the message is sent. */
  hasFailed: boolean
  /** False in the built HTML and while React hydrates it. */
  isHydrated: boolean
}

const built: Delivery = { isPending: false, hasFailed: false, isHydrated: false }
const listeners = new Set<() => void>()
let delivery: Delivery = { ...built, isHydrated: true }

export function setDelivery(change: Partial<Delivery>) {
  delivery = { ...delivery, ...change }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const getDelivery = () => delivery

export const useDelivery = () => useSyncExternalStore(subscribe, getDelivery, () => built)

/** How a form delivers its messages. An address of one's own has no more than it. */
export type FormDelivery = { address: string | null } & Partial<
  Extract<Queries.DeliveryFragment, { trap: string }>
>
