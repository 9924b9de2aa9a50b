import { expect } from "@playwright/test"
import { isAlive, visit } from "./browsing"
import { contact } from "./support/content"
import { assertive, expectNoNotice, expectNotice, notice, polite } from "./notices"
import { box, expectWords, fails, sendButton, takes, test, write } from "./postbox"

const { form } = contact
const message = {
  name: "Asha Rao",
  email: "asha@example.com",
  message: "One line.\nAnother one: 5 % & more? “Soon” – हैदराबाद",
}
const thanks = [form.sent.title, form.sent.description ?? ""]
const failure = [form.failed.title, form.failed.description ?? "", form.writeInstead]

/** The three words and the trap, which stays empty. */
const whole = { ...message, website: "" }

test("a message is posted once, with a thank-you and an empty form", async ({ page, postbox }) => {
  let deliver = () => {}
  postbox.answer = (response) => (deliver = () => takes["200"](response))
  await visit(page, "/contact/")
  await write(page, message)
  await sendButton(page).click()
  await expect(sendButton(page)).toHaveText(form.sending)
  await expect(sendButton(page)).toHaveAttribute("aria-disabled", "true")
  // Neither the button nor the Enter key sends it a second time, and nobody adds what is not sent.
  await sendButton(page).click({ force: true })
  await box(page, "email").press("Enter")
  await box(page, "message").press("x")
  await expectWords(page, message)
  await expect.poll(() => postbox.posts.length).toBe(1)
  deliver()
  await expectNotice(page, ...thanks)
  await expect(polite(page)).toContainText(form.sent.title)
  await expectWords(page)
  await expect(sendButton(page)).toHaveText(form.send)
  await expect(sendButton(page)).not.toHaveAttribute("aria-disabled", "true")
  expect(postbox.posts.map(({ words }) => words)).toEqual([whole])
  expect(postbox.posts[0].accept).toBe("application/json")
})

test("a message that has arrived does not come back", async ({ page, postbox }) => {
  await visit(page, "/contact/")
  await write(page, message)
  await sendButton(page).click()
  await expectNotice(page, ...thanks)
  await page.reload()
  await isAlive(page)
  await expectWords(page)
  expect(postbox.posts.map(({ words }) => words)).toEqual([whole])
})

for (const where of ["the service", "the network"])
  test(`a message that is sent while ${where} is off can be sent when it is back`, async ({
    page,
    postbox,
    context,
  }) => {
    await visit(page, "/contact/")
    await write(page, message)
    if (where === "the service") await postbox.close()
    else await context.setOffline(true)
    await sendButton(page).click()
    await expectNotice(page, ...failure)
    await expectWords(page, message)
    if (where === "the service") await postbox.reopen()
    else await context.setOffline(false)
    await sendButton(page).click()
    await expectNotice(page, ...thanks)
    await expectWords(page)
    expect(postbox.posts.map(({ words }) => words)).toEqual([whole])
  })

test("a message that is never answered is given up, with every word still there", async ({
  page,
  postbox,
}) => {
  postbox.answer = () => {}
  await visit(page, "/contact/")
  await write(page, message)
  await sendButton(page).click()
  await expect(sendButton(page)).toHaveText(form.sending)
  await expect(assertive(page)).toContainText(form.failed.title, { timeout: 20_000 })
  await expectWords(page, message)
  await expect(sendButton(page)).toHaveText(form.send)
})

test("a message that is changed after a failure is another message", async ({ page, postbox }) => {
  postbox.answer = fails["500"]
  await visit(page, "/contact/")
  await write(page, message)
  await sendButton(page).click()
  await expectNotice(page, ...failure)
  postbox.answer = takes["200"]
  await box(page, "name").fill("Asha R. Rao")
  await sendButton(page).click()
  await expectNotice(page, ...thanks)
  const [first, second] = postbox.posts
  expect(second.words.name).toBe("Asha R. Rao")
  expect(second.mark).not.toBe(first.mark)
})

test("a click, a double click and the Enter key before the script post a message once", async ({
  page,
  postbox,
}) => {
  let letCome = () => {}
  const isOpen = new Promise<void>((resolve) => (letCome = resolve))
  await page.route("**/*.js", async (route) => {
    await isOpen
    await route.continue()
  })
  await page.goto("/contact/")
  await write(page, message)
  await box(page, "email").press("Enter")
  await sendButton(page).click()
  await sendButton(page).dblclick()
  letCome()
  await expectNotice(page, ...thanks)
  await expectWords(page)
  expect(postbox.posts.map(({ words }) => words)).toEqual([whole])
})

test("whoever leaves the page while a message is on its way cannot send it twice", async ({
  page,
  postbox,
}) => {
  let deliver = () => {}
  postbox.answer = (response) => (deliver = () => takes["200"](response))
  await visit(page, "/contact/")
  await write(page, message)
  await sendButton(page).click()
  const go = (label: string) =>
    page.getByRole("banner").getByRole("link", { name: label, exact: true }).click()
  await go("About")
  await expect(page).toHaveURL("/about/")
  await go("Contact")
  await expectWords(page, message)
  await expect(sendButton(page)).toHaveText(form.sending)
  await sendButton(page).click({ force: true })
  deliver()
  await expectNotice(page, ...thanks)
  await expectWords(page)
  await expect(sendButton(page)).toHaveText(form.send)
  expect(postbox.posts).toHaveLength(1)
})

test("a message without one of its words is not posted", async ({ page, postbox }) => {
  await visit(page, "/contact/")
  await write(page, { ...message, name: "  " })
  await sendButton(page).click()
  await expectNotice(page, form.incomplete.title, form.incomplete.description ?? "")
  expect(postbox.posts).toEqual([])
})

test("a failure shows a way out: an e-mail that holds the words", async ({ page, postbox }) => {
  postbox.answer = fails["503"]
  await visit(page, "/contact/")
  await write(page, message)
  await sendButton(page).click()
  const link = notice(page).getByRole("link", { name: form.writeInstead, exact: true })
  const { pathname, searchParams } = new URL((await link.getAttribute("href")) ?? "")
  expect(pathname).toBe("hello@example.com")
  expect(searchParams.get("subject")).toBe(`${message.name} (${message.email})`)
  expect(searchParams.get("body")?.replaceAll("\r\n", "\n")).toBe(message.message)
  const size = await link.boundingBox()
  expect(size?.height).toBeGreaterThanOrEqual(44)

  await page.keyboard.press("F8")
  await page.keyboard.press("Tab")
  await expect(link).toBeFocused()
  await expect(link).toHaveCSS("outline-style", "solid")
  await page.keyboard.press("Escape")
  await expectNoNotice(page)
  await expect(sendButton(page)).toBeFocused()
})

test("a robot that fills in the trap sends nothing and learns nothing", async ({
  page,
  postbox,
}) => {
  await visit(page, "/contact/")
  await write(page, message)
  await page.getByLabel(form.trap, { exact: true }).fill("https://spam.example.test")
  await sendButton(page).click()
  await expectNotice(page, ...thanks)
  expect(postbox.posts).toEqual([])
})

test("people never meet the trap, by eye or keyboard", async ({ page }) => {
  await visit(page, "/contact/")
  const trap = page.getByLabel(form.trap, { exact: true })
  await expect(page.getByRole("textbox")).toHaveCount(3)
  expect(await trap.evaluate((input) => input.closest("[aria-hidden=true]")?.clientWidth)).toBe(1)
  await box(page, "message").focus()
  await page.keyboard.press("Tab")
  await expect(sendButton(page)).toBeFocused()
})
