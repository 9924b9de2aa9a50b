import { expect, test } from "../../fixtures/test"
import { expectNoViolations, findViolations } from "../../support/audits/axe"
import { contact, site } from "../../support/content"
import { breakAboutPage } from "../../support/faults"
import { findSmallTargets } from "../../support/audits/layout"
import {
  large,
  linkIn,
  mainHeading,
  menuToggle,
  navBar,
  small,
  visit,
} from "../../support/navigation"
import {
  assertiveRegion,
  closeButton,
  notification,
  politeRegion,
  pressSocialButton,
} from "../../support/notifications"

// Without motion: axe would measure the colours of text that is still fading in.
test.use({ contextOptions: { reducedMotion: "reduce" } })

for (const viewport of [small, large])
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport })

    test("both kinds of notification and the form pass axe and show the focus", async ({
      page,
    }) => {
      await visit(page, "/contact/")
      const send = page.getByRole("button", { name: contact.form.send })
      for (const [show, region] of [
        [() => pressSocialButton(page), politeRegion(page)],
        [() => send.click(), assertiveRegion(page)],
      ] as const) {
        await show()
        await expect(region.getByRole("group")).toBeVisible()
        await notification(page).hover()
        await expectNoViolations(page, "section:has(> [role=status]), form")
        expect.soft(await findSmallTargets(page)).toEqual([])
        await page.keyboard.press("F8")
        await expect(page.locator(":focus")).toHaveCSS("outline-style", "solid")
        await page.keyboard.press("Tab")
        await expect(closeButton(page)).toHaveCSS("outline-style", "solid")
      }
    })

    test.describe(() => {
      test.use({ expectsErrors: true })

      test("the error screen passes axe", async ({ page }) => {
        await breakAboutPage(page)
        await visit(page, "/about/")
        await expect(mainHeading(page, site.errorScreen.title)).toBeVisible()
        await expectNoViolations(page)
      })
    })
  })

test.describe(() => {
  test.use({ viewport: small })

  test("the open menu passes axe and shows the focus", async ({ page }) => {
    await visit(page, "/")
    await menuToggle(page).focus()
    await page.keyboard.press("Enter")
    await expectNoViolations(page, "header")
    for (const { label } of site.navigation.links) {
      await page.keyboard.press("Tab")
      const link = linkIn(navBar(page), label)
      await expect(link).toBeFocused()
      await expect(link).toHaveCSS("outline-style", "solid")
    }
    for (const { label } of site.navigation.links) {
      await linkIn(navBar(page), label).hover()
      expect.soft(await findViolations(page, "[popover]")).toEqual([])
    }
  })
})

test("each link and button of the home page is readable under the pointer", async ({ page }) => {
  await page.setViewportSize(large)
  await visit(page, "/")
  const targets = page.getByRole("main").locator("a, button")
  expect(await targets.count()).toBeGreaterThan(5)
  for (const target of await targets.all()) {
    await target.hover()
    await expectNoViolations(page, "main :is(a, button):hover")
  }
})
