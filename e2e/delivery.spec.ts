import { expect, type Page, type Route } from "@playwright/test"
import { visit } from "./browsing"
import { contact } from "./content"
import { assertive, expectNotice, polite } from "./notices"
import { test } from "./watched"

const { form } = contact

// The page's own policy knows no delivery address.
test.use({ provokes: true, bypassCSP: true })

const address = "https://forms.example.test/aim"
const message = { name: "Asha Rao", email: "asha@example.com", message: "One line.\nAnother one." }
/** What is posted: the three words and the trap, which stays empty. */
const whole = { ...message, website: "" }
const headers = { "access-control-allow-origin": "*" }

const box = (page: Page, label: string) => page.getByRole("textbox", { name: label, exact: true })
const button = (page: Page) => page.getByRole("main").getByRole("button")

/**
 * Opens the contact page of a site whose content names a delivery address, and fills the form in.
 * The script takes the address from the page's data, which it asks for on every visit.
 */
async function openFilled(page: Page, answer: (route: Route) => Promise<void>) {
  const posted: string[] = []
  await page.route("**/page-data/contact/page-data.json", async (route) => {
    const response = await route.fetch()
    const data = await response.json()
    data.result.data.website.delivery.address = address
    await route.fulfill({ response, json: data })
  })
  await page.route(address, async (route) => {
    expect(route.request().method()).toBe("POST")
    posted.push(route.request().postDataBuffer()?.toString() ?? "")
    await answer(route)
  })
  await visit(page, "/contact/")
  for (const name of ["name", "email", "message"] as const)
    await box(page, form[name].label).fill(message[name])
  return posted
}

async function expectValues(page: Page, values: Partial<typeof message>) {
  for (const name of ["name", "email", "message"] as const)
    await expect(box(page, form[name].label)).toHaveValue(values[name] ?? "")
}

/** The fields of a form that was posted as multipart/form-data. */
const fieldsOf = (body: string) =>
  Object.fromEntries(
    [...body.matchAll(/name="(\w+)"\r\n\r\n([^]*?)\r\n--/g)].map(([, name, value]) => [
      name,
      value.replaceAll("\r\n", "\n"),
    ]),
  )

const thanks = [form.sent.title, form.sent.description ?? ""]
const failure = [form.failed.title, form.failed.description ?? ""]

test("a message is posted once, with a thank-you and an empty form", async ({ page }) => {
  let deliver = () => {}
  const isDelivered = new Promise<void>((resolve) => (deliver = resolve))
  const posted = await openFilled(page, async (route) => {
    await isDelivered
    await route.fulfill({ status: 200, headers, json: { ok: true } })
  })
  await button(page).click()
  await expect(button(page)).toHaveText(form.sending)
  await expect(button(page)).toHaveAttribute("aria-disabled", "true")
  // Neither the button nor the Enter key sends it a second time.
  await button(page).click({ force: true })
  await box(page, form.email.label).press("Enter")
  await expectValues(page, message)
  deliver()
  await expectNotice(page, ...thanks)
  await expect(polite(page)).toContainText(form.sent.title)
  await expectValues(page, {})
  await expect(button(page)).toHaveText(form.send)
  await expect(button(page)).not.toHaveAttribute("aria-disabled", "true")
  expect(posted).toHaveLength(1)
  expect(fieldsOf(posted[0])).toEqual(whole)
})

for (const [what, answer] of [
  ["is refused (422)", (route: Route) => route.fulfill({ status: 422, headers })],
  ["meets a fault (500)", (route: Route) => route.fulfill({ status: 500, headers })],
  ["cannot be delivered", (route: Route) => route.abort("connectionrefused")],
  ["is lost with the network", (route: Route) => route.abort("internetdisconnected")],
] as const)
  test(`a message that ${what} is still in the form, and can be sent again`, async ({ page }) => {
    let isFirst = true
    const posted = await openFilled(page, (route) => {
      if (!isFirst) return route.fulfill({ status: 204, headers })
      isFirst = false
      return answer(route)
    })
    await button(page).click()
    await expectNotice(page, ...failure)
    await expect(assertive(page)).toContainText(form.failed.title)
    await expectValues(page, message)
    await button(page).click()
    await expectNotice(page, ...thanks)
    await expectValues(page, {})
    expect(posted.map(fieldsOf)).toEqual([whole, whole])
  })

test("a message that is never answered is given up, with every word still there", async ({
  page,
}) => {
  await openFilled(page, () => new Promise(() => {}))
  await button(page).click()
  await expect(button(page)).toHaveText(form.sending)
  await expect(assertive(page)).toContainText(form.failed.title, { timeout: 20_000 })
  await expectValues(page, message)
  await expect(button(page)).toHaveText(form.send)
})

test("a message without one of its words is not posted", async ({ page }) => {
  const posted = await openFilled(page, (route) => route.fulfill({ status: 200, headers }))
  await box(page, form.name.label).fill("  ")
  await button(page).click()
  await expectNotice(page, form.incomplete.title, form.incomplete.description ?? "")
  expect(posted).toEqual([])
})

test("a robot that fills in the trap sends nothing and learns nothing", async ({ page }) => {
  const posted = await openFilled(page, (route) => route.fulfill({ status: 200, headers }))
  await page.getByLabel(form.trap, { exact: true }).fill("https://spam.example.test")
  await button(page).click()
  await expectNotice(page, ...thanks)
  expect(posted).toEqual([])
})

test("people never meet the trap, by eye or keyboard", async ({ page }) => {
  await visit(page, "/contact/")
  const trap = page.getByLabel(form.trap, { exact: true })
  await expect(page.getByRole("textbox")).toHaveCount(3)
  expect(await trap.evaluate((input) => input.closest("[aria-hidden=true]")?.clientWidth)).toBe(1)
  await box(page, form.message.label).focus()
  await page.keyboard.press("Tab")
  await expect(button(page)).toBeFocused()
})
