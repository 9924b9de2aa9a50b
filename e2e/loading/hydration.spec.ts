import type { Page } from "@playwright/test"
import { expect, test } from "../fixtures/test"
import { createdPages, ventures } from "../support/content"
import { delayScripts } from "../support/faults"
import { field, sendButton } from "../support/form"
import {
  expectPage,
  homeLink,
  isHydrated,
  scrollTo,
  triggerHydration,
  visit,
  waitForHydration,
} from "../support/navigation"
import {
  expectNoNotification,
  expectNotification,
  incomplete,
  keepNotifications,
} from "../support/notifications"

test.use({ hasTouch: true })

const readScroll = (page: Page) => page.evaluate(() => scrollY)

for (const path of ["/", ...createdPages.slice(0, 1).map((one) => one.path)])
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
