import type { Page } from "@playwright/test"
import { expect, test } from "../fixtures/test"
import { isHydrated, large, navBar, scrollTo, small, waitForHydration } from "../support/navigation"

// Without motion, the background changes at once.
test.use({ contextOptions: { reducedMotion: "reduce" } })

/** The opacity of the bar's background: 0 is transparent, 1 is opaque. */
const opacity = (page: Page) =>
  navBar(page).evaluate((bar) => {
    const { backgroundColor } = getComputedStyle(bar)
    const numbers = backgroundColor.match(/[\d.]+(?=[,\s/)])/g) ?? []
    return Number(numbers[3] ?? 1)
  })

async function expectTranslucent(page: Page) {
  await expect.poll(() => opacity(page)).toBeGreaterThan(0.5)
  expect(await opacity(page)).toBeLessThan(1)
}

test("turns translucent past 20 px of scroll, before and after hydration", async ({ page }) => {
  await page.setViewportSize(small)
  await page.goto("/")
  for (const isReady of [false, true]) {
    if (isReady) await waitForHydration(page)
    await expect.poll(() => opacity(page)).toBe(0)
    await scrollTo(page, 21)
    await expectTranslucent(page)
    await scrollTo(page, 20)
    await expect.poll(() => opacity(page)).toBe(0)
    expect(await isHydrated(page)).toBe(isReady)
  }
  await page.setViewportSize(large)
  await scrollTo(page, 200)
  await page.reload()
  await waitForHydration(page)
  expect(await page.evaluate(() => scrollY)).toBe(200)
  await expectTranslucent(page)
})
