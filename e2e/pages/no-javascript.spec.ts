import { expect, test } from "../fixtures/test"
import { contact, pages } from "../support/content"
import { exampleMessage, expectForm, field, fillForm, sendButton } from "../support/form"
import { large, mainHeading } from "../support/navigation"

test.use({ javaScriptEnabled: false, viewport: large })

for (const { path } of pages)
  test(`${path} shows all its text and pictures`, async ({ page }) => {
    await page.goto(path)
    await expect(mainHeading(page, path)).toBeVisible()
    const texts = page.getByRole("main").locator("h1, h2, h3, p, li, label")
    expect(await texts.count()).toBeGreaterThan(1)
    for (const text of await texts.filter({ hasNot: page.locator("input[tabindex='-1']") }).all())
      await expect(text).toBeVisible()
    for (const image of await page.locator("main img").all()) {
      await image.scrollIntoViewIfNeeded()
      await expect
        .poll(() => image.evaluate((img: HTMLImageElement) => img.naturalWidth))
        .toBeGreaterThan(0)
    }
  })

test("a form without a delivery address explains itself and keeps its text", async ({ page }) => {
  const requests: string[] = []
  await page.goto("/contact/")
  await expect(page.locator("p", { hasText: contact.form.withoutScript })).toBeVisible()
  page.on("request", (request) => {
    if (request.isNavigationRequest() || request.method() !== "GET") requests.push(request.url())
  })
  await fillForm(page)
  await sendButton(page).click()
  await field(page, "name").press("Enter")
  await expectForm(page, exampleMessage)
  await expect(page).toHaveURL("/contact/")
  expect(requests).toEqual([])
})
