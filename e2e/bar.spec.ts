import { expect, type Page } from "@playwright/test"
import { below, isAlive, large, small, visit } from "./browsing"
import { routes, ventures } from "./support/content"
import { test } from "./fixtures/test"

// The change then has no duration, and a page that is scrolled is there at once.
test.use({ contextOptions: { reducedMotion: "reduce" } })

/** How much of the page the bar's ground hides: 0 is transparent, 1 is opaque. */
const opacity = (page: Page) =>
  page.getByRole("banner").evaluate((bar) => {
    const { backgroundColor } = getComputedStyle(bar)
    const numbers = backgroundColor.match(/[\d.]+(?=[,\s/)])/g) ?? []
    return Number(numbers[3] ?? 1)
  })

const scrollTo = (page: Page, top: number) =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: "instant" }), top)

async function expectTransparent(page: Page) {
  await expect.poll(() => opacity(page)).toBe(0)
}

async function expectTranslucent(page: Page) {
  await expect.poll(() => opacity(page)).toBeGreaterThan(0.5)
  expect(await opacity(page)).toBeLessThan(1)
}

for (const viewport of [small, large])
  test(`at ${viewport.width} px the bar turns translucent past 20 px of scroll`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    for (const { path } of routes) {
      await visit(page, path)
      await expectTransparent(page)
      await scrollTo(page, 21)
      await expectTranslucent(page)
      await scrollTo(page, 20)
      await expectTransparent(page)
      await scrollTo(page, 400)
      await expectTranslucent(page)
      await scrollTo(page, 0)
      await expectTransparent(page)
    }
  })

test("the bar is translucent on a page that is loaded already scrolled", async ({ page }) => {
  await visit(page, "/about/")
  await scrollTo(page, 600)
  await page.reload()
  await isAlive(page)
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(20)
  await expectTranslucent(page)
})

test("the bar is translucent where a link leads into the middle of a page", async ({ page }) => {
  await visit(page, `/services/#${ventures[0].id}`)
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(20)
  await expectTranslucent(page)
})

test("the bar is transparent again on the next page, which begins at its top", async ({ page }) => {
  await visit(page, "/")
  await scrollTo(page, 600)
  await expectTranslucent(page)
  await page.getByRole("banner").getByRole("link", { name: "About" }).click()
  await expect(page.getByRole("heading", { level: 1, name: "About Us" })).toBeVisible()
  await expectTransparent(page)
})

test.describe(() => {
  test.use({ javaScriptEnabled: false })

  test("without script nothing shines through the bar", async ({ page }) => {
    await page.goto(below("/"))
    expect(await opacity(page)).toBe(1)
  })
})
