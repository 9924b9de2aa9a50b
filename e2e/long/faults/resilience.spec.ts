import type { Page } from "@playwright/test"
import { hydratedEvent } from "../../../src/layout/hydration"
import { expect, test } from "../../fixtures/test"
import { contact, site, ventures } from "../../support/content"
import { missingFile, respondWith, watchErrors } from "../../support/faults"
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
import { emulateOldBrowser } from "../../support/emulations"

type Faults = Record<string, (page: Page) => Promise<unknown>>

const runBefore = (script: () => void) => (page: Page) => page.addInitScript(script)

/** React cannot hydrate the page. Then buttons show no notifications. */
const faultsWithoutHydration: Faults = {
  "the main script is missing": respondWith("**/app-*.js", missingFile),
  "the scripts of the pages are missing": respondWith("**/component-*.js", missingFile),
  "the data of the layout is empty": respondWith("**/sq/d/*.json", { json: {} }),
  "the data of the pages names a missing script": respondWith("**/page-data.json", {
    json: { path: "/", componentChunkName: "none" },
  }),
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
  "the browser is of 2022": emulateOldBrowser,
}

// Errors of Gatsby when it cannot hydrate a page, and the error of the extension.
const expectedErrors = /ChunkLoadError|We couldn't|Not rendering React|Not ours/

test.use({ expectsErrors: true, viewport: large, contextOptions: { reducedMotion: "reduce" } })

for (const [name, cause] of Object.entries({ ...faultsWithoutHydration, ...otherFaults }))
  test.describe(() => {
    // The emulation changes inline scripts, which the pages' policy forbids.
    test.use({ bypassCSP: cause === emulateOldBrowser })

    test(`pages, links, Back and the form work where ${name}`, async ({ page }) => {
      const canHydrate = name in otherFaults
      const errors = watchErrors(page)
      await cause(page)
      await page.goto("/services/")
      const settle = async () => {
        await triggerHydration(page)
        await (canHydrate ? waitForHydration(page) : page.waitForLoadState("networkidle"))
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
      await settle()
      await field(page, "name").fill("Asha")
      await sendButton(page).click()
      await expect(sendButton(page)).not.toHaveAttribute("aria-busy", "true")
      const incomplete = contact.form.incomplete
      if (canHydrate) await expectNotification(page, incomplete.title, incomplete.description ?? "")
      await expect(field(page, "name")).toHaveValue("Asha")
      expect(errors.filter((error) => !expectedErrors.test(error))).toEqual([])
    })
  })
