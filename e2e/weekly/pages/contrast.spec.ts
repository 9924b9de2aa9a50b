import { expect, test } from "../../fixtures/test"
import { large, loadImages, navBar, scrollTo, visit } from "../../support/navigation"
import { lowestContrast, readPixels, withoutText } from "../../support/audits/pixels"

const minContrast = 4.5 // WCAG 2.2, AA

test.use({ viewport: large, contextOptions: { reducedMotion: "reduce" } })

for (const colorScheme of ["light", "dark"] as const)
  test.describe(`in ${colorScheme} colours`, () => {
    test.use({ colorScheme })

    test("the navigation bar is readable over each section and picture", async ({ page }) => {
      await visit(page, "/")
      await loadImages(page)
      const tops = await page
        .locator("main > *, main img, footer")
        .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().top))
      expect(tops.length).toBeGreaterThan(5)
      const links = navBar(page).getByRole("navigation")
      const colours = await links
        .getByRole("link")
        .evaluateAll((all) => [...new Set(all.map((link) => getComputedStyle(link).color))])
      const box = await links.boundingBox()
      if (!box) throw new Error("The bar has no links.")
      for (const top of tops) {
        await scrollTo(page, top)
        const background = await withoutText(page, () => readPixels(page, box))
        for (const colour of colours)
          expect(lowestContrast(colour, background), `at ${top} px`).toBeGreaterThan(minContrast)
      }
    })
  })
