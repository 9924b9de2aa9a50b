import { flushSync } from "react-dom"

declare global {
  /** Called by the router, instead of requestAnimationFrame, with what shows the new page. */
  var stepToPage: ((show: () => void) => void) | undefined
}

const prefersReducedMotion = () => window.matchMedia("(prefers-reduced-motion: reduce)").matches

// The router calls once for each of its listeners; one transition takes them all.
let queuedUpdates: (() => void)[] = []

/** Shows a new page at once, or fades into it where the browser can and motion is wanted. */
export function stepToPage(show: () => void) {
  if (!document.startViewTransition || prefersReducedMotion()) {
    requestAnimationFrame(show)
    return
  }
  queuedUpdates.push(show)
  if (queuedUpdates.length > 1) return
  const transition = document.startViewTransition(() => {
    const all = queuedUpdates
    queuedUpdates = []
    flushSync(() => all.forEach((showOne) => showOne()))
  })
  // A fade that the browser leaves out, for the next page is called already, is no error.
  transition.ready.catch((error: unknown) => {
    if (!(error instanceof DOMException)) throw error
  })
}
