import { expect, test } from "../fixtures/test"
import { pages } from "../support/content"
import {
  expectNoShift,
  expectNoShiftByLateFiles,
  holdRequests,
  recordShifts,
  scrollThrough,
  waitForFirstPaint,
} from "../support/audits/layoutShift"
import { large, small, triggerHydration, waitForHydration } from "../support/navigation"

test.use({ expectsErrors: true })

for (const viewport of [small, large])
  for (const { path } of pages)
    test.describe(`nothing on ${path} moves at ${viewport.width} px`, () => {
      test.use({ viewport })

      if (viewport === large)
        test("while fonts and pictures arrive late", ({ page }) =>
          expectNoShiftByLateFiles(page, path))

      test("where the fonts do not arrive", async ({ page }) => {
        await recordShifts(page)
        await page.route(/\.woff2?(\?|$)/, (route) => route.abort())
        await page.goto(path)
        await waitForHydration(page)
        await scrollThrough(page)
        await expectNoShift(page)
      })

      test("when the script arrives late", async ({ page }) => {
        await recordShifts(page)
        const scripts = await holdRequests(page, "**/*.js")
        await page.goto(path, { waitUntil: "commit" })
        await waitForFirstPaint(page)
        // The first paint may come before the end of the page, where the loader is.
        await expect
          .poll(() => triggerHydration(page).then(() => scripts.count()))
          .toBeGreaterThan(0)
        await scripts.open()
        await waitForHydration(page)
        await scrollThrough(page)
        await expectNoShift(page)
      })
    })
