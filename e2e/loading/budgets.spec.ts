import { expect, test, type Page } from "@playwright/test"
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { brotliCompressSync } from "node:zlib"
import budgets from "../../budgets.json"
import { announcementAttribute, untilAttribute } from "../../plugins/hosting/names/period"
import { composedPages, pages } from "../support/content"
import { waitForHydration } from "../support/navigation"

type Sizes = Record<string, number>

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)
const compressedSize = (parts: (string | Buffer)[]) =>
  sum(parts.map((part) => brotliCompressSync(part).length))
const readBuilt = (url: string) =>
  readFileSync(join("public", new URL(url, "http://localhost").pathname))

/** Expects sizes within their budget, and a budget for each size. */
function expectWithin(budget: Sizes, sizes: Sizes) {
  const exceeded = Object.entries(sizes)
    .filter(([name, size]) => !(size <= budget[name]))
    .map(([name, size]) => `${name}: ${size}, but budgets.json allows ${budget[name]}`)
  expect(exceeded, "Make it smaller, or raise the number and say why in the commit.").toEqual([])
  expect(Object.keys(sizes).toSorted()).toEqual(Object.keys(budget).toSorted())
}

/** Measures the first view of an open page: bytes by type, requests and elements. */
async function measureFirstView(page: Page, html: string) {
  const textsOf = (element: RegExp) => [...html.matchAll(element)].map(([, text]) => text)
  // JSON-LD counts as markup.
  const scripts = textsOf(/<script(?! type="application\/ld\+json")[^>]*>([^]*?)<\/script>/g)
  const files = await page.evaluate(() =>
    performance.getEntriesByType("resource").map(({ name }) => name),
  )
  const bytesOf = (ending: RegExp) =>
    sum(files.filter((url) => ending.test(url)).map((url) => readBuilt(url).length))
  return {
    html: compressedSize([html]),
    style: compressedSize(textsOf(/<style[^>]*>([^]*?)<\/style>/g)),
    css: bytesOf(/\.css$/),
    // Uncompressed, because inline scripts are compressed with their page.
    script: bytesOf(/\.js$/) + sum(scripts.map(({ length }) => length)),
    font: bytesOf(/\.woff2$/),
    picture: bytesOf(/\.(avif|webp|png|jpg|svg)$/),
    requests: files.length + 1,
    nodes: await page.locator("*").count(),
  }
}

for (const { path, composed } of [
  ...pages.map((page) => ({ ...page, composed: {} })),
  ...composedPages.map((page) => ({ ...page, composed: budgets.composedPage.onceUsed })),
])
  test(`${path} stays within its budget`, async ({ page }) => {
    // Otherwise the page loads the scripts of the pages of links in view.
    await page.addInitScript(() => Reflect.deleteProperty(window, "IntersectionObserver"))
    const html = (await (await page.goto(path))?.text()) ?? ""
    expect(html).not.toMatch(/<script[^>]*\ssrc=|modulepreload|polyfill/)
    // What an announcement, periods and opening hours may add.
    const isTimed = [announcementAttribute, untilAttribute].some((name) => html.includes(name))
    const script = budgets.firstView.script + (isTimed ? budgets.timed.script : 0)
    expectWithin({ ...budgets.firstView, script }, await measureFirstView(page, html))

    await waitForHydration(page)
    const scripts = await page.evaluate(() => [...document.scripts].flatMap(({ src }) => src || []))
    const used = scripts.map(readBuilt)
    const name = path === "/" ? "/index/" : path.replace("no-such-page", "404")
    const data = readBuilt(`page-data${name}page-data.json`)
    const sizes = { script: compressedSize(used), data: compressedSize([data]) }
    expectWithin({ ...budgets.onceUsed, ...composed }, sizes)
    // The server renderer, the notification library and polyfills.
    const unused = /renderToString|renderToPipeableStream|Toastify__|core-js/
    for (const file of used) expect(file.toString()).not.toMatch(unused)
  })
