import type { Locator } from "@playwright/test"
import { wcagContrast } from "culori"
import { expect, test } from "../../fixtures/test"
import { contact } from "../../support/content"
import { footer, large, loadImages, navBar, scrollTo, visit } from "../../support/navigation"
import { socialButton } from "../../support/notifications"
import {
  lowestContrast,
  measureContrast,
  readBackground,
  readPixels,
} from "../../support/audits/pixels"

// The contrast ratios of WCAG 2.2 for text and for the focus.
const textContrast = 4.5
const focusContrast = 3

test.use({ viewport: large, contextOptions: { reducedMotion: "reduce" } })

async function boxOf(element: Locator) {
  const box = await element.boundingBox()
  if (!box) throw new Error("The element is not on the page.")
  return box
}

const ringRoom = 8 // px around an element, within which its focus is drawn

/** The share of a 2 px line around the element that changes when it gets the focus. */
async function measureFocusRing(element: Locator) {
  const page = element.page()
  await element.scrollIntoViewIfNeeded()
  const box = await boxOf(element)
  const clip = {
    x: box.x - ringRoom,
    y: box.y - ringRoom,
    width: box.width + 2 * ringRoom,
    height: box.height + 2 * ringRoom,
  }
  const before = await readPixels(page, clip)
  await element.focus()
  const after = await readPixels(page, clip)
  const changed = after.filter(
    (pixel, index) => wcagContrast(pixel, before[index]) >= focusContrast,
  )
  return changed.length / (2 * 2 * (box.width + box.height))
}

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
      const box = await boxOf(links)
      for (const top of tops) {
        await scrollTo(page, top)
        const background = await readBackground(page, box)
        for (const colour of colours)
          expect(lowestContrast(colour, background), `at ${top} px`).toBeGreaterThan(textContrast)
      }
    })

    test("the placeholder of a field is readable", async ({ page }) => {
      await page.goto("/contact/")
      for (const field of await page.getByRole("textbox").all())
        expect(await measureContrast(field)).toBeGreaterThan(textContrast)
    })

    test("the focus ring is visible on each kind of control and background", async ({ page }) => {
      await visit(page, "/contact/")
      // After a key press, the browser shows focus rings.
      await page.keyboard.press("Tab")
      for (const element of [
        navBar(page).getByRole("link").last(),
        page.getByRole("textbox", { name: contact.form.name.label, exact: true }),
        page.getByRole("textbox", { name: contact.form.message.label, exact: true }),
        page.getByRole("button", { name: contact.form.send }),
        page.getByRole("main").getByRole("link").first(),
        footer(page).getByRole("link").first(),
        socialButton(page),
      ])
        // WCAG 2.4.13 requires the whole line; round corners make it shorter.
        expect(await measureFocusRing(element), String(element)).toBeGreaterThan(0.8)
    })
  })
