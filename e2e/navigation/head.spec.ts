import { expect, test } from "../fixtures/test"
import { pages, site } from "../support/content"

for (const colorScheme of ["light", "dark"] as const)
  test(`theme-color is the background colour of every page, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    for (const { path } of pages) {
      await page.goto(path)
      const colours = await page
        .locator("head meta[name=theme-color]")
        .evaluateAll((elements) =>
          elements
            .filter((element) => matchMedia(element.getAttribute("media") ?? "all").matches)
            .map((element) => element.getAttribute("content")),
        )
      const paper = await page.evaluate(() =>
        getComputedStyle(document.documentElement).getPropertyValue("--paper").trim(),
      )
      // The browser uses the first one that matches.
      expect(colours[0], path).toBe(paper)
    }
  })

test("the browser accepts the web manifest", async ({ page }) => {
  await page.goto("/about/")
  const devtools = await page.context().newCDPSession(page)
  const { errors, data } = await devtools.send("Page.getAppManifest")
  expect(errors).toEqual([])
  expect(JSON.parse(data ?? "").name).toBe(site.name)
})
