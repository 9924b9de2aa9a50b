import { expect, type Page } from "@playwright/test"
import { expectToBeAt, isAlive, large, mainHeading, showIntent, small, visit } from "./browsing"
import { about, contact, pages, site, ventures } from "./support/content"
import { insideContrast, unreadable } from "./contrast"
import {
  answerWith,
  missingFile,
  hangRequests,
  rewrite,
  watchDialogs,
  watchErrors,
} from "./support/faults"
import { expectNotice, notAvailable } from "./notices"
import { test } from "./fixtures/test"

declare global {
  interface Window {
    /** How far things moved without a person's doing. */
    shift: number
  }
}

type Fault = {
  fault: string
  inject: (page: Page) => Promise<unknown>
  /** The page stays as it was built: all but the notifications of buttons works. */
  isPlain?: boolean
}

const remove = (what: () => void) => (page: Page) => page.addInitScript(what)

/** What a browser of 2022 does not know. */
const oldBrowser = async (page: Page) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Document.prototype, "startViewTransition")
    for (const name of ["popover", "showPopover", "hidePopover", "togglePopover"])
      Reflect.deleteProperty(HTMLElement.prototype, name)
  })
  await rewrite({
    ":has(": ":unknown-has(",
    ":popover-open": ":unknown-open",
    'popover="auto"': 'unknown="auto"',
    "popovertarget=": "unknowntarget=",
    "light-dark(": "unknown(",
    "color-mix(": "unknown(",
    "@view-transition": "@unknown",
    "animation-timeline": "unknown-timeline",
    "(scripting:": "(unknown:",
    svh: "unknown",
    "text-wrap": "unknown",
    'type="speculationrules"': 'type="unknown"',
  })(page)
}

const faults: Fault[] = [
  {
    fault: "no script comes",
    inject: (page) => page.route("**/*.js", (route) => route.abort()),
    isPlain: true,
  },
  {
    fault: "the main script is gone",
    inject: answerWith("**/app-*.js", missingFile),
    isPlain: true,
  },
  {
    fault: "the pages' scripts are gone",
    inject: answerWith("**/component-*.js", missingFile),
    isPlain: true,
  },
  {
    fault: "the layout's data is gone",
    inject: answerWith("**/sq/d/*.json", missingFile),
    isPlain: true,
  },
  {
    fault: "the layout's data is something else",
    inject: answerWith("**/sq/d/*.json", { json: {} }),
    isPlain: true,
  },
  {
    fault: "the pages' data names a script that does not exist",
    inject: answerWith("**/page-data.json", { json: { path: "/", componentChunkName: "none" } }),
    isPlain: true,
  },
  { fault: "the site's data is gone", inject: answerWith("**/app-data.json", missingFile) },
  { fault: "the site's data is cut off", inject: answerWith("**/app-data.json", { body: "{" }) },
  {
    fault: "storage is forbidden",
    inject: remove(() => {
      const get = () => {
        throw new DOMException("Forbidden", "SecurityError")
      }
      for (const name of ["sessionStorage", "localStorage"])
        Object.defineProperty(window, name, { get })
    }),
  },
  {
    fault: "there is no storage",
    inject: remove(() => {
      for (const name of ["sessionStorage", "localStorage"])
        Object.defineProperty(window, name, { value: undefined })
    }),
  },
  {
    fault: "nothing tells when something is in sight or the browser idle",
    inject: remove(() => {
      Reflect.deleteProperty(window, "IntersectionObserver")
      Reflect.deleteProperty(window, "requestIdleCallback")
    }),
  },
  {
    fault: "somebody else's script fails at every turn",
    inject: remove(() => {
      const fail = () => {
        throw new Error("Not ours")
      }
      for (const type of ["load", "scroll", "pointermove", "click", "hydrated"])
        addEventListener(type, fail, true)
      void Promise.reject(new Error("Not ours"))
    }),
  },
  { fault: "the browser is old", inject: oldBrowser },
]

// How Gatsby ends, in vain, where it cannot bring a page to life; and what somebody else throws.
const expectedErrors = /ChunkLoadError|We couldn't|Not rendering React|Not ours/

const inBar = (page: Page, name: string) =>
  page.getByRole("banner").getByRole("link", { name, exact: true })
const social = (page: Page) =>
  page.getByRole("contentinfo").getByRole("button", { name: site.footer.social[0].label })
const nameBox = (page: Page) =>
  page.getByRole("textbox", { name: contact.form.name.label, exact: true })
const send = (page: Page) => page.getByRole("main").getByRole("button")

test.use({ expectsErrors: true, viewport: large, contextOptions: { reducedMotion: "reduce" } })

for (const { fault, inject, isPlain = false } of faults)
  test.describe(() => {
    // What is rewritten is not what was built, which alone the pages' policy allows.
    test.use({ bypassCSP: inject === oldBrowser })

    test(`where ${fault}, one can read, go on and back, and write`, async ({ page }) => {
      const errors = watchErrors(page)
      await inject(page)
      await page.goto("/services/")
      const settle = async () => {
        await showIntent(page)
        await (isPlain ? page.waitForLoadState("networkidle") : isAlive(page))
      }
      await settle()
      await expect(page.getByText(ventures[0].description)).toBeVisible()
      const { id, title } = ventures[2]
      for (const { label, to } of site.navigation.links) {
        await inBar(page, label).click()
        await expectToBeAt(page, to)
      }
      await page.getByRole("contentinfo").getByRole("link", { name: title }).click()
      await expectToBeAt(page, `/services/#${id}`)
      await page.goBack()
      await expectToBeAt(page, "/contact/")
      await page.goBack()
      await expectToBeAt(page, "/services/")
      await page.goForward()
      await expectToBeAt(page, "/contact/")
      await settle()
      await nameBox(page).fill("Asha")
      await send(page).click()
      await expect(send(page)).not.toHaveAttribute("aria-busy", "true")
      const { title: missing, description } = contact.form.incomplete
      if (!isPlain) await expectNotice(page, missing, description ?? "")
      await expect(nameBox(page)).toHaveValue("Asha")
      expect(errors.filter((error) => !expectedErrors.test(error))).toEqual([])
    })
  })

for (const [fault, inject] of [
  ["script is gone", answerWith("**/component---src-pages-services-*.js", missingFile)],
  ["data is gone", answerWith("**/page-data/services/page-data.json", missingFile)],
  ["data never comes", hangRequests("**/page-data/services/page-data.json")],
] as const)
  test(`a link to a page whose ${fault} leads to its section`, async ({ page }) => {
    const errors = watchErrors(page)
    await inject(page)
    await visit(page, "/")
    await page.clock.install()
    const { id, title } = ventures[2]
    await page.getByRole("contentinfo").getByRole("link", { name: title }).click()
    await page.clock.fastForward(10_000)
    await expectToBeAt(page, `/services/#${id}`)
    await page.goBack()
    await expectToBeAt(page, "/")
    expect(errors).toEqual([])
  })

for (const file of ["**/app-*.js", "**/page-data/index/page-data.json"])
  test(`a press is let go where ${file} never comes`, async ({ page }) => {
    await page.clock.install()
    await hangRequests(file)(page)
    await page.goto("/")
    await social(page).click()
    await expect(social(page)).toHaveAttribute("aria-busy", "true")
    await page.clock.fastForward(10_000)
    await expect(social(page)).not.toHaveAttribute("aria-busy")
    await inBar(page, "About").click()
    await expectToBeAt(page, "/about/")
  })

test("where what shows notifications is gone, the browser says them", async ({ page }) => {
  const errors = watchErrors(page)
  const said = watchDialogs(page)
  await answerWith("**/toaster-*.js", missingFile)(page)
  await page.goto("/contact/")
  await social(page).click()
  await expect.poll(() => said).toEqual([notAvailable])
  await nameBox(page).fill("Asha")
  await send(page).click()
  const { title, description } = contact.form.incomplete
  await expect.poll(() => said).toEqual([notAvailable, `${title}\n${description}`])
  await expect(nameBox(page)).toHaveValue("Asha")
  expect(errors).toEqual([])
})

test("who loses the network comes back to the page, and on", async ({ page, context }) => {
  const errors = watchErrors(page)
  const said = watchDialogs(page)
  await visit(page, "/")
  await context.setOffline(true)
  await social(page).click()
  await expect.poll(() => said).toEqual([notAvailable])
  await inBar(page, "About").click()
  await expect(page).toHaveURL(/^chrome-error:/)
  await context.setOffline(false)
  await page.goBack()
  await expectToBeAt(page, "/")
  await page.goForward()
  await expectToBeAt(page, "/about/")
  await expect(page.getByText(about.quote.text)).toBeVisible()
  expect(errors).toEqual([])
})

const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    window.shift = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ("value" in entry) window.shift += Number(entry.value)
    }).observe({ type: "layout-shift", buffered: true })
  })

/**
 * The strongest contrast to the ground within a part of the page: that of words, if it shows any.
 * To look at it may move things, which the browser counts as a shift.
 */
async function inkOf(page: Page, part: ReturnType<Page["locator"]>) {
  const box = await part.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    return { x, y: y + scrollY, width, height }
  })
  return insideContrast(page, box)
}

for (const viewport of [small, large])
  test.describe(() => {
    test.use({ viewport })

    for (const path of ["/", "/services/"])
      test(`pictures that do not come leave ${path} as it is, and say what they show, ${viewport.width} px`, async ({
        page,
      }) => {
        const pictures = page.locator("main picture img")
        const boxes = () =>
          pictures.evaluateAll((images) =>
            images.map((image) => {
              const { x, y, width, height } = image.getBoundingClientRect()
              return [x, y + scrollY, width, height].map(Math.round)
            }),
          )
        await page.goto(path)
        const whole = await boxes()
        await answerWith(/\/static\/.*\.(avif|webp|jpe?g|png|svg)$/, missingFile)(page)
        await watchShifts(page)
        await page.goto(path)
        for (const picture of await pictures.all()) {
          await picture.scrollIntoViewIfNeeded()
          await expect(picture).toHaveJSProperty("complete", true)
        }
        expect(await page.evaluate(() => window.shift)).toBe(0)
        expect(await boxes()).toEqual(whole)
        for (const picture of await pictures.all()) {
          await picture.scrollIntoViewIfNeeded()
          // It may still be fading in.
          await expect.poll(() => inkOf(page, picture)).toBeGreaterThan(7)
        }
      })
  })

function isOnTop(element: Element) {
  const { x, y, width, height } = element.getBoundingClientRect()
  const found = document.elementFromPoint(x + width / 4, y + height / 4)
  return found !== null && (element.contains(found) || found.contains(element))
}

for (const viewport of [small, large])
  test.describe(() => {
    test.use({ viewport, bypassCSP: true })

    test(`an old browser shows every text of every page, ${viewport.width} px`, async ({
      page,
    }) => {
      await oldBrowser(page)
      for (const { path } of pages) {
        await visit(page, path)
        expect.soft(await unreadable(page.locator("body")), path).toEqual([])
        const heading = mainHeading(page, path)
        await expect(heading).toBeInViewport()
        expect(await heading.evaluate(isOnTop), `the heading of ${path} is covered`).toBe(true)
        for (const { label } of site.navigation.links)
          await expect(inBar(page, label)).toBeVisible()
        await page.evaluate(() => scrollTo({ top: 500, behavior: "instant" }))
        expect.soft(await unreadable(page.getByRole("banner")), `bar of ${path}`).toEqual([])
      }
    })
  })

for (const [fault, inject] of [
  ["are gone", answerWith("**/*.woff2", missingFile)],
  ["never come", hangRequests("**/*.woff2")],
] as const)
  test(`where fonts ${fault}, a page can be read at once and nothing moves`, async ({ page }) => {
    await inject(page)
    await watchShifts(page)
    const open = () => page.goto("/about/", { waitUntil: "commit" })
    await open()
    await page.waitForFunction(() => performance.getEntriesByType("paint").length > 0)
    expect(await inkOf(page, mainHeading(page, "/about/"))).toBeGreaterThan(7)
    await open()
    await isAlive(page)
    expect(await page.evaluate(() => window.shift)).toBe(0)
  })
