import type { Page } from "@playwright/test"
import { expect, test } from "../../fixtures/test"
import { expectNoViolations } from "../../support/audits/axe"
import { findSmallTargets } from "../../support/audits/layout"
import { breakAboutPage } from "../../support/faults"
import { sendButton } from "../../support/form"
import { large, menuToggle, small, visit } from "../../support/navigation"
import { notification, pressSocialButton } from "../../support/notifications"

type State = { open: (page: Page) => Promise<unknown>; widths?: (typeof small)[]; part?: string }

const states: Record<string, State> = {
  "a notification": {
    async open(page) {
      await visit(page, "/")
      await pressSocialButton(page)
      await notification(page).hover()
    },
  },
  "an incomplete form and its notification": {
    async open(page) {
      await visit(page, "/contact/")
      await sendButton(page).click()
      await notification(page).hover()
    },
  },
  "the error screen": {
    async open(page) {
      await breakAboutPage(page)
      await visit(page, "/about/")
    },
  },
  // It covers the page, whose contrast would be measured through it.
  "the open menu": {
    widths: [small],
    part: "header",
    async open(page) {
      await visit(page, "/")
      await menuToggle(page).click()
    },
  },
}

// Without motion: axe would measure the colours of text that is still fading in.
test.use({ expectsErrors: true, contextOptions: { reducedMotion: "reduce" } })

for (const [name, { open, widths = [small, large], part }] of Object.entries(states))
  for (const viewport of widths)
    test(`${name} passes axe and has targets that are large enough, at ${viewport.width} px`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport)
      await open(page)
      await expectNoViolations(page, part)
      expect.soft(await findSmallTargets(page)).toEqual([])
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
