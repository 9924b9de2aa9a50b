import { expect, type Page } from "@playwright/test"
import { visit } from "./browsing"
import { expectNotice, notAvailable, notice, polite, pressSocial } from "./notices"
import { test } from "./fixtures/test"

const shownFor = 5000 // ms
const early = 4500 // ms
const late = 6500 // ms

declare global {
  interface Window {
    /** When something appeared in the live region, and when it went, in ms of the page's clock. */
    notice: { appeared?: number; gone?: number }
  }
}

/** Shows a notification and has the page itself note when it comes and goes. */
async function show(page: Page) {
  await polite(page).evaluate((region) => {
    window.notice = {}
    new MutationObserver(() => {
      const isShown = (region instanceof HTMLElement ? region.innerText : "").trim() !== ""
      if (isShown) window.notice.appeared ??= performance.now()
      else if (window.notice.appeared) window.notice.gone ??= performance.now()
    }).observe(region, { attributes: true, characterData: true, childList: true, subtree: true })
  })
  await pressSocial(page)
  await expectNotice(page, notAvailable)
}

/** Waits until the notification has gone; how long it was there, in ms. */
async function timeShown(page: Page) {
  await page.waitForFunction(() => window.notice.gone !== undefined, undefined, { timeout: 15_000 })
  return page.evaluate(() => Number(window.notice.gone) - Number(window.notice.appeared))
}

/** Waits until the notification has been on the page for this long, whether it is still there or not. */
const untilAge = (page: Page, age: number) =>
  page.waitForFunction((ms) => performance.now() > Number(window.notice.appeared) + ms, age)

for (const reducedMotion of ["no-preference", "reduce"] as const)
  test(`a notification goes after ${shownFor} ms, with motion ${reducedMotion}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion })
    await visit(page, "/")
    await show(page)
    const time = await timeShown(page)
    expect(time).toBeGreaterThan(early)
    expect(time).toBeLessThan(late)
  })

test("a destructive notification goes after the same time", async ({ page }) => {
  await visit(page, "/contact/")
  await page.getByRole("button", { name: "Send Message" }).click()
  await expect(notice(page)).toBeVisible()
  const appeared = await page.evaluate(() => performance.now())
  await expect(notice(page)).toHaveCount(0, { timeout: late })
  const time = (await page.evaluate(() => performance.now())) - appeared
  expect(time).toBeGreaterThan(early - 500)
})

for (const reducedMotion of ["no-preference", "reduce"] as const)
  test(`time stands still while one points at it, with motion ${reducedMotion}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion })
    await visit(page, "/")
    await show(page)
    await untilAge(page, 1000)
    await notice(page).hover()
    await untilAge(page, shownFor + 2500)
    await expectNotice(page, notAvailable)
    await page.mouse.move(5, 5)
    // What was left of its time, not all of it again.
    const time = await timeShown(page)
    expect(time).toBeLessThan(2 * shownFor + 2500)
    expect(time).toBeGreaterThan(shownFor + 2500 + 2000)
  })

test("time stands still while the focus is in it, and goes on when the focus leaves", async ({
  page,
}) => {
  await visit(page, "/")
  await show(page)
  await untilAge(page, 1000)
  await page.keyboard.press("F8")
  await untilAge(page, shownFor + 2500)
  await expectNotice(page, notAvailable)
  await page.getByRole("contentinfo").getByRole("link").first().focus()
  const time = await timeShown(page)
  expect(time).toBeGreaterThan(shownFor + 2500 + 2000)
  expect(time).toBeLessThan(2 * shownFor + 2500)
})

test("a second notification has its full time", async ({ page }) => {
  await visit(page, "/")
  await pressSocial(page)
  await expectNotice(page, notAvailable)
  const first = await page.evaluate(() => performance.now())
  await page.waitForFunction((time) => performance.now() > time, first + 3000)
  await pressSocial(page, 1)
  const second = await page.evaluate(() => performance.now())
  await page.waitForFunction((time) => performance.now() > time, second + 3000)
  await expectNotice(page, notAvailable)
  await expect(notice(page)).toHaveCount(0)
})
