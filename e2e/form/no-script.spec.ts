import { expect } from "@playwright/test"
import { showPage, test } from "../fixtures/formEndpoint"
import { contact } from "../support/content"
import { fillForm, sendButton, submitted } from "../support/form"

test.use({ javaScriptEnabled: false })

test("posts the form without script and shows the endpoint's page", async ({
  page,
  formEndpoint,
}) => {
  formEndpoint.respond = showPage("Received")
  await page.goto("/contact/")
  await expect(page.locator("p", { hasText: contact.form.withoutScript })).toHaveCount(0)
  await fillForm(page)
  await sendButton(page).click()
  await expect(page.getByText("Received")).toBeVisible()
  expect(formEndpoint.submissions.map(({ fields }) => fields)).toEqual([submitted])
})
