import { expect } from "@playwright/test"
import { showPage, test } from "../fixtures/formEndpoint"
import { contact } from "../support/content"
import { exampleMessage, expectForm, field, fillForm, sendButton, submitted } from "../support/form"

test.use({ javaScriptEnabled: false })

test("posts the form, shows the endpoint's page, and Back brings the words again", async ({
  page,
  formEndpoint,
}) => {
  formEndpoint.respond = showPage("Received")
  await page.goto("/contact/")
  await expect(page.locator("p", { hasText: contact.form.withoutScript })).toHaveCount(0)
  await fillForm(page)
  await sendButton(page).click()
  await expect(page.getByText("Received")).toBeVisible()
  expect(formEndpoint.submissions).toMatchObject([{ fields: submitted }])
  await page.goBack()
  await expectForm(page, exampleMessage)
})

test.describe("without a delivery address", () => {
  test.use({ delivers: false })

  test("the form keeps its words", async ({ page }) => {
    const requests: string[] = []
    await page.goto("/contact/")
    page.on("request", (request) => requests.push(request.url()))
    await fillForm(page)
    await sendButton(page).click()
    await field(page, "name").press("Enter")
    await expectForm(page, exampleMessage)
    await expect(page).toHaveURL("/contact/")
    expect(requests).toEqual([])
  })
})
