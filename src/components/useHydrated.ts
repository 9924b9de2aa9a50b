import { useSyncExternalStore } from "react"

/** For values that differ between the built HTML and the browser, but never change there. */
export const subscribeToNothing = () => () => {}

/** False in the built HTML and while React hydrates it, then true. */
export const useHydrated = () =>
  useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  )
