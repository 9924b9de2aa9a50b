import { expect, test } from "../fixtures/test"
import { sendButton } from "../support/form"
import { footer, visit } from "../support/navigation"
import {
  expectNoNotification,
  expectNotification,
  expectPaused,
  notAvailable,
  notification,
  pressSocialButton,
  readTimer,
  setElapsed,
} from "../support/notifications"

const shownForMs = 5000

for (const reducedMotion of ["no-preference", "reduce"] as const)
  test.describe(`with motion preference ${reducedMotion}`, () => {
    test.use({ contextOptions: { reducedMotion } })

    test(`closes a notification after ${shownForMs} ms, without those of a pointer on it`, async ({
      page,
    }) => {
      await visit(page, "/contact/")
      for (const show of [() => pressSocialButton(page), () => sendButton(page).click()]) {
        await show()
        await notification(page).hover()
        await expectPaused(page, true)
        await setElapsed(page, 3000)
        await page.mouse.move(5, 5)
        await expectPaused(page, false)
        // The timer continues; it does not restart.
        const { durationMs, elapsedMs } = await readTimer(page)
        expect(durationMs).toBe(shownForMs)
        expect(elapsedMs).toBeGreaterThanOrEqual(3000)
        await setElapsed(page, shownForMs - 100)
        await expectNoNotification(page)
      }
    })
  })

test("stops the time while the focus is in the notification", async ({ page }) => {
  await visit(page, "/")
  await pressSocialButton(page)
  await expectNotification(page, notAvailable)
  await page.keyboard.press("F8")
  await expectPaused(page, true)
  await footer(page).getByRole("link").first().focus()
  await expectPaused(page, false)
})

test("shows a second notification for its full time", async ({ page }) => {
  await visit(page, "/")
  await pressSocialButton(page)
  await expectNotification(page, notAvailable)
  await notification(page).hover()
  await expectPaused(page, true)
  await setElapsed(page, 4900)
  await pressSocialButton(page, 1)
  await expectPaused(page, false)
  expect((await readTimer(page)).elapsedMs).toBeLessThan(4000)
})
