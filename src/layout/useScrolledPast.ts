import { useSyncExternalStore } from "react"

function subscribe(onScroll: () => void) {
  window.addEventListener("scroll", onScroll, { passive: true })
  return () => window.removeEventListener("scroll", onScroll)
}

/** Whether the page is scrolled down by more than `limit` CSS pixels; false in the built HTML. */
export const useScrolledPast = (limit: number) =>
  useSyncExternalStore(
    subscribe,
    () => window.scrollY > limit,
    () => false,
  )
