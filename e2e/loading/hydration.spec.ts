import type { Page } from "@playwright/test"
import { expect, test } from "../fixtures/test"
import { composedPages, site, ventures } from "../support/content"
import { delayScripts } from "../support/faults"
import { exampleMessage, expectForm, field, sendButton } from "../support/form"
import {
  expectPage,
  homeLink,
  isHydrated,
  menuToggle,
  scrollTo,
  small,
  triggerHydration,
  visit,
  waitForHydration,
} from "../support/navigation"
import {
  expectNoNotification,
  expectNotification,
  incomplete,
  keepNotifications,
  notification,
} from "../support/notifications"
import { strangers } from "../support/strangers"

test.use({ hasTouch: true })

const readScroll = (page: Page) => page.evaluate(() => scrollY)

for (const path of ["/", ...composedPages.slice(0, 1).map((one) => one.path)])
  test(`${path} loads no script before the first interaction`, async ({ page }) => {
    const scripts: string[] = []
    page.on("request", (request) => {
      const { pathname } = new URL(request.url())
      if (/\.js$|^\/page-data\//.test(pathname)) scripts.push(pathname)
    })
    await page.goto(path)
    for (const part of await page.locator("main > *, footer").all())
      await part.evaluate((element) => element.scrollIntoView({ behavior: "instant" }))
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
    expect(scripts).toEqual([])
    await triggerHydration(page)
    await expect.poll(() => isHydrated(page)).toBe(true)
    expect(scripts.some((file) => file.endsWith(".js"))).toBe(true)
  })

for (const [event, act] of [
  // A real pointer makes many moves; the first may have no distance.
  ["a pointer moves", (page: Page) => page.mouse.move(200, 200, { steps: 3 })],
  ["the screen is tapped", (page: Page) => page.touchscreen.tap(200, 300)],
  ["a key is pressed", (page: Page) => page.keyboard.press("ArrowDown")],
  ["a field gets the focus", (page: Page) => field(page, "name").focus()],
] as const)
  test(`hydrates when ${event}`, async ({ page }) => {
    await page.goto("/contact/")
    expect(await isHydrated(page)).toBe(false)
    await act(page)
    await expect.poll(() => isHydrated(page)).toBe(true)
  })

test("replays clicks before hydration once", async ({ page }) => {
  await keepNotifications(page)
  await page.goto("/contact/")
  const releaseScripts = await delayScripts(page)
  await sendButton(page).click()
  await expect(sendButton(page)).toHaveAttribute("aria-busy", "true")
  await sendButton(page).dblclick()
  await field(page, "email").press("Enter")
  await expectNoNotification(page)
  releaseScripts()
  await expectNotification(page, ...incomplete)
  await expect(sendButton(page)).not.toHaveAttribute("aria-busy")
  await page.keyboard.press("Escape")
  await expectNoNotification(page)
})

test("keeps fields, focus, scroll position and open menu", async ({ page }) => {
  await page.setViewportSize(small)
  await page.goto("/contact/")
  const releaseScripts = await delayScripts(page)
  await field(page, "message").fill(exampleMessage.message)
  await field(page, "name").pressSequentially("Asha")
  releaseScripts()
  await waitForHydration(page)
  await expect(field(page, "name")).toBeFocused()
  await page.keyboard.type(" Rao")
  await expectForm(page, { ...exampleMessage, email: "" })

  await page.goto("/")
  await menuToggle(page).click()
  await scrollTo(page, 300)
  await waitForHydration(page)
  await expect(page.locator("[popover]")).toBeVisible()
  expect(await readScroll(page)).toBe(300)
})

for (const { id } of ventures.slice(-1))
  test("does not scroll back to the section in the URL", async ({ page }) => {
    await page.goto(`/services/#${id}`)
    await expect.poll(() => readScroll(page)).toBeGreaterThan(100)
    await scrollTo(page, 40)
    await waitForHydration(page)
    expect(await readScroll(page)).toBe(40)
  })

test("Back leaves a reloaded page that is not hydrated", async ({ page }) => {
  await visit(page, "/contact/")
  await homeLink(page).click()
  await expectPage(page, "/")
  await page.reload()
  expect(await isHydrated(page)).toBe(false)
  await page.goBack()
  await expectPage(page, "/contact/")
})

test.describe("offline", () => {
  // The browser reports each request.
  test.use({ expectsErrors: true })

  test("a press after a gap in the connection works; the one in the gap says why it does not", async ({
    page,
    context,
  }) => {
    await keepNotifications(page)
    const messages: string[] = []
    page.on("dialog", (dialog) => {
      messages.push(dialog.message())
      return dialog.accept()
    })
    await page.goto("/services/")
    const button = page.getByRole("main").getByRole("button").first()
    await context.setOffline(true)
    await button.click()
    await expect.poll(() => messages).toEqual([site.errorScreen.text])
    await expect(button).not.toHaveAttribute("aria-busy")
    await context.setOffline(false)
    await button.click()
    await expect(notification(page)).toHaveCount(1)
    expect(messages).toHaveLength(1)
  })
})

test.describe("on a page that others have changed", () => {
  // React reports that the page differs.
  test.use({ expectsErrors: true })

  for (const [name, change] of Object.entries(strangers))
    test(`keeps words, focus and caret where ${name}`, async ({ page }) => {
      await page.goto("/contact/")
      const releaseScripts = await delayScripts(page)
      await field(page, "message").fill(exampleMessage.message)
      await field(page, "name").pressSequentially("Asha ao")
      for (let step = 0; step < 2; step++) await page.keyboard.press("ArrowLeft")
      await change(page)
      releaseScripts()
      await waitForHydration(page)
      await expect(page.locator("[name=name]")).toBeFocused()
      await page.keyboard.type("R")
      for (const [key, value] of Object.entries({ ...exampleMessage, email: "" }))
        await expect(page.locator(`[name=${key}]`)).toHaveValue(value)
    })

  test("takes over after a word of an input method", async ({ page, context }) => {
    await page.goto("/contact/")
    const releaseScripts = await delayScripts(page)
    await field(page, "name").focus()
    await strangers["a translation wraps each text"](page)
    const client = await context.newCDPSession(page)
    await client.send("Input.imeSetComposition", {
      text: "にほ",
      selectionStart: 2,
      selectionEnd: 2,
    })
    releaseScripts()
    await page.waitForLoadState("networkidle")
    await client.send("Input.insertText", { text: "日本" })
    await expect.poll(() => isHydrated(page)).toBe(true)
    await expect(page.locator("[name=name]")).toHaveValue("日本")
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
})
