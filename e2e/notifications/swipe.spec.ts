import type { Page } from "@playwright/test"
import { expect, test } from "../fixtures/test"
import { small, visit } from "../support/navigation"
import {
  expectNoNotification,
  expectNotification,
  expectPaused,
  notAvailable,
  notification,
  pressSocialButton,
} from "../support/notifications"

async function boxOf(page: Page) {
  const box = await notification(page).boundingBox()
  if (!box) throw new Error("There is no notification.")
  return box
}

/** Shows a notification and waits until it has arrived. */
async function show(page: Page) {
  await pressSocialButton(page)
  await expectNotification(page, notAvailable)
  await notification(page).evaluate((element) =>
    Promise.all(element.getAnimations().map(({ finished }) => finished)),
  )
}

/** Drags the notification sideways with the mouse. */
async function drag(page: Page, by: number) {
  const { x, y, height } = await boxOf(page)
  const start = { x: x + 120, y: y + height / 2 }
  await page.mouse.move(start.x, start.y)
  await page.mouse.down()
  for (const part of [0.3, 0.7, 1]) await page.mouse.move(start.x + by * part, start.y)
  await page.mouse.up()
}

/** Swipes the notification with a finger. */
async function swipe(page: Page, by: number, down = 0) {
  const { x, y, height } = await boxOf(page)
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

/** Expects that `move` dismisses the notification by 50 px, and that it springs back after 49 px. */
async function expectSwipeLimit(page: Page, move: typeof drag) {
  await visit(page, "/")
  for (const direction of [1, -1]) {
    await show(page)
    const { x } = await boxOf(page)
    await move(page, 49 * direction)
    await expect.poll(async () => (await boxOf(page)).x).toBe(x)
    await expectNotification(page, notAvailable)
    await move(page, 50 * direction)
    await expectNoNotification(page)
  }
}

test("a drag of 49 px springs back, one of 50 px dismisses, in both directions", ({ page }) =>
  expectSwipeLimit(page, drag))

test("time stops after a drag that springs back until the pointer leaves", async ({ page }) => {
  await visit(page, "/")
  await show(page)
  await drag(page, 30)
  await expectPaused(page, true)
  await page.mouse.move(5, 5)
  await expectPaused(page, false)
})

test.describe("with a finger", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: small })

  test("a swipe of 49 px springs back, one of 50 px dismisses, in both directions", ({ page }) =>
    expectSwipeLimit(page, swipe))

  test("scrolling the page from the notification leaves it in place and its time running", async ({
    page,
  }) => {
    await visit(page, "/")
    await show(page)
    const { x } = await boxOf(page)
    await swipe(page, 12, -200)
    await expect.poll(async () => (await boxOf(page)).x).toBe(x)
    await expectPaused(page, false)
  })
})
