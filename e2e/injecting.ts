import type { Page, Route } from "@playwright/test"

type Answer = Parameters<Route["fulfill"]>[0]
type Address = Parameters<Page["route"]>[0]

/** What a static host answers for a file that is not there. */
export const gone: Answer = {
  status: 404,
  contentType: "text/html",
  body: "<!doctype html><h1>Not Found</h1>",
}

export const answer = (address: Address, reply: Answer) => (page: Page) =>
  page.route(address, (route) => route.fulfill(reply))

export const neverAnswer = (address: Address) => (page: Page) =>
  page.route(address, () => new Promise(() => {}))

/** Serves pages and scripts with other words in place of some of theirs. */
export const rewrite = (changes: Record<string, string>) => (page: Page) =>
  page.route(/\/$|\.js$/, async (route) => {
    const response = await route.fetch()
    let body = await response.text()
    for (const [from, to] of Object.entries(changes)) body = body.replaceAll(from, to)
    await route.fulfill({ response, body })
  })

/** Collects what nobody catches on a page. */
export function watchErrors(page: Page) {
  const errors: string[] = []
  page.on("pageerror", (error) => errors.push(String(error)))
  return errors
}

/** Collects what the browser itself says in a window of its own. */
export function watchDialogs(page: Page) {
  const said: string[] = []
  page.on("dialog", (dialog) => {
    said.push(dialog.message())
    void dialog.accept()
  })
  return said
}
