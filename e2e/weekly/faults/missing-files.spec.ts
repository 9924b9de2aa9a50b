import type { Page } from "@playwright/test"
import { expect, test } from "../../fixtures/test"
import { site, ventures } from "../../support/content"
import {
  deploy,
  deployData,
  hangRequests,
  missingFile,
  respondWith,
  watchDialogs,
  watchErrors,
} from "../../support/faults"
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
import { expectNotification, notAvailable, socialButton } from "../../support/notifications"

// The emulated deployment changes inline scripts, which the pages' policy forbids.
test.use({
  expectsErrors: true,
  bypassCSP: true,
  viewport: large,
  contextOptions: { reducedMotion: "reduce" },
})

for (const [fault, cause] of [
  ["script is missing", respondWith("**/component---src-pages-services-*.js", missingFile)],
  ["data is missing", respondWith("**/page-data/services/page-data.json", missingFile)],
  ["data never arrives", hangRequests("**/page-data/services/page-data.json")],
] as const)
  test(`a link opens its section where the page's ${fault}`, async ({ page }) => {
    const errors = watchErrors(page)
    await cause(page)
    await visit(page, "/")
    await page.clock.install()
    const { id, title } = ventures[2]
    await linkIn(footer(page), title).click()
    await page.clock.fastForward(10_000)
    await expectPage(page, `/services/#${id}`)
    await page.goBack()
    await expectPage(page, "/")
    expect(errors).toEqual([])
  })

for (const file of ["**/app-*.js", "**/page-data/index/page-data.json"])
  test(`releases a clicked button after 10 s where ${file} never arrives`, async ({ page }) => {
    await page.clock.install()
    await hangRequests(file)(page)
    await page.goto("/")
    await socialButton(page).click()
    await expect(socialButton(page)).toHaveAttribute("aria-busy", "true")
    await page.clock.fastForward(10_000)
    await expect(socialButton(page)).not.toHaveAttribute("aria-busy")
    await linkIn(navBar(page), "About").click()
    await expectPage(page, "/about/")
  })

for (const [fault, cause] of [
  ["is missing", respondWith("**/toaster-*.js", missingFile)],
  ["was replaced by a later deployment", deploy],
  ["cannot be loaded offline", (page: Page) => page.context().setOffline(true)],
] as const)
  test(`the browser's own dialog shows notifications where their script ${fault}`, async ({
    page,
  }) => {
    const errors = watchErrors(page)
    const dialogs = watchDialogs(page)
    await visit(page, "/")
    await cause(page)
    await socialButton(page).click()
    await expect.poll(() => dialogs).toEqual([notAvailable])
    expect(errors).toEqual([])
  })

test("Back returns to the page after the network was lost, and links work again", async ({
  page,
  context,
}) => {
  const errors = watchErrors(page)
  await visit(page, "/")
  await context.setOffline(true)
  await linkIn(navBar(page), "About").click()
  await expect(page).toHaveURL(/^chrome-error:/)
  await context.setOffline(false)
  await page.goBack()
  await expectPage(page, "/")
  await page.goForward()
  await expectPage(page, "/about/")
  expect(errors).toEqual([])
})

test("a moving pointer retries a missing script a few times; a click tries again", async ({
  page,
}) => {
  await page.clock.install()
  let requests = 0
  await page.route("**/app-*.js", (route) => {
    requests += 1
    return route.abort()
  })
  await page.goto("/")
  const movePointer = async (toX: number) => {
    await page.mouse.move(toX, 300, { steps: 20 })
    await page.clock.fastForward(120_000)
  }
  for (const toX of [400, 100, 400, 100, 400, 100, 400, 100, 400, 100]) await movePointer(toX)
  expect(requests).toBeGreaterThan(2)
  expect(requests).toBeLessThan(10)
  const before = requests
  await movePointer(500)
  expect(requests).toBe(before)
  await socialButton(page).click()
  await expect.poll(() => requests).toBe(before + 1)
  await expect(socialButton(page)).not.toHaveAttribute("aria-busy")
  await page.unrouteAll()
  await socialButton(page).click()
  await expectNotification(page, notAvailable)
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

test("text typed into an old page stays where its scripts are cached", async ({ page }) => {
  await page.goto("/contact/")
  await deployData(page)
  await field(page, "name").fill("Asha")
  await triggerHydration(page)
  await page.waitForLoadState("networkidle")
  await sendButton(page).click()
  await page.waitForLoadState("networkidle")
  await expect(field(page, "name")).toHaveValue("Asha")
})
