import { expect, test } from "../fixtures/test"
import { site } from "../support/content"
import { blockScripts } from "../support/faults"
import { expectPage, linkIn, menuToggle, navBar, small } from "../support/navigation"
import {
  expectNoNotification,
  expectNotification,
  notAvailable,
  socialButton,
} from "../support/notifications"

test.use({ expectsErrors: true })
test.beforeEach(({ page }) => blockScripts(page))

test("links work, and Back shows a closed menu", async ({ page }) => {
  await page.setViewportSize(small)
  await page.goto("/")
  for (const { label, to } of site.navigation.links.toReversed()) {
    await menuToggle(page).click()
    await linkIn(navBar(page), label).click()
    await expectPage(page, to)
    await expect(page.locator("[popover]")).toBeHidden()
  }
  await page.goBack()
  await expect(page.locator("[popover]")).toBeHidden()
})

test("releases a clicked button, and the next click retries", async ({ page }) => {
  await page.goto("/")
  await socialButton(page).click()
  await expect(socialButton(page)).not.toHaveAttribute("aria-busy")
  await expectNoNotification(page)
  await page.unrouteAll()
  await socialButton(page).click()
  await expectNotification(page, notAvailable)
})
