import { expect, type Page } from "@playwright/test"
import { hydrationFailedEvent } from "../../../plugins/hosting/names/hydration"
import { test } from "../../fixtures/formEndpoint"
import { blockScripts, deploy, hangRequests, missingFile, respondWith } from "../../support/faults"
import { exampleMessage, expectForm, field, sendButton } from "../../support/form"
import {
  barPages,
  expectPage,
  homeLink,
  large,
  linkIn,
  navBar,
  triggerHydration,
  visit,
  waitForHydration,
} from "../../support/navigation"
import { expectNotification, incomplete } from "../../support/notifications"

type Faults = Record<string, (page: Page) => Promise<unknown>>

// Where even the data of its page for status 500 is missing, Gatsby requests that without end.
const pageData = /\/page-data\/(?!500).+\/page-data\.json$/

/** React cannot hydrate a page. Then buttons show no notifications. */
const withoutHydration: Faults = {
  "every script is blocked": blockScripts,
  "the main script is missing": respondWith("**/app-*.js", missingFile),
  "the scripts of the pages are missing": respondWith("**/component-*.js", missingFile),
  "the data of the layout is empty": respondWith("**/sq/d/*.json", { json: {} }),
  "the data of the pages does not exist": respondWith(pageData, missingFile),
  "the data of the pages is cut off": respondWith(pageData, { body: '{"componentChunkName":' }),
}

const otherFaults: Faults = {
  "the data of the site is missing": respondWith("**/app-data.json", missingFile),
  "storage is forbidden": (page) =>
    page.addInitScript(() => {
      const get = () => {
        throw new DOMException("Forbidden", "SecurityError")
      }
      for (const name of ["sessionStorage", "localStorage"])
        Object.defineProperty(window, name, { get })
    }),
  "a later deployment has replaced every script of a hydrated page": async (page) => {
    await visit(page, "/about/")
    await deploy(page)
  },
}

// Errors of Gatsby when it cannot hydrate a page, and of forbidden storage.
const expectedErrors = /ChunkLoadError|We couldn't|Not rendering React|SecurityError|Forbidden/

// The emulated deployment changes inline scripts, which the pages' policy forbids.
test.use({ delivers: false, bypassCSP: true, viewport: large })

for (const [name, cause] of Object.entries({ ...withoutHydration, ...otherFaults }))
  test(`pages, links, Back and the form work where ${name}`, async ({ page }) => {
    const errors: string[] = []
    page.on("pageerror", (error) => errors.push(String(error)))
    await cause(page)
    if (page.url() === "about:blank") await page.goto("/about/")
    await triggerHydration(page)
    for (const { label, to } of barPages) {
      await linkIn(navBar(page), label).click()
      await expectPage(page, to)
    }
    await page.goto("/contact/")
    await triggerHydration(page)
    await field(page, "name").fill(exampleMessage.name)
    await sendButton(page).click()
    if (name in otherFaults) await expectNotification(page, ...incomplete)
    await expect(sendButton(page)).not.toHaveAttribute("aria-busy", "true")
    await expectForm(page, { name: exampleMessage.name })
    await homeLink(page).click()
    await expectPage(page, "/")
    await page.goBack()
    await expectPage(page, "/contact/")
    await page.goForward()
    await expectPage(page, "/")
    expect(errors.filter((error) => !expectedErrors.test(error))).toEqual([])
  })

test("words and focus stay where React fails, and the page is not loaded again", async ({
  page,
}) => {
  await withoutHydration["the data of the layout is empty"](page)
  await page.goto("/contact/")
  let loads = 0
  page.on("load", () => (loads += 1))
  const hasFailed = page.evaluate(
    (event) => new Promise((resolve) => addEventListener(event, resolve, { once: true })),
    hydrationFailedEvent,
  )
  await field(page, "name").pressSequentially(exampleMessage.name)
  await hasFailed
  await expectForm(page, { name: exampleMessage.name })
  await expect(field(page, "name")).toBeFocused()
  expect(loads).toBe(0)
})

test("a moving pointer retries a missing script a few times; a click tries again, and is released after 10 s", async ({
  page,
}) => {
  await page.clock.install()
  let requests = 0
  await page.route("**/app-*.js", (route) => {
    requests += 1
    return route.abort()
  })
  await page.goto("/contact/")
  for (let move = 0; move < 10; move++) {
    await page.mouse.move(move % 2 ? 400 : 100, 300, { steps: 20 })
    await page.clock.fastForward(120_000)
  }
  expect(requests).toBeGreaterThan(2)
  expect(requests).toBeLessThan(10)
  await page.unroute("**/app-*.js")
  await hangRequests("**/app-*.js")(page)
  await sendButton(page).click()
  await expect(sendButton(page)).toHaveAttribute("aria-busy", "true")
  await page.clock.fastForward(10_000)
  await expect(sendButton(page)).not.toHaveAttribute("aria-busy", "true")
})

test("words and Back survive a deployment, also where the old scripts are cached", async ({
  page,
}) => {
  await page.goto("/contact/")
  await respondWith("**/app-data.json", { json: { webpackCompilationHash: "later" } })(page)
  await field(page, "name").fill(exampleMessage.name)
  await triggerHydration(page)
  await page.waitForLoadState("networkidle")
  await sendButton(page).click()
  await page.waitForLoadState("networkidle")
  await expectForm(page, { name: exampleMessage.name })

  await page.unrouteAll()
  await visit(page, "/contact/")
  await homeLink(page).click()
  await expectPage(page, "/")
  // The old page cannot load the other one.
  const html = await (await page.request.get("/contact/")).text()
  const [script] = /\/static\/[\da-f]{12}\.js/.exec(html) ?? []
  await respondWith(`**${script}`, missingFile)(page)
  await page.reload()
  await waitForHydration(page)
  await deploy(page)
  await page.goBack()
  await expectPage(page, "/contact/")
  await expectForm(page, { name: exampleMessage.name })
})
