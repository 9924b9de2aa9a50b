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

async function visitByLink(page: Page) {
  await visit(page, "/")
  await linkIn(navBar(page), "About").click()
}

test("a page that fails shows the error screen, and can be reloaded", async ({ page }) => {
  await breakAboutPage(page)
  await visit(page, "/about/")
  await expectErrorScreen(page)
  const reload = page.getByRole("button", { name: errorScreen.reload })
  await reload.click()
  await waitForHydration(page)
  await expectErrorScreen(page)
  await page.unroute(aboutData)
  await reload.click()
  await expectPage(page, "/about/")
  await expect(page.getByText(about.quote.text)).toBeVisible()
})

test("the links of the error screen work, and Back to the page shows it again", async ({
  page,
}) => {
  await breakAboutPage(page)
  await visitByLink(page)
  await expectErrorScreen(page)
  await expect(page).toHaveURL("/about/")
  await linkIn(page.getByRole("main"), errorScreen.home).click()
  await expectPage(page, "/")
  await expect(page.getByText(home.vision.text)).toBeVisible()
  for (const { label, to } of navigation.links) {
    await linkIn(navBar(page), label).click()
    await (to === "/about/" ? expectErrorScreen(page) : expectPage(page, to))
  }
  await page.goBack()
  await page.goBack()
  await expectErrorScreen(page)
})

test("shows the error screen for a page whose head fails, too", async ({ page }) => {
  await breakAboutPage(page, "page")
  await visitByLink(page)
  await expectErrorScreen(page)
})
