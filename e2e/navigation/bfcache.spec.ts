import type { Page } from "@playwright/test"
import { expect, test } from "../fixtures/test"
import { expectPage, visit } from "../support/navigation"

// Playwright disables the back/forward cache.
test.use({
  launchOptions: ({ launchOptions }, set) =>
    set({ ...launchOptions, ignoreDefaultArgs: ["--disable-back-forward-cache"] }),
})

for (const [when, arrive] of [
  ["before", (page: Page) => page.goto("/contact/")],
  ["after", (page: Page) => visit(page, "/contact/")],
] as const)
  test(`Back shows the page from the browser's cache, ${when} hydration`, async ({ page }) => {
    await arrive(page)
    await page.evaluate(() => {
      // It survives only in a cached page.
      document.title = "cached"
      location.assign("/")
    })
    await expectPage(page, "/")
    await page.evaluate(() => history.back())
    await expectPage(page, "/contact/")
    expect(await page.title()).toBe("cached")
  })
