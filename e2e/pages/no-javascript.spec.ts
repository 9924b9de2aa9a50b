import { expect, test } from "../fixtures/test"
import { pages } from "../support/content"
import { large, mainHeading } from "../support/navigation"

test.use({ javaScriptEnabled: false, viewport: large })

for (const { path } of pages)
  test(`${path} shows all its text and pictures`, async ({ page }) => {
    await page.goto(path)
    await expect(mainHeading(page, path)).toBeVisible()
    const texts = page.getByRole("main").locator("h1, h2, h3, p, li, label")
    expect(await texts.count()).toBeGreaterThan(1)
    for (const text of await texts.filter({ hasNot: page.locator("input[tabindex='-1']") }).all())
      await expect(text).toBeVisible()
    for (const image of await page.locator("main img").all()) {
      await image.scrollIntoViewIfNeeded()
      await expect
        .poll(() => image.evaluate((img: HTMLImageElement) => img.naturalWidth))
        .toBeGreaterThan(0)
    }
  })
