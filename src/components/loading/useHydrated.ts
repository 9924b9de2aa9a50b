import { useSyncExternalStore } from "react"

const subscribeToNothing = () => () => {}

/** False in the built HTML and while React hydrates it, then true. */
export const useHydrated = () =>
  useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  )
