import { once } from "node:events"
import { rmSync } from "node:fs"
import { createServer } from "node:http"
import { listenAtFreePort } from "../../../scripts/lib/ports"
import { createSiteHandler } from "../../../scripts/serve/siteHandler"
import { expect, test as siteTest } from "../../fixtures/test"
import { expectNoViolations } from "../../support/audits/axe"
import { createChangedCopy } from "../../support/builds/changedCopy"
import { composedPages, pages } from "../../support/content"
import { sendButton } from "../../support/form"
import {
  barPages,
  expectPage,
  large,
  linkIn,
  loadImages,
  mainHeading,
  scrollTo,
  small,
  visit,
} from "../../support/navigation"
import { expectNotification, incomplete, keepNotifications } from "../../support/notifications"

// What UC (Chromium 100) and old WebViews do not know. A name that no browser knows stands in its place.
const unknown =
  /(?<=:)(has|popover-open)\b|\b(color-mix|light-dark|anchor|anchor-size|linear)(?=\()|\b(position-anchor|anchor-name|animation-timeline|animation-range|view-transition-name|text-wrap)(?=:)|(?<= )popover(target)?(?=[= >])|(?<=@)view-transition|(?<=\()scripting(?=:)|(?<=\d)svh\b|speculationrules/g

const test = siteTest.extend<object, { olderSite: string }>({
  olderSite: [
    async ({ browserName: _name }, use) => {
      const folder = createChangedCopy("public", (text) => text.replace(unknown, "x-$&"))
      const server = createServer(createSiteHandler(folder))
      await use(`http://localhost:${await listenAtFreePort(server)}`)
      server.close()
      server.closeAllConnections()
      await once(server, "close")
      rmSync(folder, { recursive: true })
    },
    { scope: "worker" },
  ],
  baseURL: ({ olderSite }, provide) => provide(olderSite),
  page: async ({ page }, provide) => {
    await page.addInitScript(() => {
      for (const name of ["popover", "showPopover", "hidePopover", "togglePopover"])
        Reflect.deleteProperty(HTMLElement.prototype, name)
      Reflect.deleteProperty(Document.prototype, "startViewTransition")
    })
    await provide(page)
  },
})

// The policy allows the unchanged styles only.
test.use({ viewport: small, bypassCSP: true, contextOptions: { reducedMotion: "reduce" } })

const views = [...pages, ...composedPages].map((one) => ({ ...one, viewport: small }))

for (const { name, path, viewport } of [...views, { ...pages[0], viewport: large }])
  test(`${path} can be read, and its bar leads to the other pages, at ${viewport.width} px`, async ({
    page,
  }, info) => {
    await page.setViewportSize(viewport)
    await visit(page, path)
    for (const details of await page.locator("details").all())
      if ((await details.getAttribute("open")) === null) await details.locator("summary").click()
    for (const text of await page.getByRole("main").locator("h1, h2, h3, p, label").all())
      await expect(text).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width)
    await loadImages(page)
    await page.screenshot({ path: info.outputPath(`${name}.png`), fullPage: true })
    await expectNoViolations(page, "main")
    await scrollTo(page, 0)
    expect(await mainHeading(page, path).evaluate(isOnTop), "The heading is covered.").toBe(true)
    await scrollTo(page, 500)
    await expectNoViolations(page, "header")
    for (const { label, to } of barPages.slice(-1)) {
      await linkIn(page.getByRole("banner"), label).click()
      await expectPage(page, to)
    }
  })

function isOnTop(element: Element) {
  const { x, y, width, height } = element.getBoundingClientRect()
  const top = document.elementFromPoint(x + width / 4, y + height / 4)
  return top !== null && (element.contains(top) || top.contains(element))
}

test("the form works", async ({ page }) => {
  await keepNotifications(page)
  await visit(page, "/contact/")
  await sendButton(page).click()
  await expectNotification(page, ...incomplete)
})
