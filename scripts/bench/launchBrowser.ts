import { chromium, type Browser, type BrowserContextOptions } from "@playwright/test"
import { findBrowser } from "../lib/findBrowser"

/** Starts the browser of the tests, with more command line options. */
export const launchBrowser = (...options: string[]) =>
  chromium.launch({
    executablePath: findBrowser(),
    args: ["--no-sandbox", "--disable-gpu", "--disable-quic", ...options],
  })

/** Opens a context that trusts the bench server, and whose pages can run functions of this folder. */
export async function openContext(browser: Browser, options: BrowserContextOptions = {}) {
  const context = await browser.newContext({ ignoreHTTPSErrors: true, ...options })
  // tsx wraps each named function in a call of this helper, which pages do not have.
  await context.addInitScript("globalThis.__name = (value) => value")
  return context
}
