import type { Locator, Page } from "@playwright/test"
import { wcagContrast } from "culori"
import { expect, test } from "../../fixtures/test"
import { recordShifts, waitForFirstPaint } from "../../support/audits/layoutShift"
import { readPixels } from "../../support/audits/pixels"
import { respondWith, hangRequests, missingFile } from "../../support/faults"
import { large, mainHeading, small, waitForHydration } from "../../support/navigation"

test.use({ expectsErrors: true, viewport: large, contextOptions: { reducedMotion: "reduce" } })

/** The highest contrast to the background within an element. It is high if text is visible. */
async function highestContrast(page: Page, element: Locator) {
  const box = await element.boundingBox()
  if (!box) throw new Error("The element is not on the page.")
  const pixels = await readPixels(page, box)
  const background = pixels[Math.floor(box.width) + 2]
  return Math.max(...[...new Set(pixels)].map((pixel) => wcagContrast(pixel, background)))
}

for (const [path, viewport] of [
  ["/", small],
  ["/services/", large],
] as const)
  test(`missing pictures leave ${path} in place and show their description at ${viewport.width} px`, async ({
    page,
  }) => {
    const pictures = page.locator("main picture img")
    const readBoxes = () =>
      pictures.evaluateAll((images) =>
        images.map((image) => {
          const { x, y, width, height } = image.getBoundingClientRect()
          return [x, y + scrollY, width, height].map(Math.round)
        }),
      )
    await page.setViewportSize(viewport)
    // The height of the text depends on whether a font arrives in time.
    await respondWith("**/*.woff2", missingFile)(page)
    await page.goto(path)
    const boxes = await readBoxes()
    await respondWith(/\/static\/.*\.(avif|webp|jpe?g|png|svg)$/, missingFile)(page)
    await page.goto(path)
    for (const picture of await pictures.all()) {
      await picture.scrollIntoViewIfNeeded()
      await expect(picture).toHaveJSProperty("complete", true)
      // It may still be fading in.
      await expect.poll(() => highestContrast(page, picture)).toBeGreaterThan(7)
    }
    expect(await readBoxes()).toEqual(boxes)
  })

for (const [fault, cause] of [
  ["are missing", respondWith("**/*.woff2", missingFile)],
  ["never arrive", hangRequests("**/*.woff2")],
] as const)
  test(`text is readable at once and nothing moves where the fonts ${fault}`, async ({ page }) => {
    await cause(page)
    await recordShifts(page)
    const open = () => page.goto("/about/", { waitUntil: "commit" })
    await open()
    await waitForFirstPaint(page)
    expect(await highestContrast(page, mainHeading(page, "/about/"))).toBeGreaterThan(7)
    await open()
    await waitForHydration(page)
    expect(await page.evaluate(() => window.readShifts())).toEqual([])
  })
