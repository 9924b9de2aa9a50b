import type { Page } from "@playwright/test"
import { expect, test } from "../../fixtures/test"
import { expectNoViolations } from "../../support/audits/axe"
import { findSmallTargets } from "../../support/audits/layout"
import { breakAboutPage } from "../../support/faults"
import { sendButton } from "../../support/form"
import { large, menuToggle, small, visit } from "../../support/navigation"
import { keepNotifications, notification } from "../../support/notifications"

type State = { path: string; open: (page: Page) => Promise<unknown>; part?: string }

const states: Record<string, State> = {
  "an incomplete form and its notification": {
    path: "/contact/",
    open: (page) =>
      sendButton(page)
        .click()
        .then(() => expect(notification(page)).toBeVisible()),
  },
  "the error screen": { path: "/about/", open: async () => {} },
  // It covers the page, whose contrast would be measured through it.
  "the open menu": { path: "/", open: (page) => menuToggle(page).click(), part: "header" },
}

// Without motion: axe would measure the colours of text that is still fading in.
test.use({ expectsErrors: true, contextOptions: { reducedMotion: "reduce" } })

for (const [name, { path, open, part }] of Object.entries(states))
  for (const viewport of part ? [small] : [small, large])
    test(`${name} passes axe and has targets that are large enough, at ${viewport.width} px`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport)
      await keepNotifications(page)
      await breakAboutPage(page)
      await visit(page, path)
      await open(page)
      await expectNoViolations(page, part)
      expect.soft(await findSmallTargets(page)).toEqual([])
    })

test("each link and button of the home page is readable under the pointer", async ({ page }) => {
  await page.setViewportSize(large)
  await visit(page, "/")
  for (const target of await page.getByRole("main").locator("a, button").all()) {
    await target.hover()
    await expectNoViolations(page, "main :is(a, button):hover")
  }
})
