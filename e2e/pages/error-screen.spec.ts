import type { Page } from "@playwright/test"
import { expect, test } from "../fixtures/test"
import { about, home, site } from "../support/content"
import { aboutData, breakAboutPage } from "../support/faults"
import {
  expectPage,
  footer,
  linkIn,
  mainHeading,
  navBar,
  visit,
  waitForHydration,
} from "../support/navigation"

const { errorScreen, navigation } = site

test.use({ expectsErrors: true })

async function expectErrorScreen(page: Page) {
  const main = page.getByRole("main")
  await expect(mainHeading(page, "Unexpected Application Error!")).toBeVisible()
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1)
  await expect(main.getByText("Cannot read properties of null")).toBeVisible()
  await expect(main.getByText(errorScreen.text)).toBeVisible()
  await expect(navBar(page).getByRole("link")).toHaveCount(navigation.links.length + 1)
  await expect(footer(page)).toContainText(site.footer.linksTitle)
}

const visitDirectly = (page: Page) => visit(page, "/about/")

async function visitByLink(page: Page) {
  await visit(page, "/")
  await linkIn(navBar(page), "About").click()
}

for (const [how, arrive] of [
  ["by a link", visitByLink],
  ["directly", visitDirectly],
] as const)
  test(`a page that fails when visited ${how} shows the error screen and can be reloaded`, async ({
    page,
  }) => {
    await breakAboutPage(page)
    await arrive(page)
    await expectErrorScreen(page)
    await expect(page).toHaveURL("/about/")
    await page.unroute(aboutData)
    await page.getByRole("button", { name: errorScreen.reload }).click()
    await expectPage(page, "/about/")
    await expect(page.getByText(about.quote.text)).toBeVisible()
  })

test("shows the error screen again when a reload does not help, with a link to the home page", async ({
  page,
}) => {
  await breakAboutPage(page)
  await visitDirectly(page)
  await page.getByRole("button", { name: errorScreen.reload }).click()
  await waitForHydration(page)
  await expectErrorScreen(page)
  await linkIn(page.getByRole("main"), errorScreen.home).click()
  await expectPage(page, "/")
  await expect(page.getByText(home.vision.text)).toBeVisible()
})

test("the navigation bar works on the error screen, and Back to the page shows it again", async ({
  page,
}) => {
  await breakAboutPage(page)
  await visitByLink(page)
  await expectErrorScreen(page)
  for (const { label, to } of navigation.links.filter((link) => link.to !== "/about/")) {
    await linkIn(navBar(page), label).click()
    await expectPage(page, to)
  }
  await linkIn(navBar(page), "About").click()
  await expectErrorScreen(page)
})

test("shows the error screen for a page whose head fails, too", async ({ page }) => {
  await breakAboutPage(page, "page")
  await visitByLink(page)
  await expectErrorScreen(page)
})
