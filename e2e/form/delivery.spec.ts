import { expect } from "@playwright/test"
import { respond, showPage, test } from "../fixtures/formEndpoint"
import { contact } from "../support/content"
import { blockScripts, delayScripts } from "../support/faults"
import { exampleMessage, expectForm, field, fillForm, sendButton, submitted } from "../support/form"
import { linkIn, navBar, visit, waitForHydration } from "../support/navigation"
import { expectNotification, politeRegion } from "../support/notifications"

const { form } = contact
const thanks = [form.sent.title, form.sent.description ?? ""]

test("posts a message once, confirms it and clears the form for good", async ({
  page,
  formEndpoint,
}) => {
  let confirm = () => {}
  formEndpoint.respond = async (route) => {
    await new Promise<void>((resolve) => (confirm = resolve))
    await respond(200)(route)
  }
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
  await expect.poll(() => formEndpoint.submissions.length).toBe(1)
  confirm()
  await expectNotification(page, ...thanks)
  await expect(politeRegion(page)).toContainText(form.sent.title)
  await expect(sendButton(page)).toHaveText(form.send)
  await expect(sendButton(page)).not.toHaveAttribute("aria-disabled", "true")
  await expectForm(page)

  await page.reload()
  await waitForHydration(page)
  await expectForm(page)
  expect(formEndpoint.submissions.map(({ fields }) => fields)).toEqual([submitted])
  expect(formEndpoint.submissions[0].accept).toBe("application/json")
})

test("posts a message once that is submitted several times before hydration", async ({
  page,
  formEndpoint,
}) => {
  const releaseScripts = await delayScripts(page)
  await page.goto("/contact/")
  await fillForm(page)
  await field(page, "email").press("Enter")
  await sendButton(page).click()
  await sendButton(page).dblclick()
  releaseScripts()
  await expectNotification(page, ...thanks)
  await expectForm(page)
  expect(formEndpoint.submissions.map(({ fields }) => fields)).toEqual([submitted])
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
  expect(formEndpoint.submissions.map(({ fields }) => fields)).toEqual([submitted])
  await page.unrouteAll()
  await visit(page, "/contact/")
  await expectForm(page)
})

test("does not send a message again when the visitor leaves the page and returns", async ({
  page,
  formEndpoint,
}) => {
  let confirm = () => {}
  formEndpoint.respond = async (route) => {
    await new Promise<void>((resolve) => (confirm = resolve))
    await respond(200)(route)
  }
  await visit(page, "/contact/")
  await fillForm(page)
  await sendButton(page).click()
  await linkIn(navBar(page), "About").click()
  await expect(page).toHaveURL("/about/")
  await linkIn(navBar(page), "Contact").click()
  await expectForm(page, exampleMessage)
  await expect(sendButton(page)).toHaveText(form.sending)
  await sendButton(page).click({ force: true })
  confirm()
  await expectNotification(page, ...thanks)
  await expectForm(page)
  await expect(sendButton(page)).toHaveText(form.send)
  expect(formEndpoint.submissions).toHaveLength(1)
})
