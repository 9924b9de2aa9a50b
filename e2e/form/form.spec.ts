import { expect } from "@playwright/test"
import { accept, test } from "../fixtures/formEndpoint"
import { contact } from "../support/content"
import { blockScripts } from "../support/faults"
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
import { expectNotification, linesOf } from "../support/notifications"

const { form } = contact

test("posts a message once, confirms it and clears the form, also for a visitor who has left meanwhile", async ({
  page,
  formEndpoint,
}) => {
  let confirm = () => {}
  const isConfirmed = new Promise<void>((resolve) => (confirm = resolve))
  formEndpoint.respond = (route) => isConfirmed.then(() => accept(route))
  await visit(page, "/contact/")
  await fillForm(page)
  await sendButton(page).click()
  await expect(sendButton(page)).toHaveText(form.sending)
  // The fields are read-only.
  await field(page, "message").press("x")
  await expectForm(page, exampleMessage)

  await homeLink(page).click()
  await expectPage(page, "/")
  await page.goBack()
  await expectForm(page, exampleMessage)
  await expect(sendButton(page)).toHaveText(form.sending)
  confirm()
  await expectNotification(page, ...linesOf(form.sent))
  await expect(sendButton(page)).toHaveText(form.send)
  await expectForm(page)

  await page.reload()
  await waitForHydration(page)
  await expectForm(page)
  expect(formEndpoint.submissions).toMatchObject([
    { fields: submitted, accept: "application/json" },
  ])
})

test.describe("offline", () => {
  test.use({ expectsErrors: true })

  test("says that nothing was sent, keeps the words, and sends them later", async ({
    page,
    formEndpoint,
  }) => {
    await visit(page, "/contact/")
    await blockScripts(page)
    const said = page.waitForEvent("dialog")
    await fillForm(page)
    await sendButton(page).click()
    const dialog = await said
    expect(dialog.message()).toBe(linesOf(form.failed).join("\n"))
    await dialog.accept()
    await expectForm(page, exampleMessage)
    expect(formEndpoint.submissions).toEqual([])
    await page.unroute("**/*.js")
    await sendButton(page).click()
    await expectNotification(page, ...linesOf(form.sent))
    expect(formEndpoint.submissions).toHaveLength(1)
  })
})

test.describe("without a delivery address", () => {
  test.use({ delivers: false })

  test("keeps a draft over navigation and reload, but not the trap", async ({ page }) => {
    await visit(page, "/contact/")
    await fillForm(page)
    await honeypot(page).fill("trapped")
    const hidden = page.locator("[aria-hidden=true]", { has: honeypot(page) })
    await expect(hidden).toHaveCSS("width", "1px")
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

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false })

  test("posts the form, shows the endpoint's page, and Back brings the words again", async ({
    page,
    formEndpoint,
  }) => {
    formEndpoint.respond = (route) => route.fulfill({ contentType: "text/html", body: "Received" })
    await page.goto("/contact/")
    await expect(page.locator("p", { hasText: form.withoutScript })).toHaveCount(0)
    await fillForm(page)
    await sendButton(page).click()
    await expect(page.getByText("Received")).toBeVisible()
    expect(formEndpoint.submissions).toMatchObject([{ fields: submitted }])
    await page.goBack()
    await expectForm(page, exampleMessage)
  })
})
