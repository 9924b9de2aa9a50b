import { useSyncExternalStore } from "react"

const subscribe = () => () => {}

/** False in the built HTML and while React hydrates it, then true. */
export const useHydrated = () =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
