import { useSyncExternalStore } from "react"

function subscribe(onScroll: () => void) {
  window.addEventListener("scroll", onScroll, { passive: true })
  return () => window.removeEventListener("scroll", onScroll)
}

/** True if the page is scrolled by more than `limit` CSS pixels. False in the built HTML. */
export const useScrolledPast = (limit: number) =>
  useSyncExternalStore(
    subscribe,
    () => window.scrollY > limit,
    () => false,
  )
