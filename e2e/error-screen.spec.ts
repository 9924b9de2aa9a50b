import { expect, type Page } from "@playwright/test"
import { below, expectToBeAt, isAlive, mainHeading, visit } from "./browsing"
import { about, home, site } from "./support/content"
import { test } from "./fixtures/test"

const { errorScreen, navigation } = site

test.use({ expectsErrors: true })

/** Has the data of the about page arrive in a form that the page cannot show. */
const breakAbout = (page: Page) =>
  page.route("**/page-data/about/page-data.json", async (route) => {
    const response = await route.fetch()
    const data = await response.json()
    data.result.data.values = null
    await route.fulfill({ response, json: data })
  })

async function expectErrorScreen(page: Page) {
  const title = page.getByRole("heading", { level: 1, name: "Unexpected Application Error!" })
  const screen = page.getByRole("main")
  await expect(title).toBeVisible()
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1)
  await expect(screen.getByText("Cannot read properties of null (reading 'nodes')")).toBeVisible()
  await expect(screen.getByText(errorScreen.text)).toBeVisible()
  await expect(page.getByRole("banner").getByRole("link")).toHaveCount(navigation.links.length + 1)
  await expect(page.getByRole("contentinfo")).toContainText(site.footer.linksTitle)
}

const toAbout = (page: Page) =>
  page.getByRole("banner").getByRole("link", { name: "About", exact: true }).click()

for (const [how, arrive] of [
  [
    "by a link",
    async (page: Page) => {
      await visit(page, "/")
      await toAbout(page)
    },
  ],
  ["directly", (page: Page) => visit(page, "/about/")],
] as const) {
  test(`a page that fails when reached ${how} shows the error screen in the layout`, async ({
    page,
  }) => {
    await breakAbout(page)
    await arrive(page)
    await expectErrorScreen(page)
    await expect(page).toHaveURL(below("/about/"))
  })

  test(`a page that failed when reached ${how} comes back by its reload button`, async ({
    page,
  }) => {
    await breakAbout(page)
    await arrive(page)
    await expectErrorScreen(page)
    await page.unroute("**/page-data/about/page-data.json")
    await page.getByRole("button", { name: errorScreen.reload }).click()
    await expectToBeAt(page, "/about/")
    await expect(page.getByText(about.quote.text)).toBeVisible()
  })

  test(`the error screen reached ${how} has a way home`, async ({ page }) => {
    await breakAbout(page)
    await arrive(page)
    await page.getByRole("link", { name: errorScreen.home, exact: true }).click()
    await expectToBeAt(page, "/")
    await expect(page.getByText(home.vision.text)).toBeVisible()
  })

  test(`the bar leads away from the error screen reached ${how}`, async ({ page }) => {
    await breakAbout(page)
    await arrive(page)
    await expectErrorScreen(page)
    for (const { label, to } of navigation.links.filter((link) => link.to !== "/about/")) {
      await page.getByRole("banner").getByRole("link", { name: label, exact: true }).click()
      await expectToBeAt(page, to)
    }
    await toAbout(page)
    await expectErrorScreen(page)
  })
}

test("a reload that does not help shows the error screen again", async ({ page }) => {
  await breakAbout(page)
  await visit(page, "/about/")
  await page.getByRole("button", { name: errorScreen.reload }).click()
  await isAlive(page)
  await expectErrorScreen(page)
})

test("a page whose head fails with it shows the error screen", async ({ page }) => {
  await page.route("**/page-data/about/page-data.json", async (route) => {
    const response = await route.fetch()
    const data = await response.json()
    data.result.data.page = null
    await route.fulfill({ response, json: data })
  })
  await visit(page, "/")
  await toAbout(page)
  await expect(mainHeading(page, "Unexpected Application Error!")).toBeVisible()
  await expect(page.getByRole("main")).toContainText("Cannot read properties of null")
})

for (const [what, answer] of [
  ["is refused (500)", { status: 500, body: "Internal Server Error" }],
  ["is not there (404)", { status: 404, body: "Not Found" }],
  ["is no JSON", { status: 200, body: "<!doctype html>" }],
  ["is cut off", { status: 200, body: '{"componentChunkName":' }],
] as const)
  for (const [how, from] of [
    ["by a link", "/"],
    ["directly", "/about/"],
  ])
    test(`a page whose data ${what} can be read, reached ${how}`, async ({ page }) => {
      await page.route("**/page-data/about/page-data.json", (route) => route.fulfill(answer))
      if (from === "/") {
        await visit(page, "/")
        await toAbout(page)
      } else await page.goto(below(from))
      await expectToBeAt(page, "/about/")
      await expect(page.getByText(about.quote.text)).toBeVisible()
      await page.getByRole("banner").getByRole("link", { name: "Contact", exact: true }).click()
      await expectToBeAt(page, "/contact/")
    })
