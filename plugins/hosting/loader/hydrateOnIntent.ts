/**
 * Runs inline at the end of every built page, which is complete without it. It loads Gatsby's
 * scripts when the visitor first uses the page, or at once if its form has a draft. Until hydration,
 * it updates the navigation bar and the year, closes the menu, and queues the clicks of buttons.
 */
import {
  hydratedEvent,
  hydrationFailedEvent,
  hydrationFailedKey,
  scrolledAfterAttribute,
  scrolledAttribute,
  yearAttribute,
} from "../names/hydration"
import { loaderPolicy } from "../names/trustedTypes"
import { prepareForm } from "./prepareForm"

/** What a page passes to its loader, as inline JSON. */
export type Page = {
  /** Addresses of the scripts and the data that hydrate this page. */
  files: string[]
  /** Addresses of the scripts that show notifications, which most buttons need first. */
  notifications: string[]
}

declare const page: Page

declare global {
  /** Not in TypeScript's library yet; undefined in browsers without Trusted Types. */
  var trustedTypes:
    | {
        createPolicy(
          name: string,
          rules: { createScriptURL: (address: string) => string },
        ): { createScriptURL: (address: string) => string }
      }
    | undefined
}

const timeoutMs = 10_000
const maxPauseMs = 60_000
// A moving pointer retries files that failed, after a pause that doubles. Other input retries at once.
let pauseMs = 500
let retryAt = 0

const abortController = new AbortController()
const queuedButtons = new Set<Element>()
// plugins/hosting/gatsby-browser.ts sets this before it reloads the page. The next reload tries to hydrate again.
let hydrationFailed = Boolean(history.state?.[hydrationFailedKey])
if (hydrationFailed) history.replaceState(null, "")

function listen(types: string, handle: (event: Event) => void, once = false) {
  for (const type of types.split(" "))
    addEventListener(type, handle, { capture: true, once, signal: abortController.signal })
}

// With Trusted Types, the CSP of the page allows only this policy to create the address of a script.
const trusted = globalThis.trustedTypes?.createPolicy(loaderPolicy, { createScriptURL: String })

function appendToHead<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
) {
  const element = Object.assign(document.createElement(name), properties)
  document.head.append(element)
  return element
}

function load(files = page.files, handleMissing = replayClicks) {
  if (hydrationFailed) return
  if (files.length > 0) pauseMs *= 2
  for (const file of files.splice(0)) {
    if (file.endsWith(".js")) {
      const script = appendToHead("script", { src: trusted?.createScriptURL(file) ?? file })
      // The next click retries a file that failed. webpack retries too. It would wait forever
      // for a script element that it finds in the page.
      script.addEventListener("error", () => {
        script.remove()
        files.push(file)
        retryAt = pauseMs > maxPauseMs ? Infinity : performance.now() + pauseMs
        handleMissing()
      })
    } else
      appendToHead("link", { rel: "preload", as: "fetch", crossOrigin: "anonymous", href: file })
  }
}

/** Clicks the queued buttons again: for React, or without React for what plain HTML does. */
function replayClicks() {
  for (const button of queuedButtons) {
    button.removeAttribute("aria-busy")
    if (button instanceof HTMLElement) button.click()
  }
  queuedButtons.clear()
}

const bar = document.querySelector(`[${scrolledAfterAttribute}]`)
const markScrolled = () =>
  bar?.toggleAttribute(
    scrolledAttribute,
    scrollY > Number(bar.getAttribute(scrolledAfterAttribute)),
  )
listen("scroll", markScrolled)
markScrolled()
prepareForm(listen, load)
const year = document.querySelector(`[${yearAttribute}]`)
if (year) year.textContent = String(new Date().getFullYear())

listen("pointerdown keydown focusin", () => load(), true)
// Browsers fire `pointermove` with zero movement when a page loads under a resting pointer.
listen("pointermove", (event) => {
  const isMove = event instanceof PointerEvent && (event.movementX || event.movementY)
  if (isMove && performance.now() >= retryAt) load()
})

listen("click", (event) => {
  const { target, isTrusted } = event
  // A replayed click is not trusted. It must reach React or the browser.
  if (!isTrusted || hydrationFailed || !(target instanceof Element)) return
  target.closest("a")?.closest<HTMLElement>("[popover]")?.hidePopover?.()
  // All buttons need React, except those that open a popover.
  const button = target.closest("button:not([popovertarget])")
  if (!button) return
  event.preventDefault()
  event.stopPropagation()
  button.setAttribute("aria-busy", "true")
  queuedButtons.add(button)
  setTimeout(replayClicks, timeoutMs)
  load()
  // Without these scripts React shows a plain alert, so a missing one replays no clicks.
  load(page.notifications, () => {})
})

// After an error React may have shown another page here, so going back needs a reload.
const { pathname } = location
listen("popstate", () => location.pathname !== pathname && location.reload())

// The page stays as it was built.
listen(hydrationFailedEvent, () => {
  hydrationFailed = true
  replayClicks()
})

listen(hydratedEvent, () => {
  markScrolled()
  abortController.abort()
  // From now on Gatsby prefetches the targets of links.
  document.querySelector("script[type=speculationrules]")?.remove()
  // React renders what differs from the built HTML in a second pass.
  setTimeout(replayClicks)
})
