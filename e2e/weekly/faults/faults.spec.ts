import type { Page } from "@playwright/test"
import { hydratedEvent } from "../../../plugins/hosting/names/hydration"
import { expect, test } from "../../fixtures/test"
import { contact, site, ventures } from "../../support/content"
import {
  blockScripts,
  deploy,
  deployData,
  missingFile,
  respondWith,
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
  waitForHydration,
} from "../../support/navigation"
import { expectNotification } from "../../support/notifications"

type Faults = Record<string, (page: Page) => Promise<unknown>>

const runBefore = (script: () => void) => (page: Page) => page.addInitScript(script)

// Where even the data of its page for status 500 is missing, Gatsby requests that without end.
const pageData = (response: Parameters<typeof respondWith>[1]) =>
  respondWith(/\/page-data\/(?!500).+\/page-data\.json$/, response)

/** React cannot hydrate a page. Then buttons show no notifications. */
const faultsWithoutHydration: Faults = {
  "every script is blocked": blockScripts,
  "the main script is missing": respondWith("**/app-*.js", missingFile),
  "the scripts of the pages are missing": respondWith("**/component-*.js", missingFile),
  "the data of the layout is empty": respondWith("**/sq/d/*.json", { json: {} }),
  "the data of the pages names a missing script": respondWith("**/page-data.json", {
    json: { path: "/", componentChunkName: "none" },
  }),
  "the data of the pages does not exist": pageData(missingFile),
  "the data of the pages cannot be read": pageData({ status: 500, body: "Server Error" }),
  "the data of the pages is not JSON": pageData({ body: "<!doctype html>" }),
  "the data of the pages is cut off": pageData({ body: '{"componentChunkName":' }),
}

const otherFaults: Faults = {
  "the data of the site is missing": respondWith("**/app-data.json", missingFile),
  "storage is forbidden": runBefore(() => {
    const get = () => {
      throw new DOMException("Forbidden", "SecurityError")
    }
    for (const name of ["sessionStorage", "localStorage"])
      Object.defineProperty(window, name, { get })
  }),
  "there is no IntersectionObserver and no requestIdleCallback": runBefore(() => {
    Reflect.deleteProperty(window, "IntersectionObserver")
    Reflect.deleteProperty(window, "requestIdleCallback")
  }),
  "the script of an extension fails on each event": (page) =>
    page.addInitScript((event) => {
      const fail = () => {
        throw new Error("Not ours")
      }
      for (const type of ["load", "scroll", "pointermove", "click", event])
        addEventListener(type, fail, true)
      void Promise.reject(new Error("Not ours"))
    }, hydratedEvent),
}

/** What happens while the visitor reads the first page. */
const laterFaults: Faults = {
  "a later deployment has replaced every script": deploy,
  "a later deployment has replaced every script of a hydrated page": (page) =>
    waitForHydration(page).then(() => deploy(page)),
  "the scripts of an earlier deployment are cached": (page) =>
    waitForHydration(page).then(() => deployData(page)),
}

// Errors of Gatsby when it cannot hydrate a page, and the error of the extension.
const expectedErrors = /ChunkLoadError|We couldn't|Not rendering React|Not ours/

// The emulated deployment changes inline scripts, which the pages' policy forbids.
test.use({ expectsErrors: true, viewport: large, contextOptions: { reducedMotion: "reduce" } })

for (const [name, cause] of Object.entries({
  ...faultsWithoutHydration,
  ...otherFaults,
  ...laterFaults,
}))
  test.describe(() => {
    test.use({ bypassCSP: name in laterFaults })

    test(`pages, links, Back and the form work where ${name}`, async ({ page }) => {
      const errors = watchErrors(page)
      if (!(name in laterFaults)) await cause(page)
      await page.goto("/services/")
      if (name in laterFaults) await cause(page)
      const settle = async () => {
        await triggerHydration(page)
        await page.waitForLoadState("networkidle")
      }
      await settle()
      await expect(page.getByText(ventures[0].description)).toBeVisible()
      for (const { label, to } of site.navigation.links) {
        await linkIn(navBar(page), label).click()
        await expectPage(page, to)
      }
      const { id, title } = ventures[2]
      await linkIn(footer(page), title).click()
      await expectPage(page, `/services/#${id}`)
      await page.goBack()
      await expectPage(page, "/contact/")
      await page.goBack()
      await expectPage(page, "/services/")
      await page.goForward()
      await expectPage(page, "/contact/")

      const canHydrate = !(name in faultsWithoutHydration)
      await (canHydrate ? waitForHydration(page) : settle())
      await field(page, "name").fill("Asha")
      await sendButton(page).click()
      await expect(sendButton(page)).not.toHaveAttribute("aria-busy", "true")
      const { title: words, description } = contact.form.incomplete
      if (canHydrate) await expectNotification(page, words, description ?? "")
      await expect(field(page, "name")).toHaveValue("Asha")
      expect(errors.filter((error) => !expectedErrors.test(error))).toEqual([])
    })
  })
