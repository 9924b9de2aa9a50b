import { expect, test } from "../../fixtures/test"
import { expectPage, waitForHydration } from "../../support/navigation"

// Playwright disables the back/forward cache.
test.use({
  launchOptions: ({ launchOptions }, set) =>
    set({ ...launchOptions, ignoreDefaultArgs: ["--disable-back-forward-cache"] }),
})

test("Back shows the page from the browser's cache, before and after hydration", async ({
  page,
}) => {
  await page.goto("/contact/")
  for (const title of ["built", "hydrated"]) {
    await page.evaluate((cached) => {
      // It survives only in a cached page.
      document.title = cached
      location.assign("/")
    }, title)
    await expectPage(page, "/")
    await page.evaluate(() => history.back())
    await expectPage(page, "/contact/")
    expect(await page.title()).toBe(title)
    await waitForHydration(page)
  }
})
