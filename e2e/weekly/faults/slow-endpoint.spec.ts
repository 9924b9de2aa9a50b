import { expect } from "@playwright/test"
import { test } from "../../fixtures/formEndpoint"
import { contact } from "../../support/content"
import { exampleMessage, expectForm, fillForm, sendButton } from "../../support/form"
import { visit } from "../../support/navigation"
import { assertiveRegion } from "../../support/notifications"

const { form } = contact

test("fails after 15 s without a response and keeps the message", async ({
  page,
  formEndpoint,
}) => {
  formEndpoint.respond = () => new Promise(() => {})
  await visit(page, "/contact/")
  await fillForm(page)
  await sendButton(page).click()
  await expect(sendButton(page)).toHaveText(form.sending)
  await expect(assertiveRegion(page)).toContainText(form.failed.title, { timeout: 20_000 })
  await expectForm(page, exampleMessage)
  await expect(sendButton(page)).toHaveText(form.send)
})
