import { expect } from "@playwright/test"
import { small } from "./browsing"
import { pages } from "./support/content"
import { test } from "./fixtures/test"

const widths = [360, 768, 1024, 1440, 1920] // px
const tolerance = 0.1

for (const width of widths)
  test(`at ${width} px every picture announces the width that it has`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    for (const { path } of pages) {
      await page.goto(path)
      const pictures = await page.locator("main picture img").evaluateAll((images) =>
        Promise.all(
          images.map(async (image) => {
            if (!(image instanceof HTMLImageElement)) throw new Error("no picture")
            image.loading = "eager"
            await image.decode()
            // Every file is as wide as its srcset says, so its natural width is what `sizes` says.
            const { currentSrc, naturalWidth: announced, offsetWidth: actual } = image
            return { file: new URL(currentSrc).pathname, announced, actual }
          }),
        ),
      )
      for (const { file, announced, actual } of pictures) {
        expect(file).toMatch(/\.avif$/)
        expect(
          Math.abs(announced / actual - 1),
          `${path} ${file} ${announced} px, not ${actual}`,
        ).toBeLessThan(tolerance)
      }
    }
  })

test("the first picture of a page comes first, the others when one gets near", async ({ page }) => {
  await page.setViewportSize(small)
  for (const { path } of pages) {
    await page.goto(path)
    const pictures = await page
      .locator("main picture img")
      .evaluateAll((images) =>
        images.map((image) => [image.getAttribute("loading"), image.getAttribute("fetchpriority")]),
      )
    const [first, ...others] = pictures
    if (first) expect(first, path).toEqual(["eager", "high"])
    for (const other of others) expect(other, path).toEqual(["lazy", "auto"])
  }
})
