import { toasterChunk } from "../../../src/layout/hydration"
import { expect, test } from "../../fixtures/test"
import { about, contact, ventures } from "../../support/content"
import {
  aboutData,
  respondWith,
  hangRequests,
  missingFile,
  watchDialogs,
  watchErrors,
} from "../../support/faults"
import { field, sendButton } from "../../support/form"
import { expectPage, footer, large, linkIn, navBar, visit } from "../../support/navigation"
import { notAvailable, socialButton } from "../../support/notifications"

test.use({ expectsErrors: true, viewport: large, contextOptions: { reducedMotion: "reduce" } })

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

for (const [fault, response] of [
  ["cannot be read (500)", { status: 500, body: "Internal Server Error" }],
  ["does not exist (404)", { status: 404, body: "Not Found" }],
  ["is not JSON", { status: 200, body: "<!doctype html>" }],
  ["is cut off", { status: 200, body: '{"componentChunkName":' }],
] as const)
  test(`a page is readable when its data ${fault}, visited directly and by a link`, async ({
    page,
  }) => {
    await page.route(aboutData, (route) => route.fulfill(response))
    await page.goto("/about/")
    await expect(page.getByText(about.quote.text)).toBeVisible()
    await linkIn(navBar(page), "Contact").click()
    await expectPage(page, "/contact/")
    await linkIn(navBar(page), "About").click()
    await expectPage(page, "/about/")
    await expect(page.getByText(about.quote.text)).toBeVisible()
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

test("shows notifications in the browser's own dialog where their script is missing", async ({
  page,
}) => {
  const errors = watchErrors(page)
  const dialogs = watchDialogs(page)
  await respondWith(`**/${toasterChunk}-*.js`, missingFile)(page)
  await page.goto("/contact/")
  await socialButton(page).click()
  await expect.poll(() => dialogs).toEqual([notAvailable])
  await field(page, "name").fill("Asha")
  await sendButton(page).click()
  const { title, description } = contact.form.incomplete
  await expect.poll(() => dialogs).toEqual([notAvailable, `${title}\n${description}`])
  await expect(field(page, "name")).toHaveValue("Asha")
  expect(errors).toEqual([])
})

test("Back returns to the page after the network was lost, and links work again", async ({
  page,
  context,
}) => {
  const errors = watchErrors(page)
  const dialogs = watchDialogs(page)
  await visit(page, "/")
  await context.setOffline(true)
  await socialButton(page).click()
  await expect.poll(() => dialogs).toEqual([notAvailable])
  await linkIn(navBar(page), "About").click()
  await expect(page).toHaveURL(/^chrome-error:/)
  await context.setOffline(false)
  await page.goBack()
  await expectPage(page, "/")
  await page.goForward()
  await expectPage(page, "/about/")
  await expect(page.getByText(about.quote.text)).toBeVisible()
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
    await page.mouse.move(toX, 300, { steps: 100 })
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
})
