import type { Page } from "@playwright/test"
import { expect, test } from "../fixtures/test"
import { expectPage, homeLink, visit } from "../support/navigation"

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

test("before hydration, the browser prefetches the page of a link under the pointer", async ({
  page,
}) => {
  await page.addInitScript(() =>
    // The page's own scripts must not see the pointer.
    addEventListener("pointermove", (event) => event.stopImmediatePropagation(), true),
  )
  const session = await page.context().newCDPSession(page)
  await session.send("Preload.enable")
  const states: string[] = []
  session.on("Preload.prefetchStatusUpdated", ({ prefetchUrl, status }) =>
    states.push(`${new URL(prefetchUrl).pathname} ${status}`),
  )
  await page.goto("/contact/")
  // Chromium also prerenders the page, but not while a test controls it.
  await homeLink(page).hover()
  await expect.poll(() => states).toContain("/ Ready")
  await homeLink(page).click()
  await expectPage(page, "/")
})
