import { expect, test, type Page } from "@playwright/test"
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { brotliCompressSync } from "node:zlib"
import budgets from "../budgets.json"
import { isAlive, showIntent } from "./browsing"
import { routes } from "./support/content"

type Weights = Record<string, number>

const weigh = (...parts: (string | Buffer)[]) =>
  parts.reduce((sum, part) => sum + brotliCompressSync(part).length, 0)
const built = (address: string) => readFileSync(join("public", address))
const htmlOf = (path: string) =>
  built(path.endsWith(".html") ? path : `${path}index.html`).toString()
const sum = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0)

// What search engines read there is no program; it counts as markup.
const inline = /<script(?! type="application\/ld\+json")[^>]*>([^]*?)<\/script>/g

/** Expects no more than the budget allows, of each thing that it names. */
function expectWithin(budget: Weights, weights: Weights, where: string) {
  const beyond = Object.entries(weights)
    .filter(([name, weight]) => !(weight <= budget[name]))
    .map(([name, weight]) => `${name}: ${weight}, and budgets.json allows ${budget[name]}`)
  const advice = `Make ${where} lighter, or raise the number in budgets.json and say why in the commit.`
  expect(beyond, advice).toEqual([])
  expect(Object.keys(weights).toSorted()).toEqual(Object.keys(budget).toSorted())
}

/** Opens a page and weighs what its first view takes: bytes as they are sent, requests, elements. */
async function weighFirstView(page: Page, path: string) {
  const asked: { type: string; size: Promise<number> }[] = []
  const html = htmlOf(path)
  page.on("response", (response) =>
    asked.push({
      type: response.request().resourceType(),
      size: response.body().then((body) => body.length),
    }),
  )
  await page.goto(path, { waitUntil: "networkidle" })
  const bytesOf = async (type: string) =>
    sum(await Promise.all(asked.filter((one) => one.type === type).map(({ size }) => size)))
  return {
    html: weigh(html),
    css: await bytesOf("stylesheet"),
    // As they stand in the page, for which they are compressed together with it.
    script:
      (await bytesOf("script")) + sum([...html.matchAll(inline)].map(([, { length }]) => length)),
    font: await bytesOf("font"),
    picture: await bytesOf("image"),
    requests: asked.length,
    nodes: await page.locator("*").count(),
  }
}

test("every page has a budget", () => {
  expect(Object.keys(budgets.firstView)).toEqual([...routes.map(({ path }) => path), "/404.html"])
})

for (const [path, budget] of Object.entries(budgets.firstView))
  test(`${path} weighs no more than it may`, async ({ page }) => {
    expectWithin(budget, await weighFirstView(page, path), path)
    expect(htmlOf(path)).not.toMatch(/<script[^>]*\ssrc=|modulepreload|polyfill/)

    const asked: string[] = []
    page.on("requestfinished", (one) => asked.push(new URL(one.url()).pathname))
    await showIntent(page)
    await isAlive(page)
    const loaded = await page.evaluate(() =>
      [...document.scripts].map(({ src }) => src).filter(Boolean),
    )
    const files = loaded.map((src) => built(new URL(src).pathname))
    const data = asked.filter((address) => address.endsWith("/page-data.json")).map(built)
    expect(data.length).toBeGreaterThan(0)
    const heaviest = Math.max(...data.map((file) => weigh(file)))
    expectWithin(budgets.onceUsed, { script: weigh(...files), data: heaviest }, path)
    for (const file of files)
      // Of react-dom/server, of a notification, of what old browsers lack.
      expect(file.toString()).not.toMatch(
        /renderToString|renderToPipeableStream|Toastify__|core-js/,
      )
  })
