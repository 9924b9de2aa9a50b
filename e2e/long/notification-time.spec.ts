import { expect, test } from "../fixtures/test"
import { visit } from "../support/navigation"
import {
  expectNotification,
  notAvailable,
  notification,
  politeRegion,
  pressSocialButton,
} from "../support/notifications"

declare global {
  interface Window {
    /** When the notification appeared and disappeared, in ms of the page's clock. */
    shown: { from?: number; until?: number }
  }
}

const pausedMs = 2500

test("a notification is on the screen for 5 s, plus the time that a pointer is on it", async ({
  page,
}) => {
  await visit(page, "/")
  await politeRegion(page).evaluate((region) => {
    window.shown = {}
    new MutationObserver(() => {
      const isShown = (region instanceof HTMLElement ? region.innerText : "").trim() !== ""
      if (isShown) window.shown.from ??= performance.now()
      else if (window.shown.from) window.shown.until ??= performance.now()
    }).observe(region, { attributes: true, characterData: true, childList: true, subtree: true })
  })
  const waitUntilShownFor = (ms: number) =>
    page.waitForFunction((age) => performance.now() > Number(window.shown.from) + age, ms)
  const readDuration = async () => {
    await page.waitForFunction(() => window.shown.until, undefined, { timeout: 15_000 })
    return page.evaluate(() => Number(window.shown.until) - Number(window.shown.from))
  }

  await pressSocialButton(page)
  await expectNotification(page, notAvailable)
  const duration = await readDuration()
  expect(duration).toBeGreaterThan(4500)
  expect(duration).toBeLessThan(6500)

  await page.evaluate(() => (window.shown = {}))
  await pressSocialButton(page)
  await waitUntilShownFor(1000)
  await notification(page).hover()
  const hoveredAt = await page.evaluate(() => performance.now() - Number(window.shown.from))
  await waitUntilShownFor(5000 + pausedMs)
  await expectNotification(page, notAvailable)
  await page.mouse.move(5, 5)
  const rest = (await readDuration()) - (5000 + pausedMs)
  expect(rest).toBeGreaterThan(4500 - hoveredAt)
  expect(rest).toBeLessThan(6500 - hoveredAt)
})
