import { expect, type Page } from "@playwright/test"
import { statSync } from "node:fs"
import { expectToBeAt, visit } from "./browsing"
import { pages, routes, services, site, ventures } from "./support/content"
import { test } from "./fixtures/test"

const bar = (page: Page) => page.getByRole("navigation", { name: site.navigation.label })
const footer = (page: Page) => page.getByRole("contentinfo")
const linkIn = (place: ReturnType<typeof bar>, name: string) =>
  place.getByRole("link", { name, exact: true })

test("every link of the bar leads where it says", async ({ page }) => {
  await visit(page, "/no-such-page/")
  await expect(bar(page).getByRole("link")).toHaveText(["Home", "About", "Services", "Contact"])
  for (const { label, to } of site.navigation.links) {
    await linkIn(bar(page), label).click()
    await expectToBeAt(page, to)
  }
  await linkIn(page.getByRole("banner"), site.navigation.home).click()
  await expectToBeAt(page, "/")
})

test("every quick link of the footer leads where it says", async ({ page }) => {
  await visit(page, "/no-such-page/")
  const links = footer(page).getByRole("navigation", { name: site.footer.linksTitle })
  await expect(links.getByRole("link")).toHaveText(["Home", "About Us", "Services", "Contact"])
  for (const { label, to } of site.footer.links) {
    await linkIn(links, label).click()
    await expectToBeAt(page, to)
  }
})

test("every service in the footer leads to its section", async ({ page }) => {
  for (const path of ["/", "/no-such-page/"]) {
    await visit(page, path)
    const links = footer(page).getByRole("navigation", { name: site.footer.servicesTitle })
    await expect(links.getByRole("link")).toHaveText(ventures.map(({ title }) => title))
    for (const { id, title } of ventures) {
      await linkIn(links, title).click()
      await expectSection(page, id, title)
    }
  }
})

test("each card's Learn More leads to that venture's own section", async ({ page }) => {
  for (const { id, title } of ventures) {
    await visit(page, "/")
    await page.getByRole("link", { name: `Learn More about ${title}`, exact: true }).click()
    await expectSection(page, id, title)
  }
})

async function expectSection(page: Page, id: string, title: string) {
  await expectToBeAt(page, `/services/#${id}`)
  const heading = page.getByRole("heading", { level: 2, name: title, exact: true })
  await expect(heading).toBeInViewport()
  const edge = (await page.getByRole("banner").boundingBox())?.height ?? 0
  await expect
    .poll(() => heading.evaluate((h) => h.getBoundingClientRect().top))
    .toBeGreaterThan(edge)
}

for (const [from, label, to] of [
  ["/", "Explore Our Ventures", "/services/"],
  ["/", "Get In Touch", "/contact/"],
  ["/", "Our Story", "/about/"],
  ["/", "Start Your Journey", "/contact/"],
])
  test(`'${label}' leads to ${to}`, async ({ page }) => {
    await visit(page, from)
    await linkIn(page.getByRole("main"), label).click()
    await expectToBeAt(page, to)
  })

test("the way back leads back, to the place where one was", async ({ page }) => {
  await visit(page, "/")
  await linkIn(page.getByRole("main"), "Start Your Journey").click()
  await expectToBeAt(page, "/contact/")
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await page.goBack()
  await expectToBeAt(page, "/")
  await expect(linkIn(page.getByRole("main"), "Start Your Journey")).toBeInViewport()
})

for (const { path } of routes)
  test(`the bar marks ${path} as the current page, visibly`, async ({ page }) => {
    await visit(page, path)
    const links = bar(page).getByRole("link")
    const current = bar(page).locator("[aria-current]")
    await expect(current).toHaveCount(1)
    await expect(current).toHaveAttribute("aria-current", "page")
    await expect(current).toHaveText(
      site.navigation.links.find(({ to }) => to === path)?.label ?? "",
    )
    const looks = await links.evaluateAll((elements) =>
      elements.map((link) => {
        const mark = getComputedStyle(link, "::before")
        return `${getComputedStyle(link).color} ${mark.content} ${mark.width}`
      }),
    )
    expect(new Set(looks).size).toBe(2)
    const isCurrent = await links.evaluateAll((elements) =>
      elements.map((link) => link.hasAttribute("aria-current")),
    )
    expect(looks.filter((look) => look === looks[isCurrent.indexOf(true)])).toHaveLength(1)
  })

test("no link of the bar is current on the not-found page", async ({ page }) => {
  await visit(page, "/no-such-page/")
  await expect(page.getByRole("banner").locator("[aria-current]")).toHaveCount(0)
})

test("the skip link is the first thing a keyboard reaches and leads to the content", async ({
  page,
}) => {
  for (const { path } of pages) {
    await visit(page, path)
    await page.keyboard.press("Tab")
    const skip = page.getByRole("link", { name: site.navigation.skip })
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport({ ratio: 1 })
    await page.keyboard.press("Enter")
    await expect(page.getByRole("main")).toBeFocused()
    await page.keyboard.press("Tab")
    await expect(page.getByRole("banner").locator(":focus")).toHaveCount(0)
  }
})

test("the copyright shows the year of the visit", async ({ page }) => {
  await page.clock.setFixedTime(new Date("2041-06-15T12:00:00Z"))
  await page.goto("./")
  await expect(footer(page)).toContainText(site.footer.copyright.replace("{year}", "2041"))
  await linkIn(bar(page), "Services").click()
  await expect(page.getByRole("heading", { level: 1, name: services.header.title })).toBeVisible()
  await expect(footer(page)).toContainText(site.footer.copyright.replace("{year}", "2041"))
})

test.describe(() => {
  test.use({ javaScriptEnabled: false })

  test("without script the copyright shows the year of the build", async ({ page }) => {
    await page.goto("./")
    const year = String(statSync("public/index.html").mtime.getUTCFullYear())
    await expect(footer(page)).toContainText(site.footer.copyright.replace("{year}", year))
  })
})
