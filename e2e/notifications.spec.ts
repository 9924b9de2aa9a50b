import { expect } from "@playwright/test"
import { holdsFocus, visit } from "./browsing"
import { services, site, ventures } from "./support/content"
import {
  assertive,
  closeButton,
  expectNoNotice,
  expectNotice,
  notAvailable,
  notice,
  polite,
  pressSocial,
} from "./notices"
import { test } from "./fixtures/test"

test("each social button says that it is not available yet", async ({ page }) => {
  await visit(page, "/")
  const buttons = page.getByRole("contentinfo").getByRole("button")
  await expect(buttons).toHaveCount(3)
  for (const { label } of site.footer.social) {
    await buttons.and(page.getByRole("button", { name: label, exact: true })).click()
    await expectNotice(page, notAvailable)
    await closeButton(page).click()
    await expectNoNotice(page)
  }
})

for (const { title } of ventures)
  test(`Learn More about ${title} says that it is coming soon`, async ({ page }) => {
    await visit(page, "/services/")
    await page.getByRole("button", { name: `Learn More about ${title}`, exact: true }).click()
    await expectNotice(page, notAvailable, `Learn more about ${title} coming soon!`)
  })

for (const label of ["Connect with an Investor", "Browse Collections"])
  test(`'${label}' says that it is not available yet`, async ({ page }) => {
    expect(services.closing.actions.map((action) => action.label)).toContain(label)
    await visit(page, "/services/")
    await page.getByRole("button", { name: label, exact: true }).click()
    await expectNotice(page, notAvailable)
  })

test("a new notification takes the place of the one that is shown", async ({ page }) => {
  await visit(page, "/services/")
  for (const { title } of ventures) {
    await page.getByRole("button", { name: `Learn More about ${title}` }).click()
    await expectNotice(page, notAvailable, `Learn more about ${title} coming soon!`)
  }
  await pressSocial(page)
  await expectNotice(page, notAvailable)
})

test("a destructive notification takes the place of another one, and the reverse", async ({
  page,
}) => {
  await visit(page, "/contact/")
  await pressSocial(page)
  await expectNotice(page, notAvailable)
  await page.getByRole("button", { name: "Send Message" }).click()
  await expectNotice(
    page,
    "Please fill in all fields",
    "All fields are required to send your message.",
  )
  await pressSocial(page)
  await expectNotice(page, notAvailable)
})

test("the close button dismisses it", async ({ page }) => {
  await visit(page, "/")
  await pressSocial(page)
  await expectNotice(page, notAvailable)
  await closeButton(page).click()
  await expectNoNotice(page)
})

test("Escape dismisses it, wherever the focus is", async ({ page }) => {
  await visit(page, "/contact/")
  await pressSocial(page)
  await expectNotice(page, notAvailable)
  await page.keyboard.press("Escape")
  await expectNoNotice(page)
  await pressSocial(page)
  await page.getByLabel("Message", { exact: true }).focus()
  await page.keyboard.press("Escape")
  await expectNoNotice(page)
  await pressSocial(page)
  await page.keyboard.press("F8")
  await page.keyboard.press("Escape")
  await expectNoNotice(page)
})

for (const key of ["Escape", "Enter"])
  test(`F8 moves the focus to it, and closing it by ${key} brings the focus back`, async ({
    page,
  }) => {
    await visit(page, "/contact/")
    await pressSocial(page)
    await expectNotice(page, notAvailable)
    const field = page.getByLabel("Email", { exact: true })
    await field.focus()
    await page.keyboard.press("F8")
    expect(await holdsFocus(polite(page))).toBe(true)
    if (key === "Enter" && !(await closeButton(page).evaluate((b) => b.matches(":focus"))))
      await page.keyboard.press("Tab")
    await page.keyboard.press(key)
    await expectNoNotice(page)
    await expect(field).toBeFocused()
  })

test("F8 reaches a destructive one as well, and does nothing where there is none", async ({
  page,
}) => {
  await visit(page, "/contact/")
  const send = page.getByRole("button", { name: "Send Message" })
  await send.focus()
  await page.keyboard.press("F8")
  await expect(send).toBeFocused()
  await page.keyboard.press("Enter")
  await expect(notice(page)).toBeVisible()
  await page.keyboard.press("F8")
  expect(await holdsFocus(assertive(page))).toBe(true)
  await page.keyboard.press("Escape")
  await expectNoNotice(page)
  await expect(send).toBeFocused()
})

test("both live regions are on every page before there is anything to say", async ({ request }) => {
  for (const path of ["/", "/about/", "/services/", "/contact/", "/404.html"]) {
    const html = await (await request.get(path)).text()
    for (const [role, live] of [
      ["status", "polite"],
      ["alert", "assertive"],
    ])
      expect(html, path).toMatch(new RegExp(`<div role="${role}" aria-live="${live}"[^>]*></div>`))
  }
})

test("a destructive notification is spoken at once, another one politely", async ({ page }) => {
  await visit(page, "/contact/")
  await page.getByRole("button", { name: "Send Message" }).click()
  await expect(assertive(page)).toContainText("Please fill in all fields")
  await expect(polite(page)).toBeEmpty()
  await pressSocial(page)
  await expect(polite(page)).toContainText(notAvailable)
  await expect(assertive(page).getByRole("group")).toHaveCount(0)
  // A live region within a live region would be spoken twice.
  await expect(page.locator("[aria-live] [aria-live], [aria-live] [role=alert]")).toHaveCount(0)
})
