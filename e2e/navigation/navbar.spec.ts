import type { Page } from "@playwright/test"
import { expect, test } from "../fixtures/test"
import {
  expectPage,
  homeLink,
  isHydrated,
  large,
  navBar,
  scrollTo,
  small,
  visit,
  waitForHydration,
} from "../support/navigation"

// Without motion, the background changes at once.
test.use({ contextOptions: { reducedMotion: "reduce" } })

/** The opacity of the bar's background: 0 is transparent, 1 is opaque. */
const opacity = (page: Page) =>
  navBar(page).evaluate((bar) => {
    const { backgroundColor } = getComputedStyle(bar)
    const numbers = backgroundColor.match(/[\d.]+(?=[,\s/)])/g) ?? []
    return Number(numbers[3] ?? 1)
  })

const expectTransparent = (page: Page) => expect.poll(() => opacity(page)).toBe(0)

async function expectTranslucent(page: Page) {
  await expect.poll(() => opacity(page)).toBeGreaterThan(0.5)
  expect(await opacity(page)).toBeLessThan(1)
}

async function expectChangeAt20px(page: Page) {
  await expectTransparent(page)
  await scrollTo(page, 21)
  await expectTranslucent(page)
  await scrollTo(page, 20)
  await expectTransparent(page)
}

for (const viewport of [small, large])
  test(`turns translucent past 20 px of scroll, before and after hydration, at ${viewport.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    await page.goto("/")
    await expectChangeAt20px(page)
    expect(await isHydrated(page)).toBe(false)
    await waitForHydration(page)
    await expectChangeAt20px(page)
  })

test("is translucent on a page that opens scrolled, and transparent on the next", async ({
  page,
}) => {
  await visit(page, "/contact/")
  await scrollTo(page, 200)
  await page.reload()
  await waitForHydration(page)
  expect(await page.evaluate(() => scrollY)).toBe(200)
  await expectTranslucent(page)
  await homeLink(page).click()
  await expectPage(page, "/")
  await expectTransparent(page)
})

test.describe(() => {
  test.use({ javaScriptEnabled: false })

  test("is opaque without script", async ({ page }) => {
    await page.goto("/")
    expect(await opacity(page)).toBe(1)
  })
})
