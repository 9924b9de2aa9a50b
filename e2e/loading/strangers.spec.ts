import type { Page } from "@playwright/test"
import { expect, test } from "../fixtures/test"
import { createdPages, site } from "../support/content"
import { delayScripts } from "../support/faults"
import { exampleMessage, sendButton } from "../support/form"
import { isHydrated, small } from "../support/navigation"
import {
  expectNotification,
  incomplete,
  keepNotifications,
  notification,
} from "../support/notifications"
import { moments, strangers, actOnChanged, type Part } from "../support/strangers"

const withQuestions = createdPages.find(({ page }) => JSON.stringify(page).includes('"questions"'))
const name = (page: Page) => page.locator("[name=name]")

const parts: Record<string, Part> = {
  form: {
    path: "/contact/",
    act: async (page) => {
      await page.locator("[name=message]").fill(exampleMessage.message)
      await page.locator("[name=email]").fill(exampleMessage.email)
      await name(page).pressSequentially("Asha ao")
      for (let step = 0; step < 2; step++) await page.keyboard.press("ArrowLeft")
    },
    shown: name,
    expectEffect: async (page) => {
      await expect(name(page)).toBeFocused()
      await page.keyboard.type("R")
      for (const [field, value] of Object.entries(exampleMessage))
        await expect(page.locator(`[name=${field}]`)).toHaveValue(value)
    },
  },
  "button of the form": {
    path: "/contact/",
    act: (page) => page.locator("[type=submit]").click(),
    shown: notification,
    expectEffect: (page) => expect(name(page)).toBeFocused(),
  },
  menu: {
    path: "/",
    act: async (page) => {
      await page.locator("[popovertarget]").click()
      await page.locator("[popover] a").nth(1).focus()
    },
    shown: (page) => page.locator("[popover]"),
    expectEffect: async (page) => {
      await expect(page.locator("[popover] a").nth(1)).toBeFocused()
      await page.keyboard.press("Escape")
      await expect(page.locator("[popover]")).toBeHidden()
    },
  },
  ...(withQuestions && {
    question: {
      path: withQuestions.path,
      act: (page) => page.locator("summary").last().click(),
      shown: (page) => page.locator("details").last().and(page.locator("[open]")),
      expectEffect: (page) => expect(page.locator("summary").last()).toBeFocused(),
    },
  }),
}

// React reports that the page differs, and the browser that it is offline.
test.use({ expectsErrors: true, viewport: small })

for (const [part, tried] of Object.entries(parts)) {
  for (const [stranger, change] of Object.entries(strangers))
    for (const moment of moments) {
      const isUsual = part === "form" || (part === "menu" && stranger === "nothing changes")
      const tag = isUsual && moment === "while" ? [] : "@weekly"
      test(`${part}: ${stranger} ${moment} React starts`, { tag }, ({ page }) =>
        actOnChanged(page, tried, change, moment),
      )
    }

  const { path, act, shown, expectEffect } = tried
  for (const gapMs of [1000, 5000, 30_000]) {
    const tag = part === "button of the form" && gapMs === 1000 ? [] : "@weekly"
    test(
      `${part}: works after a gap of ${gapMs} ms in the connection`,
      { tag },
      async ({ page, context }) => {
        const words: string[] = []
        page.on("dialog", (dialog) => {
          words.push(dialog.message())
          return dialog.accept()
        })
        await keepNotifications(page)
        await page.clock.install()
        await page.goto(path)
        await context.setOffline(true)
        await act(page)
        const wait = () => page.clock.runFor(gapMs)
        if (part === "button of the form") {
          // A press in the gap has its effect without React, or the page says why not, once its script has failed.
          await expect.poll(() => wait().then(() => words)).toEqual([site.errorScreen.text])
          await context.setOffline(false)
          await expect(page.locator("[aria-busy=true]")).toHaveCount(0)
          await act(page)
        } else {
          await wait()
          await context.setOffline(false)
        }
        await expect(shown(page)).toBeVisible()
        await expectEffect(page)
        expect(words.length).toBeLessThan(2)
      },
    )
  }
}

test("takes over after a word of an input method", async ({ page, context }) => {
  await page.goto("/contact/")
  const releaseScripts = await delayScripts(page)
  await name(page).focus()
  await strangers["a translation wraps each text"](page)
  const client = await context.newCDPSession(page)
  await client.send("Input.imeSetComposition", { text: "にほ", selectionStart: 2, selectionEnd: 2 })
  releaseScripts()
  await page.waitForLoadState("networkidle")
  await client.send("Input.insertText", { text: "日本" })
  await expect.poll(() => isHydrated(page)).toBe(true)
  await expect(name(page)).toHaveValue("日本")
})

test("takes over after a press", async ({ page }) => {
  await keepNotifications(page)
  await page.goto("/contact/")
  const releaseScripts = await delayScripts(page)
  await strangers["a translation replaces each text"](page)
  await sendButton(page).hover()
  await page.mouse.down()
  releaseScripts()
  await page.waitForLoadState("networkidle")
  await page.mouse.up()
  await expectNotification(page, ...incomplete)
  expect(await isHydrated(page)).toBe(true)
})
