import { expect, test, type Page, type Response } from "@playwright/test"
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { brotliCompressSync } from "node:zlib"
import budgets from "../../budgets.json"
import { announcementAttribute, untilAttribute } from "../../plugins/hosting/names/period"
import { composedPages, routes } from "../support/content"
import { triggerHydration, waitForHydration } from "../support/navigation"

type Sizes = Record<string, number>

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)
const compressedSize = (...parts: (string | Buffer)[]) =>
  sum(parts.map((part) => brotliCompressSync(part).length))
const readBuilt = (path: string) => readFileSync(join("public", path))
const readHtml = (path: string) =>
  readBuilt(path.endsWith(".html") ? path : `${path}index.html`).toString()

// JSON-LD counts as markup.
const inlineScripts = /<script(?! type="application\/ld\+json")[^>]*>([^]*?)<\/script>/g

/** Expects sizes within their budget, and a budget for each size. */
function expectWithin(budget: Sizes, sizes: Sizes, path: string) {
  const exceeded = Object.entries(sizes)
    .filter(([name, size]) => !(size <= budget[name]))
    .map(([name, size]) => `${name}: ${size}, but budgets.json allows ${budget[name]}`)
  const advice = `Make ${path} smaller, or raise the number in budgets.json and say why in the commit.`
  expect(exceeded, advice).toEqual([])
  expect(Object.keys(sizes).toSorted()).toEqual(Object.keys(budget).toSorted())
}

/** Opens a page and measures its first view: transferred bytes by type, requests and elements. */
async function measureFirstView(page: Page, path: string) {
  const responses: { type: string; size: Promise<number> }[] = []
  const html = readHtml(path)
  const record = (response: Response) => {
    // Chromium requests the icon, its headless shell does not.
    if (new URL(response.url()).pathname === "/favicon.svg") return
    responses.push({
      type: response.request().resourceType(),
      size: response.body().then((body) => body.length),
    })
  }
  page.on("response", record)
  await page.goto(path, { waitUntil: "networkidle" })
  page.off("response", record)
  const bytesOf = async (type: string) =>
    sum(await Promise.all(responses.filter((one) => one.type === type).map(({ size }) => size)))
  return {
    html: compressedSize(html),
    css: await bytesOf("stylesheet"),
    // Uncompressed, because inline scripts are compressed with their page.
    script:
      (await bytesOf("script")) +
      sum([...html.matchAll(inlineScripts)].map(([, { length }]) => length)),
    font: await bytesOf("font"),
    picture: await bytesOf("image"),
    requests: responses.length,
    nodes: await page.locator("*").count(),
  }
}

/** Uses an open page for the first time, and measures the scripts and the largest data that it loads. */
async function expectUseWithin(budget: Sizes, page: Page, path: string) {
  const finished: string[] = []
  page.on("requestfinished", (request) => finished.push(new URL(request.url()).pathname))
  await triggerHydration(page)
  await waitForHydration(page)
  const urls = await page.evaluate(() =>
    [...document.scripts].map(({ src }) => src).filter(Boolean),
  )
  const scripts = urls.map((url) => readBuilt(new URL(url).pathname))
  const data = finished.filter((file) => file.endsWith("/page-data.json")).map(readBuilt)
  expect(data.length).toBeGreaterThan(0)
  const largestData = Math.max(...data.map((file) => compressedSize(file)))
  expectWithin(budget, { script: compressedSize(...scripts), data: largestData }, path)
  for (const script of scripts)
    // The server renderer, the notification library and polyfills.
    expect(script.toString()).not.toMatch(
      /renderToString|renderToPipeableStream|Toastify__|core-js/,
    )
}

test("every page has a budget", () => {
  expect(Object.keys(budgets.firstView)).toEqual([...routes.map(({ path }) => path), "/404.html"])
})

/** The budget of a page, with what an announcement, periods and opening hours may add. */
function budgetOf(path: string, budget: Sizes) {
  const html = readHtml(path)
  const isTimed = [announcementAttribute, untilAttribute].some((name) => html.includes(name))
  const added = Object.entries(isTimed ? budgets.timed : {})
  return {
    ...budget,
    ...Object.fromEntries(added.map(([name, size]) => [name, budget[name] + size])),
  }
}

for (const [path, budget] of Object.entries(budgets.firstView))
  test(`${path} stays within its budget`, async ({ page }) => {
    expectWithin(budgetOf(path, budget), await measureFirstView(page, path), path)
    expect(readHtml(path)).not.toMatch(/<script[^>]*\ssrc=|modulepreload|polyfill/)

    await expectUseWithin(budgets.onceUsed, page, path)
  })

for (const { path } of composedPages)
  test(`${path} stays within the budget of composed pages`, async ({ page }) => {
    await page.goto(path)
    await expectUseWithin({ ...budgets.onceUsed, ...budgets.composedPage.onceUsed }, page, path)
  })

test.describe("on a phone", () => {
  test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true })

  test("the home page stays within its budget", async ({ page }) => {
    const { html, css, font, picture } = await measureFirstView(page, "/")
    expect(html + css + font + picture).toBeLessThanOrEqual(budgets.homeOnPhone)
  })
})
