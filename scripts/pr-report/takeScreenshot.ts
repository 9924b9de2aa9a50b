import { readFileSync, statSync } from "node:fs"
import { join } from "node:path"
import { chromium, type Browser, type Route } from "@playwright/test"
import { readPathPrefix } from "../../plugins/hosting/pathPrefix"
import { findBrowser } from "../lib/findBrowser"
import { fixedTime, screenHeights, waitForAssets, waitForFonts } from "../lib/stablePage"

export type View = { width: number; scheme: "light" | "dark" }

const origin = "https://site.invalid"
const timeoutMs = 30_000

/** Starts the browser of the tests. Throws a UserError if there is none. */
export const openBrowser = () =>
  chromium.launch({
    executablePath: process.env.HEADLESS_SHELL_PATH || findBrowser(),
    args: ["--no-sandbox", "--disable-gpu"],
  })

/** Opens a page of a built site and returns its screenshot as JPEG. */
export async function takeScreenshot(
  browser: Browser,
  site: string,
  address: string,
  { width, scheme }: View,
) {
  const context = await browser.newContext({
    viewport: { width, height: screenHeights[width] ?? width },
    colorScheme: scheme,
    reducedMotion: "reduce",
    // The fonts are changed in the HTML, so its style hashes no longer match.
    bypassCSP: true,
    locale: "en-GB",
    timezoneId: "Asia/Kolkata",
  })
  context.setDefaultTimeout(timeoutMs)
  try {
    await context.route("**/*", (route) => answer(route, site))
    const page = await context.newPage()
    await page.clock.setFixedTime(fixedTime)
    await page.goto(origin + address, { waitUntil: "networkidle" })
    await waitForAssets(page)
    return await page.screenshot({
      fullPage: true,
      type: "jpeg",
      quality: 85,
      // Motion is reduced already; "disabled" would skip to the end of what remains.
      animations: "allow",
    })
  } finally {
    await context.close()
  }
}

/** Answers a request with a file of a built site. */
function answer(route: Route, site: string) {
  const { pathname } = new URL(route.request().url())
  // A page is opened at its address in the site; its links have the prefix.
  const prefix = readPathPrefix(process.env)
  const path = pathname.startsWith(`${prefix}/`) ? pathname.slice(prefix.length) : pathname
  const file = [join(site, path), join(site, path, "index.html")].find(isFile)
  if (!file) return route.fulfill({ status: 404, body: "" })
  if (!file.endsWith(".html")) return route.fulfill({ path: file })
  return route.fulfill({
    contentType: "text/html;charset=utf-8",
    body: waitForFonts(readFileSync(file, "utf8")),
  })
}

const isFile = (file: string) => statSync(file, { throwIfNoEntry: false })?.isFile()
