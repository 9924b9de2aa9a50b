import type { Page } from "@playwright/test"
import { expect, test } from "../../fixtures/test"
import { site, ventures } from "../../support/content"
import { deploy, deployData } from "../../support/emulations"
import { watchDialogs, watchErrors } from "../../support/faults"
import { field, sendButton } from "../../support/form"
import {
  expectPage,
  footer,
  large,
  linkIn,
  navBar,
  triggerHydration,
  visit,
  waitForHydration,
} from "../../support/navigation"
import { notAvailable, socialButton } from "../../support/notifications"

// The emulated deployment changes inline scripts, which the pages' policy forbids.
test.use({ expectsErrors: true, bypassCSP: true, viewport: large })

const markOld = (page: Page) => page.evaluate(() => performance.mark("old page"))
const waitForNewPage = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName("old page").length === 0)

async function expectNewPage(page: Page, path: string) {
  await expectPage(page, path)
  await waitForNewPage(page)
  await waitForHydration(page)
}

for (const [state, arrive] of [
  ["hydrated", (page: Page) => visit(page, "/")],
  ["not yet hydrated", (page: Page) => page.goto("/")],
] as const)
  test(`an old page, ${state}, links to a new page, and Back and Forward work`, async ({
    page,
  }) => {
    const errors = watchErrors(page)
    await arrive(page)
    await markOld(page)
    await deploy(page)
    const { id, title } = ventures[2]
    await linkIn(footer(page), title).click()
    await expectNewPage(page, `/services/#${id}`)
    await page.goBack()
    await expectPage(page, "/")
    await page.goForward()
    await expectPage(page, `/services/#${id}`)
    await linkIn(navBar(page), "About").click()
    await expectPage(page, "/about/")
    expect(errors).toEqual([])
  })

test("a link of an old page loads the new page once where old scripts are cached", async ({
  page,
}) => {
  const errors = watchErrors(page)
  await visit(page, "/")
  await markOld(page)
  await deployData(page)
  await linkIn(navBar(page), "About").click()
  await expectPage(page, "/about/")
  await waitForNewPage(page)
  await page.goBack()
  await expectPage(page, "/")
  expect(errors).toEqual([])
})

test("Back within an old page opens the new one", async ({ page }) => {
  const errors = watchErrors(page)
  await visit(page, "/")
  await linkIn(navBar(page), "About").click()
  await expectPage(page, "/about/")
  await page.reload()
  await waitForHydration(page)
  await deploy(page)
  // A pointer on a link loads its page, whose script is gone.
  const response = page.waitForResponse(/component---src-pages-index/)
  await linkIn(navBar(page), site.navigation.home).hover()
  await response
  await page.goBack()
  await expectPage(page, "/")
  expect(errors).toEqual([])
})

test("a button of an old, hydrated page still shows its notification", async ({ page }) => {
  const errors = watchErrors(page)
  const dialogs = watchDialogs(page)
  await visit(page, "/")
  await deploy(page)
  await socialButton(page).click()
  await expect.poll(() => dialogs).toEqual([notAvailable])
  expect(errors).toEqual([])
})

test("an old page that is not hydrated releases a clicked button, and its links work", async ({
  page,
}) => {
  const errors = watchErrors(page)
  await page.goto("/")
  await markOld(page)
  await deploy(page)
  await socialButton(page).click()
  await expect(socialButton(page)).not.toHaveAttribute("aria-busy")
  await linkIn(navBar(page), "Contact").click()
  await expectNewPage(page, "/contact/")
  expect(errors).toEqual([])
})

for (const [state, change] of [
  ["gone", deploy],
  ["cached", deployData],
] as const)
  test(`text typed into an old page stays where its scripts are ${state}`, async ({ page }) => {
    await page.goto("/contact/")
    await change(page)
    await field(page, "name").fill("Asha")
    await triggerHydration(page)
    await page.waitForLoadState("networkidle")
    await sendButton(page).click()
    await page.waitForLoadState("networkidle")
    await expect(field(page, "name")).toHaveValue("Asha")
  })
