/**
 * Runs on every page of a site that names a service for numbers. Counts each visit once it is seen,
 * and what visitors press. Sets no cookie and stores nothing.
 */
import { eventName, messageSentEvent } from "../names/count"
import { pressName } from "./press"
import type { CountSettings, Send } from "./services"

export function startCounting(send: Send, settings: CountSettings) {
  const { origin, basePath } = settings
  if (location.origin !== origin) return
  // Links lead on from it without a new document.
  const notFound = /^\/404[/.]/.test(pagePath) && location.pathname
  let { referrer } = document
  if (referrer.startsWith(`${origin}/`)) referrer = ""
  let visited = ""
  let isPrerendered = "prerendering" in document && document.prerendering
  const path = () => location.pathname.slice(basePath.length)

  function count(event?: string) {
    const parameters = [...new URLSearchParams(location.search)]
    const campaign = new URLSearchParams(parameters.filter(([name]) => name.startsWith("utm_")))
    const thing = { path: path(), event, campaign: String(campaign), referrer }
    const [address, init] = send(thing, settings)
    const always: RequestInit = { method: "POST", keepalive: true, credentials: "omit" }
    // The page works the same whether or not somebody counts.
    fetch(address, { mode: "no-cors", ...always, ...init }).catch(() => undefined)
  }

  /** Counts the page that is shown, unless it is counted. A hidden or prerendered page waits until it is seen. */
  function visit() {
    if (document.hidden || isPrerendered || visited === location.pathname) return
    visited = location.pathname
    count(notFound === visited ? eventName("not found", path()) : undefined)
    referrer = ""
  }

  const { pushState } = history
  history.pushState = (...entry) => {
    pushState.apply(history, entry)
    visit()
  }
  addEventListener("popstate", visit)
  document.addEventListener("visibilitychange", visit)
  // Chromium marks what a prerendered page requests as a prefetch until this event, and services ignore that.
  document.addEventListener("prerenderingchange", () => {
    isPrerendered = false
    visit()
  })
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) visited = ""
    visit()
  })
  addEventListener(
    "click",
    ({ target, isTrusted }) => {
      // The loader repeats clicks, which are not trusted then.
      const event = isTrusted ? pressName(target, path()) : undefined
      if (event) count(event)
    },
    { capture: true },
  )
  addEventListener(messageSentEvent, () => count(eventName("message sent", path())))
  visit()
}
