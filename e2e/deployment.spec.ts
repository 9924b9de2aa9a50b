import { expect, type Page } from "@playwright/test"
import { expectToBeAt, isAlive, large, showIntent, visit } from "./browsing"
import { about, contact, site, ventures } from "./support/content"
import { answerWith, missingFile, watchDialogs, watchErrors } from "./support/faults"
import { notAvailable } from "./notices"
import { test } from "./fixtures/test"

// The emulated deployment is not what was built, which alone the pages' policy allows.
test.use({ expectsErrors: true, bypassCSP: true, viewport: large })

const inBar = (page: Page, name: string) =>
  page.getByRole("banner").getByRole("link", { name, exact: true })
const social = (page: Page) =>
  page.getByRole("contentinfo").getByRole("button", { name: site.footer.social[0].label })

// What the browser fetches ahead passes by the routes of a test.
const fetchingAhead = "speculationrules"

/**
 * From now on the server has a later deployment only: every hash in it ends in one more digit, and
 * the scripts of the page that is open are gone.
 */
const deploy = async (page: Page) => {
  await page.route(/\/$|\.js(on)?$/, async (route) => {
    const url = route.request().url()
    if (/-[\da-f]{20}\.js$/.test(url)) return route.fulfill(missingFile)
    const response = await route.fetch({ url: url.replace(/([\da-f]{20})0\.js$/, "$1.js") })
    const body = (await response.text())
      .replace(/\b[\da-f]{20}\b/g, "$&0")
      .replace(`type="${fetchingAhead}"`, "type=none")
    await route.fulfill({ response, body })
  })
  await page.evaluate((type) => document.querySelector(`[type=${type}]`)?.remove(), fetchingAhead)
}

/** Only the data is new: the scripts of the page that is open are still in the browser's cache. */
const deployData = answerWith("**/app-data.json", { json: { webpackCompilationHash: "later" } })

const mark = (page: Page) => page.evaluate(() => performance.mark("yesterday"))
/** Waits until the page has been loaded anew since it was marked. */
const isNew = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName("yesterday").length === 0)

/** Expects the new page, alive. */
async function expectToday(page: Page, address: string) {
  await expectToBeAt(page, address)
  await isNew(page)
  await isAlive(page)
}

for (const [when, arrive] of [
  ["alive", (page: Page) => visit(page, "/")],
  ["not alive yet", (page: Page) => page.goto("/")],
] as const)
  test(`from yesterday's page, ${when}, one goes on, to a section, back and forward`, async ({
    page,
  }) => {
    const errors = watchErrors(page)
    await arrive(page)
    await mark(page)
    await deploy(page)
    await inBar(page, "About").click()
    await expectToday(page, "/about/")
    await expect(page.getByText(about.quote.text)).toBeVisible()
    await page.goBack()
    await expectToBeAt(page, "/")
    await page.goForward()
    await expectToBeAt(page, "/about/")
    const { id, title } = ventures[2]
    await page.getByRole("contentinfo").getByRole("link", { name: title }).click()
    await expectToBeAt(page, `/services/#${id}`)
    expect(errors).toEqual([])
  })

test("a link of yesterday's page names a section of today's", async ({ page }) => {
  await visit(page, "/")
  await mark(page)
  await deploy(page)
  const { id, title } = ventures[2]
  await page.getByRole("contentinfo").getByRole("link", { name: title }).click()
  await expectToday(page, `/services/#${id}`)
})

test("where yesterday's scripts are kept, a link leads to today's page once", async ({ page }) => {
  const errors = watchErrors(page)
  await visit(page, "/")
  await mark(page)
  await deployData(page)
  await inBar(page, "About").click()
  await expectToBeAt(page, "/about/")
  await isNew(page)
  await page.goBack()
  await expectToBeAt(page, "/")
  expect(errors).toEqual([])
})

test("the way back within yesterday's page leads to today's", async ({ page }) => {
  const errors = watchErrors(page)
  await visit(page, "/")
  await inBar(page, "About").click()
  await expectToBeAt(page, "/about/")
  await page.reload()
  await isAlive(page)
  await deploy(page)
  // Pointing at a link asks for its page, whose script is gone.
  const asked = page.waitForResponse(/component---src-pages-index/)
  await inBar(page, site.navigation.home).hover()
  await asked
  await page.goBack()
  await expectToBeAt(page, "/")
  expect(errors).toEqual([])
})

test("a button of yesterday's page that is alive still says its words", async ({ page }) => {
  const errors = watchErrors(page)
  const said = watchDialogs(page)
  await visit(page, "/")
  await deploy(page)
  await social(page).click()
  await expect.poll(() => said).toEqual([notAvailable])
  expect(errors).toEqual([])
})

test("a button of yesterday's page that is not alive is let go, and links lead on", async ({
  page,
}) => {
  const errors = watchErrors(page)
  await page.goto("/")
  await mark(page)
  await deploy(page)
  await social(page).click()
  await expect(social(page)).not.toHaveAttribute("aria-busy")
  await inBar(page, "Contact").click()
  await expectToday(page, "/contact/")
  expect(errors).toEqual([])
})

for (const [what, change] of [
  ["gone", deploy],
  ["kept", deployData],
] as const)
  test(`words typed into yesterday's page stay where its scripts are ${what}`, async ({ page }) => {
    const box = page.getByRole("textbox", { name: contact.form.name.label, exact: true })
    await page.goto("/contact/")
    await change(page)
    await box.fill("Asha")
    await showIntent(page)
    await page.waitForLoadState("networkidle")
    await page.getByRole("main").getByRole("button").click()
    await page.waitForLoadState("networkidle")
    await expect(box).toHaveValue("Asha")
  })
