import { expect, test } from "../../fixtures/test"
import { findViolations } from "../../support/audits/axe"
import { pages, site } from "../../support/content"
import {
  large,
  linkIn,
  loadImages,
  mainHeading,
  navBar,
  scrollTo,
  small,
  visit,
} from "../../support/navigation"
import { emulateOldBrowser } from "../../support/emulations"

function isOnTop(element: Element) {
  const { x, y, width, height } = element.getBoundingClientRect()
  const top = document.elementFromPoint(x + width / 4, y + height / 4)
  return top !== null && (element.contains(top) || top.contains(element))
}

// The emulation changes inline scripts, which the pages' policy forbids.
test.use({ expectsErrors: true, bypassCSP: true, contextOptions: { reducedMotion: "reduce" } })

for (const viewport of [small, large])
  for (const { path } of pages)
    test.describe(() => {
      test.use({ viewport })

      test(`a browser of 2022 shows ${path} readably at ${viewport.width} px`, async ({ page }) => {
        await emulateOldBrowser(page)
        await visit(page, path)
        await loadImages(page)
        expect.soft(await findViolations(page)).toEqual([])
        await scrollTo(page, 0)
        const heading = mainHeading(page, path)
        await expect(heading).toBeInViewport()
        expect(await heading.evaluate(isOnTop), "The heading is covered.").toBe(true)
        for (const { label } of site.navigation.links)
          await expect(linkIn(navBar(page), label)).toBeVisible()
        await scrollTo(page, 500)
        expect.soft(await findViolations(page, "header"), "the navigation bar").toEqual([])
      })
    })
