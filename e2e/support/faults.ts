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

export const aboutData = "**/page-data/about/page-data.json"

/** Empties a field of the about page's data, so that the page cannot be rendered. */
export const breakAboutPage = (page: Page, field: "page" | "values" = "values") =>
  page.route(aboutData, async (route) => {
    const response = await route.fetch()
    const json = await response.json()
    json.result.data[field] = null
    await route.fulfill({ response, json })
  })

/** Serves pages and scripts with some texts replaced. */
export const rewrite = (replacements: Record<string, string>) => (page: Page) =>
  page.route(/\/$|\.js$/, async (route) => {
    const response = await route.fetch()
    let body = await response.text()
    for (const [from, to] of Object.entries(replacements)) body = body.replaceAll(from, to)
    await route.fulfill({ response, body })
  })

/** Collects the uncaught errors of a page. */
export function watchErrors(page: Page) {
  const errors: string[] = []
  page.on("pageerror", (error) => errors.push(String(error)))
  return errors
}

/** Collects and accepts the dialogs of a page. */
export function watchDialogs(page: Page) {
  const messages: string[] = []
  page.on("dialog", (dialog) => {
    messages.push(dialog.message())
    void dialog.accept()
  })
  return messages
}
