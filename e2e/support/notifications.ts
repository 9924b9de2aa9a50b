import { expect, type Page } from "@playwright/test"
import { site } from "./content"
import { footer } from "./navigation"

export const notAvailable =
  "This feature isn't implemented yet—but don't worry! You can request it in your next prompt! 🚀"

/** The two live regions; a destructive notification is assertive. */
export const politeRegion = (page: Page) => page.getByRole("status")
export const assertiveRegion = (page: Page) => page.getByRole("alert")

export const closeButton = (page: Page) =>
  page.getByRole("button", { name: site.notifications.close })

/** The visible notification. */
export const notification = (page: Page) =>
  page.locator("[role=status], [role=alert]").getByRole("group").filter({ visible: true })

/** Expects one notification with exactly these lines. */
export async function expectNotification(page: Page, ...lines: string[]) {
  await expect(notification(page)).toHaveCount(1)
  await expect(notification(page)).toHaveText(lines.join(""))
  for (const line of lines)
    await expect(notification(page).getByText(line, { exact: true })).toBeVisible()
}

export const expectNoNotification = (page: Page) => expect(notification(page)).toHaveCount(0)

export const socialButton = (page: Page, index = 0) =>
  footer(page).getByRole("button", { name: site.footer.social[index].label, exact: true })

/** Presses a social button, which shows a notification on every page. */
export async function pressSocialButton(page: Page, index = 0) {
  await socialButton(page, index).click()
  // The notification may appear below the pointer, which would pause it.
  await page.mouse.move(5, 5)
}

type Timer = { durationMs: number; elapsedMs: number; isPaused: boolean }

/** The animation whose end closes the notification. */
const timer = (page: Page) => notification(page).locator(".Toastify__progress-bar")

export const readTimer = (page: Page) =>
  timer(page).evaluate((bar): Timer => {
    const [animation] = bar.getAnimations()
    return {
      durationMs: Number(animation.effect?.getTiming().duration),
      elapsedMs: Number(animation.currentTime),
      isPaused: animation.playState === "paused",
    }
  })

/** Moves the notification's time on without waiting. */
export const setElapsed = (page: Page, elapsedMs: number) =>
  timer(page).evaluate((bar, ms) => {
    bar.getAnimations()[0].currentTime = ms
  }, elapsedMs)

export const expectPaused = (page: Page, isPaused: boolean) =>
  expect.poll(async () => (await readTimer(page)).isPaused).toBe(isPaused)
