import { expect, type Page } from "@playwright/test"
import { expectToBeAt, visit } from "./browsing"
import { test } from "./fixtures/test"

// Playwright turns the browser's memory of pages off.
test.use({
  launchOptions: ({ launchOptions }, hand) =>
    hand({ ...launchOptions, ignoreDefaultArgs: ["--disable-back-forward-cache"] }),
})

declare global {
  interface Window {
    /** Set by a test; still there where the browser has kept the page. */
    isKept?: boolean
  }
}

for (const [when, arrive] of [
  ["before", (page: Page) => page.goto("/")],
  ["after", (page: Page) => visit(page, "/")],
] as const)
  test(`the way back leads to the page that the browser kept, ${when} the script`, async ({
    page,
  }) => {
    await arrive(page)
    await page.evaluate(() => {
      window.isKept = true
      location.assign("/about/")
    })
    await expectToBeAt(page, "/about/")
    await page.evaluate(() => history.back())
    await expectToBeAt(page, "/")
    expect(await page.evaluate(() => window.isKept)).toBe(true)
  })

test("before the script, the browser fetches the page of a link that one points at", async ({
  page,
}) => {
  await page.addInitScript(() =>
    // Only the browser itself is to notice the pointer.
    addEventListener("pointermove", (event) => event.stopImmediatePropagation(), true),
  )
  const session = await page.context().newCDPSession(page)
  await session.send("Preload.enable")
  const states: string[] = []
  session.on("Preload.prefetchStatusUpdated", ({ prefetchUrl, status }) =>
    states.push(`${new URL(prefetchUrl).pathname} ${status}`),
  )
  await page.goto("/")
  const link = page.getByRole("banner").getByRole("link", { name: "About", exact: true })
  // Chromium renders it as well, but not while it is remote-controlled.
  await link.hover()
  await expect.poll(() => states).toContain("/about/ Ready")
  await link.click()
  await expectToBeAt(page, "/about/")
})
