import { expect, type Page } from "@playwright/test"
import { test } from "../fixtures/formEndpoint"
import { contact, services, site, ventures } from "../support/content"
import { field, fillForm, sendButton } from "../support/form"
import { footer, visit } from "../support/navigation"
import {
  assertiveRegion,
  closeButton,
  expectNoNotification,
  expectNotification,
  incomplete,
  linesOf,
  notification,
} from "../support/notifications"

const timeMs = 5000

// Without motion, a notification is in its place at once.
test.use({ delivers: false, contextOptions: { reducedMotion: "reduce" } })

async function show(page: Page) {
  await sendButton(page).click()
  await expectNotification(page, ...incomplete)
}

const timer = (page: Page) => notification(page).locator(".Toastify__progress-bar")
const expectTime = (page: Page, state: "paused" | "running") =>
  expect(timer(page)).toHaveCSS("animation-play-state", state)

test("each button without a destination replaces the notification by its own", async ({ page }) => {
  await visit(page, "/services/")
  const { learnMore, learnMoreAbout, notAvailable } = services.serviceWords
  for (const { title } of ventures.filter((one) => !one.page && !one.action)) {
    const name = `${learnMore} ${learnMoreAbout}`.replace("{title}", title)
    await page.getByRole("button", { name, exact: true }).click()
    const description = notAvailable.replace("{title}", title)
    await expectNotification(page, site.notifications.notAvailable.title, description)
  }
  for (const { label } of site.footer.social.filter(({ to }) => !to)) {
    await footer(page).getByRole("button", { name: label, exact: true }).click()
    await expectNotification(page, ...linesOf(site.notifications.notAvailable))
  }
})

test("announces a destructive notification at once and any other politely", async ({ page }) => {
  await visit(page, "/contact/")
  await show(page)
  await expect(assertiveRegion(page)).toContainText(incomplete[0])
  await expect(page.getByRole("status")).toBeEmpty()
  await fillForm(page)
  await sendButton(page).click()
  await expect(page.getByRole("status")).toContainText(contact.form.notAvailable.title)
  await expect(assertiveRegion(page).getByRole("group")).toHaveCount(0)
  // Screen readers would speak a live region within a live region twice.
  await expect(page.locator("[aria-live] [aria-live], [aria-live] [role=alert]")).toHaveCount(0)
  await show(page)
  await closeButton(page).click()
  await expectNoNotification(page)
})

test("Escape and the close button end it by keyboard, and the focus is where it was", async ({
  page,
}) => {
  await visit(page, "/contact/")
  for (const keys of [["Escape"], ["F8", "Escape"], ["F8", "Tab", "Enter"]]) {
    await show(page)
    for (const key of keys) await page.keyboard.press(key)
    await expectNoNotification(page)
    await expect(field(page, "name")).toBeFocused()
  }
})

test(`closes after ${timeMs} ms, without those of a pointer or the focus on it`, async ({
  page,
}) => {
  const elapsed = () => timer(page).evaluate((bar) => bar.getAnimations()[0].currentTime)
  await visit(page, "/contact/")
  await show(page)
  await page.mouse.move(5, 5)
  await expect(timer(page)).toHaveAttribute("style", RegExp(`animation-duration: ${timeMs}ms`))
  await notification(page).hover()
  await expectTime(page, "paused")
  await page.mouse.move(5, 5)
  await expectTime(page, "running")
  await timer(page).evaluate((bar) => (bar.getAnimations()[0].currentTime = 1e6))
  await page.keyboard.press("F8")
  await expectTime(page, "paused")
  await field(page, "email").focus()
  await expectTime(page, "running")
  // A second notification has its full time.
  await sendButton(page).click()
  await expect.poll(elapsed).toBeLessThan(1e6)
  await timer(page).evaluate((bar) => bar.getAnimations()[0].finish())
  await expectNoNotification(page)
})

test("springs back after a drag of 49 px, and is gone after 50 px", async ({ page }) => {
  await visit(page, "/contact/")
  await show(page)
  const box = await notification(page).boundingBox()
  if (!box) throw new Error("There is no notification.")
  const drag = async (by: number) => {
    const [x, y] = [box.x + 120, box.y + box.height / 2]
    await page.mouse.move(x, y)
    await page.mouse.down()
    for (const part of [0.3, 0.7, 1]) await page.mouse.move(x + by * part, y)
  }
  const release = () => page.mouse.up()
  // A browser cancels the pointer of a finger that scrolls the page.
  for (const end of [() => notification(page).dispatchEvent("pointercancel"), release]) {
    await drag(49)
    await end()
    await expect.poll(() => notification(page).boundingBox()).toEqual(box)
  }
  await drag(-50)
  await release()
  await expectNoNotification(page)
})
