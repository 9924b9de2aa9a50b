import { expect, type Page } from "@playwright/test"
import { below, isAlive, visit } from "./browsing"
import { contact } from "./support/content"
import { expectNotice, notice } from "./notices"
import { box, expectWords, sendButton, write } from "./postbox"
import { test } from "./fixtures/test"

const { form } = contact
const message = {
  name: "Asha Rao",
  email: "asha@example.com",
  message: "We sell eggs.\nWhom may we call? “Soon” – हैदराबाद & more",
}

const stored = (page: Page) => page.evaluate(() => JSON.stringify(sessionStorage))

const goTo = (page: Page, label: string) =>
  page.getByRole("banner").getByRole("link", { name: label, exact: true }).click()

async function wayToAnotherPageAndBack(page: Page) {
  await goTo(page, "About")
  await expect(page).toHaveURL(below("/about/"))
  await goTo(page, "Contact")
  await expect(page).toHaveURL(below("/contact/"))
}

/** Opens the page anew, so that the browser itself fills nothing in. */
async function openAnew(page: Page) {
  await page.goto("about:blank")
  await page.goto(below("/contact/"))
}

test("words stay over a reload and a way to another page, until they are sent", async ({
  page,
}) => {
  await visit(page, "/contact/")
  await write(page, message)
  await page.getByLabel(form.trap, { exact: true }).fill("trapped")
  await wayToAnotherPageAndBack(page)
  await expectWords(page, message)
  await page.reload()
  await isAlive(page)
  await expectWords(page, message)
  expect(await stored(page)).not.toContain("trapped")
  await openAnew(page)
  await expectWords(page)
  await isAlive(page)
  await expectWords(page, message)

  await sendButton(page).click()
  await expectNotice(page, form.notAvailable.title, form.notAvailable.description ?? "")
  expect(await stored(page)).not.toContain("eggs")
  await openAnew(page)
  await isAlive(page)
  await expectWords(page)
})

test("words that are taken out again do not come back", async ({ page }) => {
  await visit(page, "/contact/")
  await write(page, message)
  await write(page, { name: "", email: "", message: "" })
  expect(await stored(page)).not.toContain("message-id")
  await openAnew(page)
  await isAlive(page)
  await expectWords(page)
})

test("words that were typed before the script join those that were kept", async ({ page }) => {
  await visit(page, "/contact/")
  await write(page, { ...message, name: "" })
  await openAnew(page)
  await box(page, "name").evaluate((field: HTMLInputElement) => (field.value = "Asha"))
  await box(page, "message").evaluate((field: HTMLTextAreaElement) => (field.value = "Hello"))
  await isAlive(page)
  const joined = { ...message, name: "Asha", message: `${message.message}\nHello` }
  await expectWords(page, joined)
  await openAnew(page)
  await isAlive(page)
  await expectWords(page, joined)
})

test.describe(() => {
  test.use({ expectsErrors: true })

  test("words that were typed where no script comes stay on the way back", async ({ page }) => {
    await page.route("**/*.js", (route) => route.abort())
    await page.goto(below("/contact/"))
    await write(page, message)
    await page.goto(below("/about/"))
    await page.goBack()
    await expectWords(page, message)
  })
})

for (const [what, isForbidden] of [
  ["forbidden", true],
  ["full", false],
] as const)
  test(`where the tab's storage is ${what} the form works, and words stay on the way`, async ({
    page,
  }) => {
    await page.addInitScript((mustForbid) => {
      const refuse = () => {
        throw new DOMException("No.", mustForbid ? "SecurityError" : "QuotaExceededError")
      }
      if (mustForbid) Object.defineProperty(window, "sessionStorage", { get: refuse })
      else Storage.prototype.setItem = refuse
    }, isForbidden)
    await visit(page, "/contact/")
    await write(page, message)
    await wayToAnotherPageAndBack(page)
    await expectWords(page, message)
    await sendButton(page).click()
    await expect(notice(page)).toContainText(form.notAvailable.title)
    await expectWords(page)
    await wayToAnotherPageAndBack(page)
    await expectWords(page)
  })
