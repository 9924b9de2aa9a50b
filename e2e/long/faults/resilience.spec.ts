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

type Fault = {
  name: string
  cause: (page: Page) => Promise<unknown>
  /** True if React cannot hydrate the page. Then buttons show no notifications. */
  preventsHydration?: boolean
}

const runBefore = (script: () => void) => (page: Page) => page.addInitScript(script)

const faults: Fault[] = [
  {
    name: "the main script is missing",
    cause: respondWith("**/app-*.js", missingFile),
    preventsHydration: true,
  },
  {
    name: "the scripts of the pages are missing",
    cause: respondWith("**/component-*.js", missingFile),
    preventsHydration: true,
  },
  {
    name: "the data of the layout is empty",
    cause: respondWith("**/sq/d/*.json", { json: {} }),
    preventsHydration: true,
  },
  {
    name: "the data of the pages names a missing script",
    cause: respondWith("**/page-data.json", { json: { path: "/", componentChunkName: "none" } }),
    preventsHydration: true,
  },
  { name: "the data of the site is missing", cause: respondWith("**/app-data.json", missingFile) },
  {
    name: "storage is forbidden",
    cause: runBefore(() => {
      const get = () => {
        throw new DOMException("Forbidden", "SecurityError")
      }
      for (const name of ["sessionStorage", "localStorage"])
        Object.defineProperty(window, name, { get })
    }),
  },
  {
    name: "there is no IntersectionObserver and no requestIdleCallback",
    cause: runBefore(() => {
      Reflect.deleteProperty(window, "IntersectionObserver")
      Reflect.deleteProperty(window, "requestIdleCallback")
    }),
  },
  {
    name: "the script of an extension fails on each event",
    cause: (page) =>
      page.addInitScript((event) => {
        const fail = () => {
          throw new Error("Not ours")
        }
        for (const type of ["load", "scroll", "pointermove", "click", event])
          addEventListener(type, fail, true)
        void Promise.reject(new Error("Not ours"))
      }, hydratedEvent),
  },
  { name: "the browser is of 2022", cause: emulateOldBrowser },
]

// Errors of Gatsby when it cannot hydrate a page, and the error of the extension.
const expectedErrors = /ChunkLoadError|We couldn't|Not rendering React|Not ours/

test.use({ expectsErrors: true, viewport: large, contextOptions: { reducedMotion: "reduce" } })

for (const { name, cause, preventsHydration = false } of faults)
  test.describe(() => {
    // The emulation changes inline scripts, which the pages' policy forbids.
    test.use({ bypassCSP: cause === emulateOldBrowser })

    test(`pages, links, Back and the form work where ${name}`, async ({ page }) => {
      const errors = watchErrors(page)
      await cause(page)
      await page.goto("/services/")
      const settle = async () => {
        await triggerHydration(page)
        await (preventsHydration ? page.waitForLoadState("networkidle") : waitForHydration(page))
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
      if (!preventsHydration)
        await expectNotification(page, incomplete.title, incomplete.description ?? "")
      await expect(field(page, "name")).toHaveValue("Asha")
      expect(errors.filter((error) => !expectedErrors.test(error))).toEqual([])
    })
  })
