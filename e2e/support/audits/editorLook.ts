import { expect, type Page } from "@playwright/test"
import { expectNoViolations } from "./axe"

const layer = "[role=dialog], [role=menu], [role=listbox]"

// All of a view fits, so that no bar covers a text whose contrast is measured.
const height = 4000

/** Expects that axe finds nothing at one width, and that nothing scrolls sideways on a phone and at 200 %. */
export async function expectGoodLook(page: Page) {
  // A menu follows its button after the window has changed.
  const expectNoOverflow = (place: string) =>
    expect
      .configure({ soft: true })
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth), place)
      .toBeLessThanOrEqual(0)
  const setFontSize = (size: string) =>
    page.evaluate((one) => (document.documentElement.style.fontSize = one), size)
  // What is behind a dialog or a menu is hidden. The pages in the preview have tests of their own.
  const isCovered = await page.locator(layer).first().isVisible()
  await page.setViewportSize({ width: 1440, height })
  await expectNoViolations(page, isCovered ? layer : { exclude: ["iframe"] })
  await page.setViewportSize({ width: 360, height })
  await expectNoOverflow("360 px")
  // 1280 px at 200 %.
  await page.setViewportSize({ width: 640, height })
  await setFontSize("200%")
  await expectNoOverflow("200 %")
  await setFontSize("")
  await page.setViewportSize({ width: 1440, height: 900 })
}
