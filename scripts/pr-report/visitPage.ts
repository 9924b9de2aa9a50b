import { readFileSync, statSync } from "node:fs"
import { join } from "node:path"
import { chromium, type Browser, type BrowserContext } from "@playwright/test"
import { findBrowser } from "../lib/findBrowser"
import { fixedTime, screenHeights, waitForAssets, waitForFonts } from "../lib/stablePage"

export type View = { width: number; scheme: "light" | "dark" }

/** Transferred bytes at first view by Playwright's type of resource, `requests` and `elements`. */
export type PageWeight = Record<string, number>

export type Visit = { screenshot: Buffer; weight: PageWeight }

const origin = "https://site.invalid"
const timeoutMs = 30_000
const jpegQuality = 85

/** Starts the browser of the tests. Throws a UserError if there is none. */
export const openBrowser = () =>
  chromium.launch({
    executablePath: process.env.HEADLESS_SHELL_PATH || findBrowser(),
    args: ["--no-sandbox", "--disable-gpu"],
  })

/** Opens a page of a built site and returns its screenshot and its weight at first view. */
export async function visitPage(
  browser: Browser,
  site: string,
  address: string,
  { width, scheme }: View,
): Promise<Visit> {
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
    const transferred = await serveFolder(context, site)
    const page = await context.newPage()
    await page.clock.setFixedTime(fixedTime)
    await page.goto(origin + address, { waitUntil: "networkidle" })
    const elements = await page.evaluate(() => document.querySelectorAll("*").length)
    const weight = { ...transferred, elements }
    await waitForAssets(page)
    const screenshot = await page.screenshot({
      fullPage: true,
      type: "jpeg",
      quality: jpegQuality,
      // Motion is reduced already; "disabled" would skip to the end of what remains.
      animations: "allow",
    })
    return { screenshot, weight }
  } finally {
    await context.close()
  }
}

/** Answers every request from a folder and counts the bytes in the object that it returns. */
async function serveFolder(context: BrowserContext, site: string) {
  const weight: PageWeight = { requests: 0 }
  await context.route("**/*", async (route) => {
    const request = route.request()
    const { pathname } = new URL(request.url())
    const file = [join(site, pathname), join(site, pathname, "index.html")].find(isFile)
    if (!file) return route.fulfill({ status: 404, body: "" })
    const type = request.resourceType()
    weight[type] = (weight[type] ?? 0) + transferSize(file)
    weight.requests++
    if (!file.endsWith(".html")) return route.fulfill({ path: file })
    await route.fulfill({
      contentType: "text/html;charset=utf-8",
      body: waitForFonts(readFileSync(file, "utf8")),
    })
  })
  return weight
}

const isFile = (file: string) => statSync(file, { throwIfNoEntry: false })?.isFile()

/** The size of a file as hosts send it: the build writes a Brotli copy where that is smaller. */
const transferSize = (file: string) =>
  (statSync(`${file}.br`, { throwIfNoEntry: false }) ?? statSync(file)).size
