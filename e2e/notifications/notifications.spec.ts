import { expect, test } from "../fixtures/test"
import { contact, ventures } from "../support/content"
import { field, sendButton } from "../support/form"
import { visit } from "../support/navigation"
import {
  assertiveRegion,
  closeButton,
  expectNoNotification,
  expectNotification,
  notAvailable,
  notification,
  politeRegion,
  pressSocialButton,
  socialButton,
} from "../support/notifications"

test("each button replaces the notification by its own", async ({ page }) => {
  await visit(page, "/services/")
  for (const { title } of ventures) {
    await page.getByRole("button", { name: `Learn More about ${title}`, exact: true }).click()
    await expectNotification(page, notAvailable, `Learn more about ${title} coming soon!`)
  }
  await socialButton(page).click()
  await expectNotification(page, notAvailable)
  await closeButton(page).click()
  await expectNoNotification(page)
})

test("announces a destructive notification at once and any other politely", async ({ page }) => {
  const { title, description } = contact.form.incomplete
  await visit(page, "/contact/")
  await sendButton(page).click()
  await expectNotification(page, title, description ?? "")
  await expect(assertiveRegion(page)).toContainText(title)
  await expect(politeRegion(page)).toBeEmpty()
  await pressSocialButton(page)
  await expectNotification(page, notAvailable)
  await expect(politeRegion(page)).toContainText(notAvailable)
  await expect(assertiveRegion(page).getByRole("group")).toHaveCount(0)
  // Screen readers would speak a live region within a live region twice.
  await expect(page.locator("[aria-live] [aria-live], [aria-live] [role=alert]")).toHaveCount(0)
  await sendButton(page).click()
  await expectNotification(page, title, description ?? "")
})

test("Escape dismisses a notification, wherever the focus is", async ({ page }) => {
  await visit(page, "/contact/")
  await pressSocialButton(page)
  await expectNotification(page, notAvailable)
  await page.keyboard.press("Escape")
  await expectNoNotification(page)
  await pressSocialButton(page)
  await expectNotification(page, notAvailable)
  await field(page, "message").focus()
  await page.keyboard.press("Escape")
  await expectNoNotification(page)
})

for (const key of ["Escape", "Enter"])
  test(`F8 moves the focus to a notification; ${key} closes it and returns the focus`, async ({
    page,
  }) => {
    await visit(page, "/contact/")
    await field(page, "email").focus()
    await page.keyboard.press("F8")
    await expect(field(page, "email")).toBeFocused()
    for (const [show, region, target] of [
      [() => pressSocialButton(page), politeRegion(page), field(page, "email")],
      // An empty form moves the focus to its first field.
      [() => sendButton(page).click(), assertiveRegion(page), field(page, "name")],
    ] as const) {
      await show()
      await expect(notification(page)).toBeVisible()
      await target.focus()
      await page.keyboard.press("F8")
      await expect(region.locator(":focus")).toBeVisible()
      // To the close button.
      if (key === "Enter") await page.keyboard.press("Tab")
      await page.keyboard.press(key)
      await expectNoNotification(page)
      await expect(target).toBeFocused()
    }
  })
