import { createServer } from "node:http"
import { join } from "node:path"
import { chromium, type Page } from "@playwright/test"
import { readPathPrefix } from "../../plugins/hosting/pathPrefix"
import { findBrowser } from "../lib/browsers"
import { listenAtFreePort } from "../lib/ports"
import { createSiteHandler } from "../serve/siteHandler"
import type { Pages } from "./urlDiff"

export type Site = { folder: string; pages: Pages }

/** The file names of two screenshots of a page. One is missing if only one site has the page. */
export type ScreenshotPair = { address: string; before?: string; after?: string }

const viewport = { width: 1280, height: 900 }

/** Opens pages of two built sites, and writes screenshots into the folder `out`. Throws a UserError without a browser. */
export async function takeScreenshots(addresses: string[], sites: Site[], out: string) {
  const pairs = addresses.map((address): ScreenshotPair => ({ address }))
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: ["--no-sandbox", "--disable-gpu"],
  })
  for (const [index, { folder, pages }] of sites.entries()) {
    const when = index === 0 ? "before" : "after"
    const prefix = readPathPrefix(process.env)
    const server = createServer(createSiteHandler(folder, prefix))
    const origin = `http://localhost:${await listenAtFreePort(server)}${prefix}`
    const context = await browser.newContext({ viewport, reducedMotion: "reduce" })
    const page = await context.newPage()
    for (const pair of pairs.filter(({ address }) => pages.has(address))) {
      pair[when] = `${fileName(pair.address)}-${when}.jpg`
      await page.goto(origin + pair.address, { waitUntil: "networkidle" })
      // The site uses its fonts only if they load in time, as from the browser's cache.
      await page.reload({ waitUntil: "networkidle" })
      await loadPictures(page)
      const path = join(out, pair[when])
      await page.screenshot({ fullPage: true, type: "jpeg", quality: 85, path })
    }
    server.close()
    server.closeAllConnections()
  }
  await browser.close()
  return pairs
}

/** Loads lazy pictures too. A screenshot shows a broken one as the browser does. */
const loadPictures = (page: Page) =>
  page.evaluate(async () => {
    for (const image of document.images) image.loading = "eager"
    await Promise.allSettled([...document.images].map((image) => image.decode()))
  })

const fileName = (address: string) =>
  (address.replace(/\.html$/, "").match(/[\w-]+/g) ?? ["home"]).join("-")
