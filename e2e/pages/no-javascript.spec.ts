import { expect, test } from "../fixtures/test"
import { pages } from "../support/content"
import { large, mainHeading, navBar } from "../support/navigation"

test.use({ javaScriptEnabled: false, viewport: large })

for (const { path } of pages)
  test(`${path} shows all its text and pictures`, async ({ page }) => {
    await page.goto(path)
    await expect(mainHeading(page, path)).toBeVisible()
    // Opaque: with script, it is transparent at first.
    await expect(navBar(page)).toHaveCSS("background-color", /^rgb\(/)
    const texts = page.getByRole("main").locator("h1, h2, h3, p, li, label")
    expect(await texts.count()).toBeGreaterThan(1)
    const hidden = texts.filter({ visible: false, hasNot: page.locator("input[tabindex='-1']") })
    await expect(hidden).toHaveCount(0)
    // Where scripts are off, browsers load lazy pictures at once.
    const pictures = page.locator("main img")
    const widths = () => pictures.evaluateAll((all) => all.map((one) => Object(one).naturalWidth))
    await expect.poll(widths).not.toContain(0)
  })
