import type { Page } from "@playwright/test"
import { expect, test } from "../fixtures/test"
import { routes, site, ventures } from "../support/content"
import {
  barPages,
  expectPage,
  footer,
  homeLink,
  linkIn,
  navBar,
  scrollTo,
  visit,
} from "../support/navigation"

const barLinks = (page: Page) => page.getByRole("navigation", { name: site.navigation.label })
const scrolledTo = (page: Page) => page.evaluate(() => Math.round(scrollY))

/** Scrolls and waits until Gatsby has stored the position, which it does a frame later. */
async function scrollAndStore(page: Page, top: number) {
  await scrollTo(page, top)
  await expect
    .poll(() => page.evaluate(() => Object.values(sessionStorage).includes(String(scrollY))))
    .toBe(true)
}

test("each link of the bar opens its page, is marked there, and changes the title", async ({
  page,
}) => {
  const look = (link: Element) => {
    const mark = getComputedStyle(link, "::before")
    return `${getComputedStyle(link).color} ${mark.content} ${mark.width}`
  }
  await visit(page, "/no-such-page/")
  const current = barLinks(page).locator("[aria-current]")
  await expect(current).toHaveCount(0)
  const plain = await barLinks(page).getByRole("link").first().evaluate(look)
  for (const { label, to, content } of barPages) {
    await linkIn(barLinks(page), label).click()
    await expectPage(page, to)
    await expect(current).toHaveAttribute("aria-current", "page")
    await expect(current).toHaveText(label)
    expect(await current.evaluate(look)).not.toBe(plain)
    await expect(page).toHaveTitle(content.title)
  }
})

test.describe(() => {
  // Pictures cannot be loaded.
  test.use({ expectsErrors: true })

  test("the page of a link in view is loaded, so that it opens without a request", async ({
    page,
    context,
  }) => {
    const html = await (await page.request.get("/")).text()
    const [script = ""] = /\/static\/[0-9a-f]{12}\.js/.exec(html) ?? []
    const loaded = ["/page-data/index/page-data.json", script].map((file) =>
      page.waitForEvent("requestfinished", (request) => request.url().endsWith(file)),
    )
    await visit(page, "/contact/")
    await Promise.all(loaded)
    await context.setOffline(true)
    await homeLink(page).click()
    await expectPage(page, "/")
  })
})

test("each service in the footer opens its section, below the bar of a phone held sideways", async ({
  page,
}) => {
  await page.setViewportSize({ width: 844, height: 390 })
  await visit(page, "/no-such-page/")
  for (const { id, title } of ventures) {
    await linkIn(footer(page), title).click()
    await expectPage(page, `/services/#${id}`)
    const heading = page.getByRole("heading", { level: 2, name: title, exact: true })
    await expect(heading).toBeInViewport({ ratio: 1 })
    const barHeight = (await navBar(page).boundingBox())?.height ?? 0
    await expect
      .poll(() => heading.evaluate((element) => element.getBoundingClientRect().top))
      .toBeGreaterThan(barHeight)
  }
})

test("Back and Forward return to the position, although browsers scroll the old page first", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" })
  // The position of an earlier visit counts for nothing.
  await visit(page, "/contact/")
  await scrollAndStore(page, 500)
  await page.goto("/about/")
  await visit(page, "/contact/")
  await homeLink(page).click()
  await expectPage(page, "/")
  await page.goBack()
  await expectPage(page, "/contact/")
  await expect.poll(() => scrolledTo(page)).toBe(0)

  await scrollAndStore(page, 200)
  await homeLink(page).click()
  await expectPage(page, "/")
  await expect.poll(() => scrolledTo(page)).toBe(0)
  await scrollAndStore(page, 600)
  // Firefox and WebKit always do this, Chromium sometimes.
  await page.evaluate(() =>
    addEventListener("popstate", () => window.scrollTo(0, 100), { once: true }),
  )
  await page.goBack()
  await expectPage(page, "/contact/")
  await expect.poll(() => scrolledTo(page)).toBe(200)
  await page.goForward()
  await expectPage(page, "/")
  await expect.poll(() => scrolledTo(page)).toBe(600)
})

test("the first Tab reaches the skip link, which moves the focus to the content", async ({
  page,
}) => {
  await visit(page, routes[0].path)
  await page.keyboard.press("Tab")
  const skipLink = linkIn(page.locator("body"), site.navigation.skip)
  await expect(skipLink).toBeFocused()
  await expect(skipLink).toBeInViewport({ ratio: 1 })
  await page.keyboard.press("Enter")
  await expect(page.getByRole("main")).toBeFocused()
  await page.keyboard.press("Tab")
  await expect(navBar(page).locator(":focus")).toHaveCount(0)
})

test("the footer shows the year of the visit", async ({ page }) => {
  await page.clock.setFixedTime(new Date("2041-06-15T12:00:00Z"))
  await page.goto("/contact/")
  const copyright = site.footer.copyright.replace("{year}", "2041")
  await expect(footer(page)).toContainText(copyright)
  await homeLink(page).click()
  await expectPage(page, "/")
  await expect(footer(page)).toContainText(copyright)
})

// Chromium rejects all three promises in a tab that is hidden while a transition starts.
test("a view transition that the browser skips is no error", async ({ page }) => {
  await page.addInitScript(() => {
    const skipped = () => Promise.reject(new DOMException("Skipped", "InvalidStateError"))
    Reflect.set(document, "startViewTransition", (update: () => void) => {
      update()
      return { ready: skipped(), updateCallbackDone: skipped(), finished: skipped() }
    })
  })
  await visit(page, "/contact/")
  await homeLink(page).click()
  await expectPage(page, "/")
})
