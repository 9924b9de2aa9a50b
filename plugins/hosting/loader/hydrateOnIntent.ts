/**
 * Runs inline at the end of every built page, which is complete without it. It loads Gatsby's
 * scripts when somebody first uses the page, all at once, and until React has taken over it keeps
 * right what would otherwise wait for it: the bar, the year, the menu, and each press of a button.
 */
import type { Page } from "../htmlPages"

declare const page: Page

declare global {
  /** Where the browser has it; TypeScript does not know it yet. */
  var trustedTypes:
    | {
        createPolicy(
          name: string,
          rules: { createScriptURL: (address: string) => string },
        ): { createScriptURL: (address: string) => string }
      }
    | undefined
}

const timeoutMs = 10_000 // ms

const abortController = new AbortController()
const queuedButtons = new Set<Element>()
// Where React has failed altogether: see gatsby-browser. The next reload tries again.
let hydrationFailed = Boolean(history.state?.isHopeless)
if (hydrationFailed) history.replaceState(null, "")

function listen(types: string, act: (event: Event) => void, once = false) {
  for (const type of types.split(" "))
    addEventListener(type, act, { capture: true, once, signal: abortController.signal })
}

// Where a browser knows Trusted Types, the page's policy lets nothing else name a script.
const trusted = globalThis.trustedTypes?.createPolicy("loader", { createScriptURL: String })

function add<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
) {
  const element = Object.assign(document.createElement(name), properties)
  document.head.append(element)
  return element
}

function load(files = page.files, handleMissing = replayClicks) {
  if (hydrationFailed) return
  for (const file of files.splice(0)) {
    if (file.endsWith(".js")) {
      const script = add("script", { src: trusted?.createScriptURL(file) ?? file })
      // A file that does not come is asked for again: with the next press of a button, and by
      // webpack, which would wait for one that it finds here.
      script.addEventListener("error", () => {
        script.remove()
        files.push(file)
        handleMissing()
      })
    } else add("link", { rel: "preload", as: "fetch", crossOrigin: "anonymous", href: file })
  }
}

/** Presses the held buttons: for React, or without it for what HTML alone makes of them. */
function replayClicks() {
  for (const button of queuedButtons) {
    button.removeAttribute("aria-busy")
    if (button instanceof HTMLElement) button.click()
  }
  queuedButtons.clear()
}

const bar = document.querySelector<HTMLElement>("[data-scrolled-after]")
const markScrolled = () =>
  bar?.toggleAttribute("data-scrolled", scrollY > Number(bar.dataset.scrolledAfter))
listen("scroll", markScrolled)
markScrolled()

const year = document.querySelector("[data-year]")
if (year) year.textContent = String(new Date().getFullYear())

listen("pointerdown keydown focusin", () => load(), true)
// A pointer that only lies where the page appears is told of as well, as a move by nothing.
listen("pointermove", (event) => {
  if (event instanceof PointerEvent && (event.movementX || event.movementY)) load()
})

listen("click", (event) => {
  const { target, isTrusted } = event
  // A press that was held is not a person's the second time.
  if (!isTrusted || hydrationFailed || !(target instanceof Element)) return
  target.closest("a")?.closest<HTMLElement>("[popover]")?.hidePopover?.()
  // All buttons need React, but those that open something by themselves.
  const button = target.closest("button:not([popovertarget])")
  if (!button) return
  event.preventDefault()
  event.stopPropagation()
  button.setAttribute("aria-busy", "true")
  queuedButtons.add(button)
  setTimeout(replayClicks, timeoutMs)
  load()
  // Without it React still has something to show: the press waits for React alone.
  load(page.notificationScripts, () => {})
})

// The way back into a page that React showed in place of this one, before a reload.
const { pathname } = location
listen("popstate", () => location.pathname !== pathname && location.reload())

// Gatsby ends so where the page's data does not come: the page stays as it was built.
listen("unhandledrejection", () => {
  hydrationFailed = true
  replayClicks()
})

listen("hydrated", () => {
  markScrolled()
  abortController.abort()
  // From now on Gatsby fetches what a link leads to.
  document.querySelector("script[type=speculationrules]")?.remove()
  // What React renders differently than it was built comes in a step of its own.
  setTimeout(replayClicks)
})

if (page.when === "now") load()
if (page.when === "idle")
  addEventListener("load", () => (window.requestIdleCallback ?? setTimeout)(() => load()))
