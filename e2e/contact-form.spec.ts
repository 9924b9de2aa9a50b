import { expect, type Page } from "@playwright/test"
import { below, visit } from "./browsing"
import { contact } from "./support/content"
import { assertive, expectNoNotice, expectNotice, notice, polite } from "./notices"
import { test } from "./fixtures/test"

const { form } = contact
const message = {
  name: "Asha Rao",
  email: "asha@example.com",
  message: "We sell eggs.\nWhom may we call? “Soon” – हैदराबाद",
}
type Field = keyof typeof message
const fields: Field[] = ["name", "email", "message"]

const field = (page: Page, name: Field) =>
  page.getByRole("textbox", { name: form[name].label, exact: true })

async function fill(page: Page, values: Partial<typeof message>) {
  for (const name of fields) await field(page, name).fill(values[name] ?? "")
}

async function expectValues(page: Page, values: Partial<typeof message>) {
  for (const name of fields) await expect(field(page, name)).toHaveValue(values[name] ?? "")
}

const send = (page: Page) => page.getByRole("button", { name: form.send, exact: true }).click()

const expectIncomplete = (page: Page) =>
  expectNotice(page, "Please fill in all fields", "All fields are required to send your message.")

/** Notes every request that is more than reading a file of the site. */
function watchRequests(page: Page) {
  const requests: string[] = []
  page.on("request", (request) => {
    const isReading = request.method() === "GET" && request.url().startsWith("http://localhost:")
    if (!isReading) requests.push(`${request.method()} ${request.url()}`)
  })
  return requests
}

test("an empty form gives a destructive notification and sends nothing", async ({ page }) => {
  const requests = watchRequests(page)
  await visit(page, "/contact/")
  await send(page)
  await expectIncomplete(page)
  await expect(assertive(page)).toContainText("Please fill in all fields")
  await expect(page).toHaveURL(below("/contact/"))
  expect(requests).toEqual([])
})

for (const missing of fields)
  for (const blank of ["", " \t "])
    test(`a form whose ${missing} is ${blank ? "white space" : "empty"} keeps every word`, async ({
      page,
    }) => {
      // The browser itself strips white space in an e-mail field.
      const values = { ...message, [missing]: missing === "email" ? "" : blank }
      await visit(page, "/contact/")
      await fill(page, { ...message, [missing]: blank })
      await send(page)
      await expectIncomplete(page)
      await expectValues(page, values)
    })

test("a complete message is not sent: the placeholder notification and an empty form", async ({
  page,
}) => {
  const requests = watchRequests(page)
  await visit(page, "/contact/")
  await fill(page, message)
  await send(page)
  await expectNotice(
    page,
    "This feature isn't implemented yet...",
    "Contact form submission coming soon!",
  )
  await expect(polite(page)).toContainText("This feature isn't implemented yet...")
  await expectValues(page, {})
  await expect(page).toHaveURL(below("/contact/"))
  expect(requests).toEqual([])
})

test("Enter in a field submits the form", async ({ page }) => {
  await visit(page, "/contact/")
  await fill(page, message)
  await field(page, "email").press("Enter")
  await expectNotice(
    page,
    "This feature isn't implemented yet...",
    "Contact form submission coming soon!",
  )
  await expectValues(page, {})
})

test("the browser's own check stops an e-mail address without @", async ({ page }) => {
  await visit(page, "/contact/")
  const values = { ...message, email: "asha.example.com" }
  await fill(page, values)
  await send(page)
  const isMistyped = await field(page, "email").evaluate(
    (input: HTMLInputElement) => input.validity.typeMismatch,
  )
  expect(isMistyped).toBe(true)
  await expect(field(page, "email")).toBeFocused()
  await expectNoNotice(page)
  await expectValues(page, values)
  await field(page, "email").fill(message.email)
  await send(page)
  await expect(notice(page)).toContainText("This feature isn't implemented yet...")
})

test("each field says what it is for, to people, browsers and assistive tools", async ({
  page,
}) => {
  await visit(page, "/contact/")
  for (const [name, autocomplete] of [
    ["name", "name"],
    ["email", "email"],
  ] as const)
    await expect(field(page, name)).toHaveAttribute("autocomplete", autocomplete)
  await expect(field(page, "email")).toHaveAttribute("type", "email")
  for (const name of fields) {
    await expect(field(page, name)).toHaveAttribute("placeholder", form[name].placeholder)
    await expect(field(page, name)).toHaveAttribute("aria-required", "true")
  }
})
