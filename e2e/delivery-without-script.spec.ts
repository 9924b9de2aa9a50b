import { expect } from "@playwright/test"
import { contact } from "./support/content"
import { expectWords, sendButton, test, write } from "./postbox"

const { form } = contact
const message = {
  name: "Asha Rao",
  email: "asha@example.com",
  message: "One line.\nAnother one: 5 % & more? “Soon” – हैदराबाद",
}

test.use({ javaScriptEnabled: false })

test("without script the form posts itself, and shows what the service says", async ({
  page,
  postbox,
}) => {
  postbox.answer = (response) => void response.end("Thank you!")
  await page.goto("/contact/")
  await expect(page.getByText(form.withoutScript)).toHaveCount(0)
  await write(page, message)
  await sendButton(page).click()
  await expect(page.getByText("Thank you!")).toBeVisible()
  expect(postbox.posts.map(({ words }) => words)).toEqual([{ ...message, website: "" }])
})

test("without script a message that was refused is still in the form on the way back", async ({
  page,
  postbox,
}) => {
  postbox.answer = (response) => void response.writeHead(500).end("Something is broken.")
  await page.goto("/contact/")
  await write(page, message)
  await sendButton(page).click()
  await expect(page.getByText("Something is broken.")).toBeVisible()
  await page.goBack()
  await expectWords(page, message)
})

test("without script the browser itself stops a form with an empty field", async ({
  page,
  postbox,
}) => {
  await page.goto("/contact/")
  await write(page, { ...message, message: "" })
  await sendButton(page).click()
  await expectWords(page, { ...message, message: "" })
  expect(postbox.posts).toEqual([])
})
