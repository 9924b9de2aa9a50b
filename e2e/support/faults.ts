import type { Page, Route } from "@playwright/test"

type Response = Parameters<Route["fulfill"]>[0]
type Url = Parameters<Page["route"]>[0]

/** The response of a static host to a request for a missing file. */
export const missingFile: Response = {
  status: 404,
  contentType: "text/html",
  body: "<!doctype html><h1>Not Found</h1>",
}

export const respondWith = (url: Url, response: Response) => (page: Page) =>
  page.route(url, (route) => route.fulfill(response))

export const hangRequests = (url: Url) => (page: Page) =>
  page.route(url, () => new Promise(() => {}))

export const blockScripts = (page: Page) => page.route("**/*.js", (route) => route.abort())

/** Delays every script. Returns a function that lets them through. */
export async function delayScripts(page: Page) {
  let release = () => {}
  const isReleased = new Promise<void>((resolve) => (release = resolve))
  await page.route("**/*.js", async (route) => {
    await isReleased
    await route.continue()
  })
  return release
}

// Playwright's routes do not see prefetch requests.
const prefetchType = "speculationrules"

/**
 * Emulates a later deployment: every hash has one more digit, and the server no longer has the
 * scripts of the open page. Needs `bypassCSP`: it changes inline scripts.
 */
export const deploy = async (page: Page) => {
  await page.route(/\/$|\.js(on)?$/, async (route) => {
    const url = route.request().url()
    if (/[/-][\da-f]{20}\.js$/.test(url)) return route.fulfill(missingFile)
    const response = await route.fetch({ url: url.replace(/([\da-f]{20})0\.js$/, "$1.js") })
    const body = (await response.text())
      .replace(/\b[\da-f]{20}\b/g, "$&0")
      .replace(`type="${prefetchType}"`, "type=none")
    await route.fulfill({ response, body })
  })
  await page.evaluate((type) => document.querySelector(`[type=${type}]`)?.remove(), prefetchType)
}
