import { writeFileSync } from "node:fs"
import { join } from "node:path"
import type { Browser } from "@playwright/test"
import type { Pages } from "./urlDiff"
import { takeScreenshot, type View } from "./takeScreenshot"

export type Site = { folder: string; pages: Pages }
export type Sites = { before: Site; after: Site }

/** The file names of two screenshots that differ. One is missing if only one site has the page. */
export type ScreenshotPair = View & { before?: string; after?: string }

export type PageComparison = {
  address: string
  /** The views in which the page looks different. */
  screenshots: ScreenshotPair[]
}

/** Opens a page of two sites in each view. Writes screenshots that differ into the folder `out`. */
export async function comparePage(
  address: string,
  views: View[],
  sites: Sites,
  browser: Browser,
  out: string,
) {
  const comparison: PageComparison = { address, screenshots: [] }
  const save = (screenshot: Buffer | undefined, name: string) => {
    if (!screenshot) return undefined
    writeFileSync(join(out, name), screenshot)
    return name
  }
  for (const view of views) {
    const shoot = async ({ folder, pages }: Site) =>
      pages.has(address) ? takeScreenshot(browser, folder, address, view) : undefined
    const [before, after] = await Promise.all([shoot(sites.before), shoot(sites.after)])
    if (before && after?.equals(before)) continue
    const name = fileName(address, view)
    comparison.screenshots.push({
      ...view,
      before: save(before, `${name}-before.jpg`),
      after: save(after, `${name}-after.jpg`),
    })
  }
  return comparison
}

function fileName(address: string, { width, scheme }: View) {
  const words = address.replace(/\.html$/, "").match(/[\w-]+/g) ?? ["home"]
  return [...words, width, ...(scheme === "dark" ? ["dark"] : [])].join("-")
}
