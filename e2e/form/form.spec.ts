import { expect, test } from "../fixtures/test"
import { contact, site } from "../support/content"
import { exampleMessage, expectForm, field, fillForm, honeypot, sendButton } from "../support/form"
import { visit } from "../support/navigation"
import {
  assertiveRegion,
  expectNoNotification,
  expectNotification,
  politeRegion,
} from "../support/notifications"

const notImplemented = [
  "This feature isn't implemented yet...",
  "Contact form submission coming soon!",
  contact.form.undo,
  site.notifications.hotkey,
]

test("shows what is missing in an empty form, clears a complete one, and sends nothing", async ({
  page,
}) => {
  const submissions: string[] = []
  page.on("request", (request) => {
    const isRead = request.method() === "GET" && request.url().startsWith("http://localhost:")
    if (!isRead) submissions.push(request.url())
  })
  await visit(page, "/contact/")
  await sendButton(page).click()
  await expectNotification(
    page,
    "Please fill in all fields",
    "All fields are required to send your message.",
  )
  await expect(assertiveRegion(page)).toContainText("Please fill in all fields")
  await expect(field(page, "name")).toBeFocused()
  for (const name of ["name", "email", "message"] as const)
    await expect(field(page, name)).toHaveAccessibleDescription(contact.form[name].missing)
  await fillForm(page)
  await field(page, "email").press("Enter")
  await expectNotification(page, ...notImplemented)
  await expect(politeRegion(page)).toContainText(notImplemented[0])
  await expectForm(page)
  await expect(page).toHaveURL("/contact/")
  expect(submissions).toEqual([])
})

test("brings the words back with one press of the notification's button", async ({ page }) => {
  await visit(page, "/contact/")
  await fillForm(page)
  await sendButton(page).click()
  await expectForm(page)
  await expect(page.getByRole("button", { name: contact.form.undo })).toBeVisible()
  await page.keyboard.press("F8")
  await page.keyboard.press("Tab")
  await page.keyboard.press("Enter")
  await expectForm(page, exampleMessage)
  await expectNoNotification(page)
  await expect(sendButton(page)).toBeFocused()
})

test("lets the browser refuse an e-mail address without @", async ({ page }) => {
  await visit(page, "/contact/")
  const mistyped = { ...exampleMessage, email: "asha.example.com" }
  await fillForm(page, mistyped)
  await sendButton(page).click()
  await expect(field(page, "email")).toBeFocused()
  await expect(page.locator("input:invalid")).toHaveAttribute("type", "email")
  await expectNoNotification(page)
  await expectForm(page, mistyped)
  await field(page, "email").fill(exampleMessage.email)
  await sendButton(page).click()
  await expectNotification(page, ...notImplemented)
})

test("hides the honeypot from sight and from the keyboard", async ({ page }) => {
  await visit(page, "/contact/")
  await expect(page.getByRole("textbox")).toHaveCount(3)
  const hidden = page.locator("[aria-hidden=true]", { has: honeypot(page) })
  await expect(hidden).toHaveCSS("width", "1px")
  await field(page, "message").focus()
  await page.keyboard.press("Tab")
  await expect(sendButton(page)).toBeFocused()
})
