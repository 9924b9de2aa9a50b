import type { Page } from "@playwright/test"
import { expect, test } from "../fixtures/test"
import { routes, site, ventures } from "../support/content"
import { expectPage, footer, linkIn, navBar, scrollTo, visit } from "../support/navigation"

const barLinks = (page: Page) => page.getByRole("navigation", { name: site.navigation.label })
const footerLinks = (page: Page, name: string) => footer(page).getByRole("navigation", { name })

/** Expects that a venture's section is on the screen, below the navigation bar. */
async function expectSection(page: Page, { id, title }: { id: string; title: string }) {
  await expectPage(page, `/services/#${id}`)
  const heading = page.getByRole("heading", { level: 2, name: title, exact: true })
  await expect(heading).toBeInViewport()
  const barHeight = (await navBar(page).boundingBox())?.height ?? 0
  await expect
    .poll(() => heading.evaluate((element) => element.getBoundingClientRect().top))
    .toBeGreaterThan(barHeight)
}

const scrolledTo = (page: Page) => page.evaluate(() => Math.round(scrollY))

/** Waits until Gatsby has stored the scroll position, which it does a frame later. */
const expectPositionStored = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => Object.values(sessionStorage).includes(String(scrollY))))
    .toBe(true)

/** The values of an attribute of some elements of the head. */
const inHead = (page: Page, selector: string, name: string) =>
  page
    .locator(`head ${selector}`)
    .evaluateAll((elements, key) => elements.map((element) => element.getAttribute(key)), name)

test("each link of the navigation bar opens its page, is marked there, and changes the head", async ({
  page,
}) => {
  await visit(page, "/no-such-page/")
  const current = barLinks(page).locator("[aria-current]")
  await expect(current).toHaveCount(0)
  for (const { label, to } of site.navigation.links) {
    await linkIn(barLinks(page), label).click()
    await expectPage(page, to)
    await expect(current).toHaveAttribute("aria-current", "page")
    await expect(current).toHaveText(label)
    const content = routes.find(({ path }) => path === to)?.page
    await expect(page).toHaveTitle(content?.title ?? "")
    for (const [selector, name, value] of [
      ["meta[name=description]", "content", content?.description],
      ["link[rel=canonical]", "href", site.address + to],
      ['meta[property="og:url"]', "content", site.address + to],
    ] as const)
      // Gatsby adds the new head before it removes the old one.
      await expect.poll(() => inHead(page, selector, name), selector).toEqual([value])
    expect(await inHead(page, "meta[name=robots]", "content")).toEqual([])
  }
  await linkIn(navBar(page), site.navigation.home).click()
  await expectPage(page, "/")
})

test("the link of the current page looks different from the others", async ({ page }) => {
  const look = (link: Element) => {
    const mark = getComputedStyle(link, "::before")
    return `${getComputedStyle(link).color} ${mark.content} ${mark.width}`
  }
  await page.goto("/about/")
  const current = await linkIn(barLinks(page), "About").evaluate(look)
  for (const { label } of site.navigation.links.filter(({ to }) => to !== "/about/"))
    expect(await linkIn(barLinks(page), label).evaluate(look)).not.toBe(current)
})

test.describe(() => {
  // Pictures cannot be loaded.
  test.use({ expectsErrors: true })

  test("the page of a link in view is loaded, so that it opens without a request", async ({
    page,
    context,
  }) => {
    const loaded = ["/page-data/about/page-data.json", "/component---src-pages-about-"].map(
      (part) => page.waitForEvent("requestfinished", (request) => request.url().includes(part)),
    )
    await visit(page, "/")
    await Promise.all(loaded)
    await context.setOffline(true)
    await linkIn(barLinks(page), "About").click()
    await expectPage(page, "/about/")
  })
})

test("each service in the footer opens its section, from any page", async ({ page }) => {
  await visit(page, "/no-such-page/")
  for (const venture of ventures) {
    await linkIn(footerLinks(page, site.footer.servicesTitle), venture.title).click()
    await expectSection(page, venture)
  }
})

test("each button of the home page opens its page, and Back returns to it", async ({ page }) => {
  await visit(page, "/")
  for (const [label, path] of [
    ["Explore Our Ventures", "/services/"],
    ["Get In Touch", "/contact/"],
    ["Our Story", "/about/"],
    ["Start Your Journey", "/contact/"],
  ]) {
    const button = linkIn(page.getByRole("main"), label)
    await button.hover()
    await expectPositionStored(page)
    await button.click()
    await expectPage(page, path)
    await expect.poll(() => scrolledTo(page)).toBe(0)
    await page.goBack()
    await expectPage(page, "/")
    await expect(button).toBeInViewport()
  }
})

test("Back and Forward return to the position, although browsers scroll the old page first", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" })
  await visit(page, "/")
  await scrollTo(page, 1500)
  await expectPositionStored(page)
  await linkIn(barLinks(page), "About").click()
  await expectPage(page, "/about/")
  await scrollTo(page, 300)
  await expectPositionStored(page)

  // Firefox and WebKit always do this, Chromium sometimes.
  await page.evaluate(() =>
    addEventListener("popstate", () => window.scrollTo(0, 200), { once: true }),
  )
  await page.goBack()
  await expectPage(page, "/")
  await expect.poll(() => scrolledTo(page)).toBe(1500)
  await page.goForward()
  await expectPage(page, "/about/")
  await expect.poll(() => scrolledTo(page)).toBe(300)
})

test("Back does not return to the position of an earlier visit", async ({ page }) => {
  await visit(page, "/")
  await scrollTo(page, 1500)
  await expectPositionStored(page)
  await page.goto("/privacy/")
  await visit(page, "/")
  await linkIn(barLinks(page), "About").click()
  await expectPage(page, "/about/")
  await page.goBack()
  await expectPage(page, "/")
  await expect.poll(() => scrolledTo(page)).toBe(0)
})

test("the first Tab reaches the skip link, which moves the focus to the content", async ({
  page,
}) => {
  await visit(page, routes[0].path)
  await page.keyboard.press("Tab")
  const skipLink = page.getByRole("link", { name: site.navigation.skip })
  await expect(skipLink).toBeFocused()
  await expect(skipLink).toBeInViewport({ ratio: 1 })
  await page.keyboard.press("Enter")
  await expect(page.getByRole("main")).toBeFocused()
  await page.keyboard.press("Tab")
  await expect(navBar(page).locator(":focus")).toHaveCount(0)
})

test("the footer shows the year of the visit", async ({ page }) => {
  await page.clock.setFixedTime(new Date("2041-06-15T12:00:00Z"))
  await page.goto("/")
  const copyright = site.footer.copyright.replace("{year}", "2041")
  await expect(footer(page)).toContainText(copyright)
  await linkIn(barLinks(page), "Services").click()
  await expectPage(page, "/services/")
  await expect(footer(page)).toContainText(copyright)
})
