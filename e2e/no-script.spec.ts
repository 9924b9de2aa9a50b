import { expect, type Page } from "@playwright/test"
import { below, expectToBeAt, large, mainHeading } from "./browsing"
import {
  about,
  contact,
  contactItems,
  home,
  notFound,
  pages,
  services,
  site,
  ventures,
} from "./support/content"
import { test } from "./fixtures/test"

test.use({ javaScriptEnabled: false, viewport: large })

const textsOf: Record<string, string[]> = {
  "/": [
    home.ventures.title,
    home.ventures.introduction,
    ...ventures.flatMap(({ title, subtitle }) => [title, subtitle]),
    home.vision.title,
    home.vision.text,
    home.callToAction.title,
    home.callToAction.text,
  ],
  "/about/": [
    about.header.introduction,
    about.story.title,
    ...about.story.paragraphs,
    about.values.title,
    about.values.introduction,
    "Ambition",
    "Connection",
    "Innovation",
    "Excellence",
    "Built by Visionaries",
    about.quote.text,
    about.quote.attribution,
  ],
  "/services/": [
    services.header.introduction,
    ...ventures.flatMap(({ title, subtitle, description, features }) => [
      title,
      subtitle,
      description,
      ...features,
    ]),
    services.closing.title,
    services.closing.text,
  ],
  "/contact/": [
    contact.header.introduction,
    "Send Us a Message",
    "Get In Touch",
    contact.panel.introduction,
    ...contactItems.flatMap(({ title, content, description }) => [title, content, description]),
    contact.form.withoutScript,
  ],
  "/no-such-page/": [notFound.notFound.text],
}

for (const { path } of pages)
  test(`${path} can be read`, async ({ page }) => {
    await page.goto(below(path))
    await expect(mainHeading(page, path)).toBeVisible()
    for (const text of textsOf[path])
      await expect(page.getByRole("main").getByText(text, { exact: true }).first()).toBeVisible()
    await expect(page.getByRole("contentinfo")).toContainText(site.slogan)
  })

for (const { path } of pages)
  test(`every link of ${path} works`, async ({ page }) => {
    await page.goto(below(path))
    const prefix = new URL(page.url()).pathname.slice(0, -path.length)
    const links = page.locator("a[href^='/']").filter({ visible: true })
    const addresses = await links.evaluateAll((elements) =>
      elements.map((link) => link.getAttribute("href") ?? ""),
    )
    expect(addresses.length).toBeGreaterThan(site.navigation.links.length)
    for (const address of new Set(addresses)) {
      await page.goto(below(path))
      await links
        .and(page.locator(`[href="${address}"]`))
        .first()
        .click()
      await expectToBeAt(page, address.replace(prefix, ""))
      const section = address.split("#")[1]
      if (section) await expect(page.locator(`[id="${section}"]`)).toBeInViewport()
    }
  })

test("links out of the site are e-mail and telephone of the content", async ({ page }) => {
  await page.goto(below("/contact/"))
  for (const { content, to } of contactItems.filter((item) => item.to))
    await expect(page.getByRole("link", { name: content })).toHaveAttribute("href", String(to))
})

const fill = async (page: Page, values: string[]) => {
  const boxes = page.getByRole("textbox")
  for (const [index, value] of values.entries()) await boxes.nth(index).fill(value)
}

for (const values of [
  ["Asha Rao", "asha@example.com", "We sell eggs."],
  ["Asha Rao", "", "We sell eggs."],
])
  test(`a form with ${values.filter(Boolean).length} fields filled in loses no word`, async ({
    page,
  }) => {
    const requests: string[] = []
    await page.goto(below("/contact/"))
    page.on("request", (request) => {
      if (request.isNavigationRequest() || request.method() !== "GET") requests.push(request.url())
    })
    await fill(page, values)
    await page.getByRole("button", { name: contact.form.send }).click()
    await page.getByRole("textbox").first().press("Enter")
    for (const [index, value] of values.entries())
      await expect(page.getByRole("textbox").nth(index)).toHaveValue(value)
    await expect(page).toHaveURL(below("/contact/"))
    expect(requests).toEqual([])
  })

test("pictures are there", async ({ page }) => {
  for (const { path } of pages) {
    await page.goto(below(path))
    for (const image of await page.locator("main img").all()) {
      await image.scrollIntoViewIfNeeded()
      await expect
        .poll(() => image.evaluate((img: HTMLImageElement) => img.naturalWidth), path)
        .toBeGreaterThan(0)
    }
  }
})
