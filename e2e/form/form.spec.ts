import { expect } from "@playwright/test"
import { respond, showPage, test } from "../fixtures/formEndpoint"
import { contact, site } from "../support/content"
import { blockScripts, delayScripts } from "../support/faults"
import {
  exampleMessage,
  expectForm,
  field,
  fillForm,
  honeypot,
  sendButton,
  submitted,
} from "../support/form"
import { expectPage, homeLink, visit, waitForHydration } from "../support/navigation"
import {
  assertiveRegion,
  expectNoNotification,
  expectNotification,
  incomplete,
  linesOf,
  politeRegion,
} from "../support/notifications"

const { form } = contact

test("shows what is missing, lets the browser refuse an address without @, and hides the trap", async ({
  page,
  formEndpoint,
}) => {
  await visit(page, "/contact/")
  await sendButton(page).click()
  await expectNotification(page, ...incomplete)
  await expect(assertiveRegion(page)).toContainText(incomplete[0])
  await expect(field(page, "name")).toBeFocused()
  await expect(field(page, "name")).toHaveAccessibleDescription(form.name.missing)
  await page.keyboard.press("Escape")

  const mistyped = { ...exampleMessage, email: "asha.example.com" }
  await fillForm(page, mistyped)
  await sendButton(page).click()
  await expect(field(page, "email")).toBeFocused()
  await expect(page.locator("input:invalid")).toHaveAttribute("type", "email")
  await expectNoNotification(page)
  await expectForm(page, mistyped)

  await expect(page.getByRole("main").getByRole("textbox")).toHaveCount(3)
  const hidden = page.locator("[aria-hidden=true]", { has: honeypot(page) })
  await expect(hidden).toHaveCSS("width", "1px")
  await field(page, "message").focus()
  await page.keyboard.press("Tab")
  await expect(sendButton(page)).toBeFocused()
  expect(formEndpoint.submissions).toEqual([])
})

test("posts a message once, confirms it and clears the form, also for a visitor who has left meanwhile", async ({
  page,
  formEndpoint,
}) => {
  let confirm = () => {}
  const isConfirmed = new Promise<void>((resolve) => (confirm = resolve))
  formEndpoint.respond = (route) => isConfirmed.then(() => respond(200)(route))
  await visit(page, "/contact/")
  await fillForm(page)
  await sendButton(page).click()
  await expect(sendButton(page)).toHaveText(form.sending)
  await expect(sendButton(page)).toHaveAttribute("aria-disabled", "true")
  // Neither the button nor the Enter key sends it again, and the fields are read-only.
  await sendButton(page).click({ force: true })
  await field(page, "email").press("Enter")
  await field(page, "message").press("x")
  await expectForm(page, exampleMessage)

  await homeLink(page).click()
  await expectPage(page, "/")
  await page.goBack()
  await expectForm(page, exampleMessage)
  await expect(sendButton(page)).toHaveText(form.sending)
  await sendButton(page).click({ force: true })
  await expect.poll(() => formEndpoint.submissions.length).toBe(1)
  confirm()
  await expectNotification(page, ...linesOf(form.sent))
  await expect(politeRegion(page)).toContainText(form.sent.title)
  await expect(sendButton(page)).toHaveText(form.send)
  await expectForm(page)

  await page.reload()
  await waitForHydration(page)
  await expectForm(page)
  expect(formEndpoint.submissions).toMatchObject([
    { fields: submitted, accept: "application/json" },
  ])
})

test("keeps the words of a message that is refused, and sends it with the same id", async ({
  page,
  formEndpoint,
}) => {
  formEndpoint.respond = respond(503)
  await visit(page, "/contact/")
  await fillForm(page)
  await sendButton(page).click()
  await expect(assertiveRegion(page)).toContainText(form.failed.title)
  await expect(page.locator("main form").getByText(form.failed.title)).toBeVisible()
  await expectForm(page, exampleMessage)
  formEndpoint.respond = respond(200)
  await sendButton(page).click()
  await expectNotification(page, ...linesOf(form.sent))
  const [first, second] = formEndpoint.submissions
  expect(second).toEqual(first)
})

test("sends the id of a post by the browser again, and another one with other words", async ({
  page,
  formEndpoint,
}) => {
  const waitMs = 10_000
  // The browser stays on the page.
  formEndpoint.respond = respond(204)
  await page.clock.install()
  const releaseScripts = await delayScripts(page)
  await page.goto("/contact/")
  const press = async () => {
    const { length } = formEndpoint.submissions
    await sendButton(page).click()
    await page.clock.runFor(waitMs)
    await expect.poll(() => formEndpoint.submissions.length).toBe(length + 1)
  }
  await fillForm(page, { ...exampleMessage, name: "Asha" })
  await press()
  await fillForm(page)
  await press()
  releaseScripts()
  // Playwright's clock hides the mark of the hydration.
  await expect(field(page, "name")).toHaveAttribute("aria-required")
  await press()
  const [first, second, third] = formEndpoint.submissions
  expect(second.messageId).not.toBe(first.messageId)
  expect(second.messageId).toMatch(/^\d+-/)
  expect(third).toMatchObject({ fields: submitted, messageId: second.messageId })
})

test("forgets the draft of a message that the browser has posted", async ({
  page,
  formEndpoint,
}) => {
  formEndpoint.respond = showPage("Received")
  await visit(page, "/contact/")
  await fillForm(page)
  await blockScripts(page)
  await page.goto("/contact/")
  await fillForm(page)
  await sendButton(page).click()
  await expect(page.getByText("Received")).toBeVisible()
  expect(formEndpoint.submissions).toMatchObject([{ fields: submitted }])
  await page.unrouteAll()
  await visit(page, "/contact/")
  await expectForm(page)
})

test.describe("without a delivery address", () => {
  test.use({ delivers: false })

  test("sends nothing, and brings the words back by one press", async ({ page }) => {
    const requests: string[] = []
    page.on("request", (request) => {
      if (request.method() !== "GET") requests.push(request.url())
    })
    await visit(page, "/contact/")
    await fillForm(page)
    await field(page, "email").press("Enter")
    const { hotkey } = site.notifications
    await expectNotification(page, ...linesOf(form.notAvailable), form.undo, hotkey)
    await expectForm(page)
    await page.keyboard.press("F8")
    await page.keyboard.press("Tab")
    await page.keyboard.press("Enter")
    await expectForm(page, exampleMessage)
    await expectNoNotification(page)
    await expect(field(page, "email")).toBeFocused()
    expect(requests).toEqual([])
  })

  test("keeps a draft over navigation and reload, but not the trap", async ({ page }) => {
    await visit(page, "/contact/")
    await fillForm(page)
    await honeypot(page).fill("trapped")
    await homeLink(page).click()
    await expectPage(page, "/")
    await page.goBack()
    await expectForm(page, exampleMessage)
    // Nobody touches the page after this. The browser restores the fields of a page that is reloaded.
    await page.reload()
    await expectForm(page, exampleMessage)
    await page.goto("/")
    await page.goto("/contact/")
    await expectForm(page, exampleMessage)
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain("trapped")
  })
})
