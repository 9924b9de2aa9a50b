import type { Page } from "@playwright/test"
import { respondWith, missingFile, rewrite } from "./faults"

/** Removes features that browsers of 2022 lack. Needs `bypassCSP`: it changes inline scripts. */
export async function emulateOldBrowser(page: Page) {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Document.prototype, "startViewTransition")
    for (const name of ["popover", "showPopover", "hidePopover", "togglePopover"])
      Reflect.deleteProperty(HTMLElement.prototype, name)
  })
  await rewrite({
    ":has(": ":unknown-has(",
    ":popover-open": ":unknown-open",
    'popover="auto"': 'unknown="auto"',
    "popovertarget=": "unknowntarget=",
    "light-dark(": "unknown(",
    "color-mix(": "unknown(",
    "@view-transition": "@unknown",
    "animation-timeline": "unknown-timeline",
    "(scripting:": "(unknown:",
    svh: "unknown",
    "text-wrap": "unknown",
    'type="speculationrules"': 'type="unknown"',
  })(page)
}

// Playwright's routes do not see prefetch requests.
const prefetchType = "speculationrules"

/**
 * Emulates a later deployment: every hash has one more digit, and the server no longer has the
 * scripts of the open page. Needs `bypassCSP`, too.
 */
export const deploy = async (page: Page) => {
  await page.route(/\/$|\.js(on)?$/, async (route) => {
    const url = route.request().url()
    if (/-[\da-f]{20}\.js$/.test(url)) return route.fulfill(missingFile)
    const response = await route.fetch({ url: url.replace(/([\da-f]{20})0\.js$/, "$1.js") })
    const body = (await response.text())
      .replace(/\b[\da-f]{20}\b/g, "$&0")
      .replace(`type="${prefetchType}"`, "type=none")
    await route.fulfill({ response, body })
  })
  await page.evaluate((type) => document.querySelector(`[type=${type}]`)?.remove(), prefetchType)
}

/** Emulates a later deployment while the old scripts are still in the browser's cache. */
export const deployData = respondWith("**/app-data.json", {
  json: { webpackCompilationHash: "later" },
})
