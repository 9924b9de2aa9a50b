import type { Page } from "@playwright/test"
import { expect, test } from "../../fixtures/test"
import { composedPages, site } from "../../support/content"
import { delayScripts } from "../../support/faults"
import { exampleMessage } from "../../support/form"
import { small, waitForHydration } from "../../support/navigation"
import { keepNotifications, notification } from "../../support/notifications"
import { strangers } from "../../support/strangers"

type Part = {
  path: string
  /** A press or words, perhaps before React. */
  use: (page: Page) => Promise<unknown>
  /** Expects their effect. */
  expectEffect: (page: Page) => Promise<unknown>
}

const withQuestions = composedPages.find(({ page }) => JSON.stringify(page).includes('"questions"'))
const name = (page: Page) => page.locator("[name=name]")

const parts: Record<string, Part> = {
  form: {
    path: "/contact/",
    use: async (page) => {
      await page.locator("[name=message]").fill(exampleMessage.message)
      await page.locator("[name=email]").fill(exampleMessage.email)
      await name(page).pressSequentially("Asha")
    },
    expectEffect: async (page) => {
      await expect(name(page)).toBeFocused()
      await page.keyboard.type(" Rao")
      for (const [field, value] of Object.entries(exampleMessage))
        await expect(page.locator(`[name=${field}]`)).toHaveValue(value)
    },
  },
  "button of the form": {
    path: "/contact/",
    use: (page) => page.locator("[type=submit]").click(),
    expectEffect: async (page) => {
      await expect(notification(page)).toHaveCount(1)
      await expect(name(page)).toBeFocused()
    },
  },
  button: {
    path: "/services/",
    use: (page) => page.locator("main button:not(.of-an-extension)").first().click(),
    expectEffect: (page) => expect(notification(page)).toHaveCount(1),
  },
  menu: {
    path: "/",
    use: async (page) => {
      await page.locator("[popovertarget]").click()
      await page.locator("[popover] a").nth(1).focus()
    },
    expectEffect: async (page) => {
      await expect(page.locator("[popover]")).toBeVisible()
      await expect(page.locator("[popover] a").nth(1)).toBeFocused()
      await page.keyboard.press("Escape")
      await expect(page.locator("[popover]")).toBeHidden()
    },
  },
  ...(withQuestions && {
    question: {
      path: withQuestions.path,
      use: (page) => page.locator("summary").last().click(),
      expectEffect: async (page) => {
        await expect(page.locator("details").last()).toHaveAttribute("open")
        await expect(page.locator("summary").last()).toBeFocused()
      },
    },
  }),
}

// React reports that the page differs, and the browser that it is offline.
test.use({ expectsErrors: true, viewport: small })

for (const [part, { path, use, expectEffect }] of Object.entries(parts)) {
  for (const [stranger, change] of Object.entries(strangers))
    for (const moment of ["before", "while", "after"])
      test(`${part}: ${stranger} ${moment} React starts`, async ({ page }) => {
        await keepNotifications(page)
        await page.goto(path)
        const releaseScripts = await delayScripts(page)
        if (moment === "before") await change(page)
        await use(page)
        if (moment === "while") await change(page)
        releaseScripts()
        await waitForHydration(page)
        if (moment === "after") await change(page)
        await expectEffect(page)
      })

  for (const gapMs of [1000, 5000, 30_000])
    test(`${part}: works after a gap of ${gapMs} ms in the connection`, async ({
      page,
      context,
    }) => {
      const words: string[] = []
      page.on("dialog", (dialog) => {
        words.push(dialog.message())
        return dialog.accept()
      })
      await page.clock.install()
      await page.goto(path)
      await context.setOffline(true)
      await use(page)
      await page.clock.runFor(gapMs)
      await context.setOffline(false)
      // A press in the gap has its effect without React, or the page says why not.
      if (part.startsWith("button")) {
        await expect.poll(() => words).toEqual([site.errorScreen.text])
        await use(page)
      }
      await expectEffect(page)
    })
}
