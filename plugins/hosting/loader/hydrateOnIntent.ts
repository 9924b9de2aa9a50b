/**
 * Runs inline at the end of every built page, which is complete without it. It loads Gatsby's
 * scripts when the visitor first uses the page. Until hydration, it updates the navigation bar and
 * the year, closes the menu, and holds the presses that need React.
 */
import {
  failureAttribute,
  hydratedEvent,
  hydrationFailedEvent,
  loaderPolicy,
  scrolledAfterAttribute,
  scrolledAttribute,
  yearAttribute,
} from "../names/hydration"

/** What a page passes to its loader, as inline JSON. */
export type Page = {
  /** Addresses of the scripts and the data that hydrate this page. */
  files: string[]
  /** Addresses of the scripts that show notifications, which most buttons need first. */
  notifications: string[]
}

declare const page: Page

declare global {
  interface WindowEventMap {
    [hydratedEvent]: Event
    [hydrationFailedEvent]: Event
  }
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
// A moving pointer retries files that failed, after a pause that doubles. Other input retries at once.
let pauseMs = 500
let retryAt = 0

const abortController = new AbortController()
let isReplaying = false
// plugins/hosting/hydration sets this before it reloads the page. The next reload tries to hydrate again.
let hydrationFailed = Boolean(history.state?.[hydrationFailedEvent])
if (hydrationFailed) history.replaceState(null, "")

/** Listens until React has hydrated the page. */
export function listen<Type extends keyof WindowEventMap>(
  types: Type[],
  handle: (event: WindowEventMap[Type]) => void,
  once = false,
) {
  for (const type of types)
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

const isScript = (file: string) => file.endsWith(".js")

let handleData: () => void
let missingData = page.files.filter((file) => !isScript(file)).length
globalThis.pageDataLoaded = new Promise((resolve) => {
  handleData = () => {
    if (--missingData === 0) resolve()
  }
})

/** Requests files: scripts, and the data that Gatsby then finds without a request. */
export function load(files = page.files, handleMissing = replayClicks) {
  if (hydrationFailed || files.length === 0) return
  pauseMs *= 2
  for (const file of files.splice(0)) {
    // The next press requests the file again.
    const handleError = () => {
      files.push(file)
      retryAt = Date.now() + pauseMs
      handleMissing()
    }
    const element = isScript(file)
      ? appendToHead("script", { src: trusted?.createScriptURL(file) ?? file })
      : appendToHead("link", {
          rel: "preload",
          as: "fetch",
          crossOrigin: "anonymous",
          href: file,
          onload: handleData,
        })
    element.addEventListener("error", () => {
      // webpack retries, too. It would wait forever for an element that it finds in the page.
      element.remove()
      if (isScript(file)) handleError()
      // Chromium remembers that a preload has failed, and answers the next request with it.
      else fetch(file).then(handleData, handleError)
    })
  }
}

/** Repeats the presses that wait: for React, or without React for what plain HTML does. */
function replayClicks() {
  isReplaying = true
  for (const held of document.querySelectorAll<HTMLElement>(":is(a,button)[aria-busy]")) {
    held.removeAttribute("aria-busy")
    held.click()
  }
  isReplaying = false
}

const bar = document.querySelector(`[${scrolledAfterAttribute}]`)
const markScrolled = () =>
  bar?.toggleAttribute(
    scrolledAttribute,
    scrollY > Number(bar.getAttribute(scrolledAfterAttribute)),
  )
listen(["scroll"], markScrolled)
markScrolled()
const year = document.querySelector(`[${yearAttribute}]`)
if (year) year.textContent = `${new Date().getFullYear()}`

listen(["pointerdown", "keydown", "focusin"], () => load(), true)
// Browsers fire `pointermove` with zero movement when a page loads under a resting pointer.
listen(["pointermove"], ({ movementX, movementY }) => {
  if ((movementX || movementY) && Date.now() >= retryAt) load()
})

// Buttons need React, except those that open a popover; so do links that open a dialog or send a form.
const needsReact = "button:not([popovertarget]),a[aria-haspopup],form a"

listen(["click"], (event) => {
  const { target, ctrlKey, metaKey, shiftKey } = event
  // With such a key the browser opens a link in another tab.
  if (!(target instanceof Element) || ctrlKey || metaKey || shiftKey) return
  target.closest("a")?.closest<HTMLElement>("[popover]")?.hidePopover?.()
  const pressed = target.closest(needsReact)
  if (!pressed) return
  if (isReplaying || hydrationFailed) {
    // The browser follows a link and posts a form. Without React nothing else happens.
    if (!pressed.closest("a,[method=post]")) alert(bar?.getAttribute(failureAttribute))
    return
  }
  event.preventDefault()
  event.stopPropagation()
  pressed.setAttribute("aria-busy", "true")
  setTimeout(replayClicks, timeoutMs)
  load()
  // Without these scripts React shows a plain alert, so a missing one replays no clicks.
  load(page.notifications, () => {})
})

// After an error React may have shown another page here, so going back needs a reload.
const { pathname } = location
listen(["popstate"], () => location.pathname !== pathname && location.reload())

// The page stays as it was built.
listen([hydrationFailedEvent], () => {
  hydrationFailed = true
  replayClicks()
})

listen([hydratedEvent], () => {
  markScrolled()
  abortController.abort()
  // From now on Gatsby prefetches the targets of links.
  document.querySelector("script[type=speculationrules]")?.remove()
  // React renders what differs from the built HTML in a second pass.
  setTimeout(replayClicks)
})
