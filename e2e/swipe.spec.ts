import { expect, type Page } from "@playwright/test"
import { large, small, visit } from "./browsing"
import { expectNoNotice, expectNotice, notAvailable, notice, pressSocial } from "./notices"
import { test } from "./fixtures/test"

// The time that a notification is shown for, and some patience.
const goneAfter = 6500 // ms

/** Where the notification lies, once it lies still. */
async function place(page: Page) {
  const box = await notice(page).boundingBox()
  if (!box) throw new Error("there is no notification")
  return box
}

async function show(page: Page) {
  await pressSocial(page)
  await expectNotice(page, notAvailable)
  await notice(page).evaluate((element) =>
    Promise.all(element.getAnimations().map(({ finished }) => finished)),
  )
}

/** Drags the notification by its text, as a mouse does. */
async function drag(page: Page, by: number) {
  const { x, y, height } = await place(page)
  const from = { x: x + 120, y: y + height / 2 }
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  for (const part of [0.3, 0.7, 1]) await page.mouse.move(from.x + by * part, from.y)
  await page.mouse.up()
}

/** Swipes it by its text, as a finger does. */
async function swipe(page: Page, by: number, down = 0) {
  const { x, y, height } = await place(page)
  const session = await page.context().newCDPSession(page)
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", part = 0) => {
    const point = { x: x + 120 + by * part, y: y + height / 2 + down * part }
    const touchPoints = type === "touchEnd" ? [] : [point]
    return session.send("Input.dispatchTouchEvent", { type, touchPoints })
  }
  await touch("touchStart")
  for (const part of [0.3, 0.7, 1]) await touch("touchMove", part)
  await touch("touchEnd")
}

for (const viewport of [small, large])
  for (const direction of [1, -1]) {
    const where = `to the ${direction > 0 ? "right" : "left"} at ${viewport.width} px`

    test(`a drag of 49 px ${where} springs back, of 50 px dismisses`, async ({ page }) => {
      await page.setViewportSize(viewport)
      await visit(page, "/")
      await show(page)
      const { x } = await place(page)
      await drag(page, 49 * direction)
      await expect.poll(async () => (await place(page)).x).toBe(x)
      await expectNotice(page, notAvailable)
      await drag(page, 50 * direction)
      await expectNoNotice(page)
    })
  }

for (const direction of [1, -1])
  test.describe(() => {
    test.use({ hasTouch: true, isMobile: true, viewport: small })

    test(`a finger's swipe of 49 px to the ${direction > 0 ? "right" : "left"} springs back, of 50 px dismisses`, async ({
      page,
    }) => {
      await visit(page, "/")
      await show(page)
      const { x } = await place(page)
      await swipe(page, 49 * direction)
      await expect.poll(async () => (await place(page)).x).toBe(x)
      await expectNotice(page, notAvailable)
      await swipe(page, 50 * direction)
      await expectNoNotice(page)
    })
  })

test("a finger that scrolls the page from the notification leaves it as it was", async ({
  browser,
}) => {
  const page = await browser.newPage({ hasTouch: true, isMobile: true, viewport: small })
  await visit(page, "/")
  await show(page)
  const { x } = await place(page)
  await swipe(page, 12, -200)
  await expect.poll(async () => (await place(page)).x).toBe(x)
  await expect(notice(page)).toHaveCount(0, { timeout: goneAfter })
  await page.close()
})

test("after a drag that springs back the notification still goes by itself", async ({ page }) => {
  await visit(page, "/")
  await show(page)
  await drag(page, 30)
  await page.mouse.move(5, 5)
  await expect(notice(page)).toHaveCount(0, { timeout: goneAfter })
})

test("after a drag that springs back time stands still while the pointer is there", async ({
  page,
}) => {
  await visit(page, "/")
  await show(page)
  await drag(page, 30)
  const released = await page.evaluate(() => performance.now())
  await page.waitForFunction((time) => performance.now() > time, released + goneAfter)
  await expectNotice(page, notAvailable)
})
