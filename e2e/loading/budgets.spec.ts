import { expect, test, type Page } from "@playwright/test"
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { brotliCompressSync } from "node:zlib"
import budgets from "../../budgets.json"
import { announcementAttribute, untilAttribute } from "../../plugins/hosting/names/period"
import { createdPages, routes } from "../support/content"
import { waitForHydration } from "../support/navigation"

type Sizes = Record<string, number>

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)
const compressedSize = (part: string | Buffer) => brotliCompressSync(part).length
const readBuilt = (url: string) =>
  readFileSync(join("public", new URL(url, "http://localhost").pathname))
const readHtml = (path: string) =>
  readBuilt(path.endsWith(".html") ? path : `${path}index.html`).toString()

// Pages share most scripts, and to compress them takes longer than to load a page.
const scriptSizes = new Map<string, number>()
function scriptSize(url: string) {
  const size = scriptSizes.get(url) ?? compressedSize(readBuilt(url))
  scriptSizes.set(url, size)
  return size
}

/** Expects sizes within their budget, and a budget for each size. */
function expectWithin(budget: Sizes, sizes: Sizes) {
  const exceeded = Object.entries(sizes)
    .filter(([name, size]) => !(size <= budget[name]))
    .map(([name, size]) => `${name}: ${size}, but budgets.json allows ${budget[name]}`)
  expect(exceeded, "Make it smaller, or raise the number and say why in the commit.").toEqual([])
  expect(Object.keys(sizes).toSorted()).toEqual(Object.keys(budget).toSorted())
}

/** Opens a page and measures its first view: transferred bytes by type, requests and elements. */
async function measureFirstView(page: Page, path: string) {
  // Otherwise the page loads the scripts of the pages of links in view.
  await page.addInitScript(() => Reflect.deleteProperty(window, "IntersectionObserver"))
  await page.goto(path, { waitUntil: "networkidle" })
  const html = readHtml(path)
  // JSON-LD counts as markup.
  const inlineScripts = /<script(?! type="application\/ld\+json")[^>]*>([^]*?)<\/script>/g
  const files = await page.evaluate(() =>
    performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname),
  )
  const bytesOf = (ending: RegExp) =>
    sum(files.filter((file) => ending.test(file)).map((file) => readBuilt(file).length))
  return {
    html: compressedSize(html),
    css: bytesOf(/\.css$/),
    // Uncompressed, because inline scripts are compressed with their page.
    script:
      bytesOf(/\.js$/) + sum([...html.matchAll(inlineScripts)].map(([, { length }]) => length)),
    font: bytesOf(/\.woff2$/),
    picture: bytesOf(/\.(avif|webp|png|jpg|svg)$/),
    requests: files.length + 1,
    nodes: await page.locator("*").count(),
  }
}

/** Uses an open page for the first time, and measures its scripts. */
async function measureScripts(page: Page) {
  await waitForHydration(page)
  const urls = await page.evaluate(() => [...document.scripts].flatMap(({ src }) => src || []))
  for (const url of urls)
    // The server renderer, the notification library and polyfills.
    expect(readBuilt(url).toString()).not.toMatch(
      /renderToString|renderToPipeableStream|Toastify__|core-js/,
    )
  return { script: sum(urls.map(scriptSize)) }
}

function measureData(path: string) {
  const name = path === "/" ? "/index/" : path.replace(".html", "/")
  return { data: compressedSize(readBuilt(`page-data${name}page-data.json`)) }
}

// As in src/theme/fonts.css: other letters are in two further files.
const otherLetters = /[\u00a0-\u00a8\u00aa-\u00ff]/

/** The budget of a page, with what an announcement, periods, opening hours and other letters may add. */
function budgetOf(path: string, budget: Sizes) {
  const html = readHtml(path)
  const isTimed = [announcementAttribute, untilAttribute].some((name) => html.includes(name))
  const added: Sizes[] = [
    ...(isTimed ? [budgets.timed] : []),
    ...(otherLetters.test(html) ? [budgets.otherLetters] : []),
  ]
  return Object.fromEntries(
    Object.entries(budget).map(([name, size]) => [
      name,
      size + sum(added.map((sizes) => sizes[name] ?? 0)),
    ]),
  )
}

test("every fixed page has a budget", () => {
  expect(Object.keys(budgets.firstView)).toEqual([...routes.map(({ path }) => path), "/404.html"])
})

for (const [path, budget] of Object.entries(budgets.firstView))
  test(`${path} stays within its budget`, async ({ page }) => {
    expectWithin(budgetOf(path, budget), await measureFirstView(page, path))
    expect(readHtml(path)).not.toMatch(/<script[^>]*\ssrc=|modulepreload|polyfill/)

    expectWithin(budgets.onceUsed, { ...(await measureScripts(page)), ...measureData(path) })
  })

const composedBudget = { ...budgets.onceUsed, ...budgets.composedPage.onceUsed }
// Pages of one type have the same scripts.
const ofEachType = new Map(createdPages.map(({ type, path }) => [type, path]))

for (const path of ofEachType.values())
  test(`${path} stays within the budget of composed pages`, async ({ page }) => {
    await page.goto(path)
    expectWithin(composedBudget, { ...(await measureScripts(page)), ...measureData(path) })
  })

test("the data of each composed page stays within its budget", () => {
  for (const { path } of createdPages)
    expectWithin({ data: composedBudget.data }, measureData(path))
})

test.describe("on a phone", () => {
  test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true })

  test("the home page stays within its budget", async ({ page }) => {
    const { html, css, font, picture } = await measureFirstView(page, "/")
    const { font: allowed = 0 } = budgetOf("/", { font: budgets.homeOnPhone })
    expect(html + css + font + picture).toBeLessThanOrEqual(allowed)
  })
})
