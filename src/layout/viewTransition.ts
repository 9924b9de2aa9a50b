import { flushSync } from "react-dom"

const prefersReducedMotion = () => window.matchMedia("(prefers-reduced-motion: reduce)").matches

// The router calls once per listener. One transition runs all queued updates.
let queuedUpdates: (() => void)[] = []

/** Shows a new page, with a view transition if the browser supports it and motion is allowed. */
export function navigateWithTransition(show: () => void) {
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
  // A transition that the browser skips is not an error. In a hidden tab, Chromium rejects all three.
  const { ready, updateCallbackDone, finished } = transition
  Promise.all([ready, updateCallbackDone, finished]).catch((error: unknown) => {
    if (!(error instanceof DOMException)) throw error
  })
}
