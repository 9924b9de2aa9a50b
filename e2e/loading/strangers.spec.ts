import type { Page } from "@playwright/test"
import { expect, test } from "../fixtures/test"
import { createdPages, services, site, ventures } from "../support/content"
import { delayScripts } from "../support/faults"
import { exampleMessage, sendButton } from "../support/form"
import { isHydrated, small, waitForHydration } from "../support/navigation"
import {
  expectNotification,
  incomplete,
  keepNotifications,
  notification,
} from "../support/notifications"

/** Translates each text of a page as browsers do: they wrap it in elements, or replace its node. */
function translate(wraps: boolean) {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const texts: Node[] = []
  while (walker.nextNode()) texts.push(walker.currentNode)
  for (const text of texts) {
    if (!(text instanceof Text) || !text.data.trim()) continue
    if (text.parentElement?.closest("script,style,noscript,textarea,font")) continue
    const [outer, inner] = ["font", "font"].map((name) => document.createElement(name))
    inner.textContent = `अ${text.data}`
    outer.append(inner)
    text.replaceWith(wraps ? outer : `अ${text.data}`)
  }
}

/** Adds elements and attributes as extensions do that check words or fill in fields. */
function extend() {
  const changed =
    "#gatsby-focus-wrapper, input, textarea, details, main h1, main button, nav button"
  for (const element of document.querySelectorAll(changed)) {
    element.setAttribute("data-of-an-extension", "")
    element.classList.add("changed-by-an-extension")
    const button = document.createElement("button")
    button.type = "button"
    button.className = "of-an-extension"
    element.before(button)
  }
}

/** What changes a page before React takes it over. */
const strangers: Record<string, (page: Page) => Promise<void>> = {
  "a translation wraps each text": (page) => page.evaluate(translate, true),
  "a translation replaces each text": (page) => page.evaluate(translate, false),
  "an extension adds elements": (page) => page.evaluate(extend),
}

type Part = {
  path: string
  /** A press or words, perhaps before React. */
  use: (page: Page) => Promise<unknown>
  /** Expects their effect. */
  expectEffect: (page: Page) => Promise<unknown>
}

const withQuestions = createdPages.find(({ page }) => JSON.stringify(page).includes('"questions"'))
const hasPlainButton =
  services.closing.actions.some(({ to }) => to === undefined) ||
  ventures.some(({ page, action }) => (page ?? action) === undefined)
const name = (page: Page) => page.locator("[name=name]")

const parts: Record<string, Part> = {
  form: {
    path: "/contact/",
    use: async (page) => {
      await page.locator("[name=message]").fill(exampleMessage.message)
      await page.locator("[name=email]").fill(exampleMessage.email)
      await name(page).pressSequentially("Asha ao")
      for (let step = 0; step < 2; step++) await page.keyboard.press("ArrowLeft")
    },
    expectEffect: async (page) => {
      await expect(name(page)).toBeFocused()
      await page.keyboard.type("R")
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
  ...(hasPlainButton && {
    button: {
      path: "/services/",
      use: (page) => page.locator("main button:not(.of-an-extension)").first().click(),
      expectEffect: (page) => expect(notification(page)).toHaveCount(1),
    },
  }),
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
    for (const moment of ["before", "while", "after"]) {
      const tag = part === "form" && moment === "while" ? [] : "@weekly"
      test(`${part}: ${stranger} ${moment} React starts`, { tag }, async ({ page }) => {
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
    }

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
        await page.clock.install()
        await page.goto(path)
        await context.setOffline(true)
        await use(page)
        await page.clock.runFor(gapMs)
        await context.setOffline(false)
        // A press in the gap has its effect without React, or the page says why not.
        if (part.startsWith("button")) {
          await expect.poll(() => words).toEqual([site.errorScreen.text])
          await expect(page.locator("[aria-busy=true]")).toHaveCount(0)
          await use(page)
        }
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
