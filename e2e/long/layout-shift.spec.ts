import { expect, test } from "../fixtures/test"
import { pages } from "../support/content"
import {
  delayRequests,
  expectNoShift,
  expectNoShiftByLateFiles,
  recordShifts,
  scrollThrough,
  waitForFirstPaint,
} from "../support/audits/layoutShift"
import { large, triggerHydration, waitForHydration } from "../support/navigation"

test.use({ expectsErrors: true, viewport: large })

for (const { path } of pages) {
  test(`nothing on ${path} moves while fonts and pictures arrive late, at ${large.width} px`, ({
    page,
  }) => expectNoShiftByLateFiles(page, path))

  test(`nothing on ${path} moves when the script arrives late`, async ({ page }) => {
    await recordShifts(page)
    const scripts = await delayRequests(page, "**/*.js")
    await page.goto(path, { waitUntil: "commit" })
    await waitForFirstPaint(page)
    // The first paint may come before the end of the page, where the loader is.
    await expect.poll(() => triggerHydration(page).then(() => scripts.count())).toBeGreaterThan(0)
    await scripts.open()
    await waitForHydration(page)
    await scrollThrough(page)
    await expectNoShift(page)
  })
}
