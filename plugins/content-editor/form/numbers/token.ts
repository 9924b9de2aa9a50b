import type { Numbers } from "../../../content-model/fields/numbers/numbers"

const listeners = new Set<() => void>()
const keyOf = ({ address }: Numbers) => `numbers ${address}`

/** The token with which a person may read the numbers of a service. It stays in this browser. */
export const numbersToken = {
  get: (numbers: Numbers) => localStorage.getItem(keyOf(numbers)),
  set(numbers: Numbers, token: string) {
    localStorage.setItem(keyOf(numbers), token)
    for (const listener of listeners) listener()
  },
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}
