import { expect, type Page } from "@playwright/test"
import { large, small, visit } from "./browsing"
import { pages, site } from "./support/content"
import { notice, pressSocial } from "./notices"
import { test } from "./fixtures/test"

/** Goes through the page by the Tab key; what has the focus at each stop, and how it shows. */
async function walkThrough(page: Page) {
  const stops: { name: string; outline: string; isOnScreen: boolean }[] = []
  for (;;) {
    await page.keyboard.press("Tab")
    const stop = await page.evaluate(() => {
      const { activeElement } = document
      if (!(activeElement instanceof HTMLElement) || activeElement === document.body) return null
      const { outlineStyle, outlineWidth } = getComputedStyle(activeElement)
      const { x, y, width, height } = activeElement.getBoundingClientRect()
      // The upper part of a tall field is enough.
      const seen = document.elementFromPoint(x + width / 2, y + Math.min(height / 2, 24))
      return {
        name: activeElement.innerText || activeElement.ariaLabel || activeElement.outerHTML,
        outline: `${outlineStyle} ${outlineWidth}`,
        isOnScreen: seen !== null && (activeElement.contains(seen) || seen.contains(activeElement)),
      }
    })
    if (!stop) return stops
    stops.push(stop)
    expect(stops.length, "stops before the end of the page").toBeLessThan(100)
  }
}

for (const viewport of [small, large])
  for (const { path } of pages)
    test(`the focus shows on everything that it reaches on ${path} at ${viewport.width} px`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: "reduce" })
      await page.setViewportSize(viewport)
      await visit(page, path)
      const reached = await walkThrough(page)
      const targets = page
        .locator("a[href], button, input:not([tabindex='-1']), textarea")
        .filter({ visible: true })
      expect(reached).toHaveLength(await targets.count())
      for (const { name, outline, isOnScreen } of reached) {
        expect(outline, name).toBe("solid 3px")
        expect(isOnScreen, `${name} is on the screen, not below the bar`).toBe(true)
      }
    })

test("the focus shows in the open menu", async ({ page }) => {
  await page.setViewportSize(small)
  await visit(page, "/")
  await page.getByRole("button", { name: site.navigation.menu, exact: true }).focus()
  await page.keyboard.press("Enter")
  for (const { label } of site.navigation.links) {
    await page.keyboard.press("Tab")
    const link = page.getByRole("banner").getByRole("link", { name: label, exact: true })
    await expect(link).toBeFocused()
    await expect(link).toHaveCSS("outline-style", "solid")
  }
})

test("the focus shows on a notification and its close button", async ({ page }) => {
  await visit(page, "/")
  await pressSocial(page)
  await expect(notice(page)).toBeVisible()
  await page.keyboard.press("F8")
  const focused = page.locator(":focus")
  await expect(focused).toHaveCSS("outline-style", "solid")
  await page.keyboard.press("Tab")
  await expect(focused).toHaveCSS("outline-style", "solid")
})
