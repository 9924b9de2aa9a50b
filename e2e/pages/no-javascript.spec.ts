import { expect, test } from "../fixtures/test"
import { contact, contactItems, pages, site } from "../support/content"
import { exampleMessage, expectForm, field, fillForm, sendButton } from "../support/form"
import { expectPage, large, mainHeading } from "../support/navigation"

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

test("links open pages and sections, and name an e-mail address and a telephone", async ({
  page,
}) => {
  await page.goto("/")
  const links = page.locator("a[href^='/']").filter({ visible: true })
  const urls = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""))
  expect(urls.length).toBeGreaterThan(site.navigation.links.length)
  // The navigation bar or the footer of each page has all of them.
  for (const url of new Set(urls)) {
    await links
      .and(page.locator(`[href="${url}"]`))
      .first()
      .click()
    await expectPage(page, url)
    const section = url.split("#")[1]
    if (section) await expect(page.locator(`[id="${section}"]`)).toBeInViewport()
  }
  await page.goto("/contact/")
  for (const { content, to } of contactItems.filter((item) => item.to))
    await expect(page.getByRole("link", { name: content })).toHaveAttribute("href", String(to))
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
