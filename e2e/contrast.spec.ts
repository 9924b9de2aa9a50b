import { expect, type Locator, type Page } from "@playwright/test"
import { large, small, visit } from "./browsing"
import { contact, home, pages, site } from "./support/content"
import { contrast, hideText, insideContrast, paintOf, type Box, unreadable } from "./contrast"
import { assertive, notice, polite, pressSocial } from "./notices"
import { test } from "./fixtures/test"

// The ratios of WCAG 2.2: body text (AAA); controls and focus (AA). The AA ratios of other text,
// 4.5:1 and for large text 3:1, are those of `unreadable`.
const bodyText = 7
const control = 3

const schemes = ["light", "dark"] as const

test.use({ contextOptions: { reducedMotion: "reduce" } })

/** Waits until what is painted stays as it is. */
const isPainted = (page: Page) =>
  page.evaluate(async () => {
    for (const image of document.images) image.loading = "eager"
    await Promise.all([...document.images].map((image) => image.decode()))
    await document.fonts.ready
  })

const sendButton = (page: Page) => page.getByRole("main").getByRole("button")

/** Has the about page arrive with data that it cannot show. */
const breakAbout = (page: Page) =>
  page.route("**/page-data/about/page-data.json", async (route) => {
    const response = await route.fetch()
    const data = await response.json()
    data.result.data.values = null
    await route.fulfill({ response, json: data })
  })

/** Gives the form a delivery address that never answers, and sends a message there. */
async function sendInVain(page: Page) {
  await page.route("**/page-data/contact/page-data.json", async (route) => {
    const response = await route.fetch()
    const data = await response.json()
    data.result.data.website.delivery.address = "https://forms.example.test/aim"
    await route.fulfill({ response, json: data })
  })
  await page.route("https://forms.example.test/**", () => new Promise(() => {}))
  await visit(page, "/contact/")
  for (const field of [contact.form.name, contact.form.email, contact.form.message])
    await page.getByRole("textbox", { name: field.label, exact: true }).fill("asha@example.com")
  await sendButton(page).click()
  await expect(sendButton(page)).toHaveText(contact.form.sending)
}

/** The edges of controls that do not stand out from their ground, in words. */
async function faintControls(root: Locator) {
  const page = root.page()
  const controls = await root.evaluate((place) => {
    if (place === document.body) scrollTo({ top: 0, behavior: "instant" })
    const elements = place.querySelectorAll<HTMLElement>("a, button, input, textarea")
    return [...elements].flatMap((element) => {
      const style = getComputedStyle(element)
      const { x, y, width, height } = element.getBoundingClientRect()
      const isLookedAt =
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        element.closest("[aria-hidden=true]") === null &&
        // What cannot be used need not stand out (WCAG 1.4.11); its text is read all the same.
        element.ariaDisabled !== "true" &&
        y + height > 0
      const hasEdge =
        style.boxShadow !== "none" ||
        parseFloat(style.borderTopWidth) > 0 ||
        !/, 0\)$|\/ 0\)$/.test(style.backgroundColor)
      const isIcon = element.innerText.trim() === "" && element.matches("a, button")
      const name = element.getAttribute("aria-label") ?? element.innerText
      const box = { x: x + scrollX, y: y + scrollY, width, height }
      return isLookedAt && (hasEdge || isIcon) ? [{ name, hasEdge, box }] : []
    })
  })
  const bring = await hideText(page)
  const faint: string[] = []
  for (const { name, hasEdge, box } of controls) {
    const ratio = hasEdge ? await edgeContrast(page, box) : await insideContrast(page, box)
    if (ratio < control) faint.push(`${name || "field"}: ${ratio.toFixed(2)}:1`)
  }
  await bring()
  expect(controls.length).toBeGreaterThan(0)
  return faint
}

const outside = 4 // px

/** How much the edge of a box stands out, on the side where it does so least. */
async function edgeContrast(page: Page, { x, y, width, height }: Box) {
  const paint = await paintOf(page, {
    x: x - 2 * outside,
    y: y - 2 * outside,
    width: width + 4 * outside,
    height: height + 4 * outside,
  })
  const [middle, centre] = [x + width / 2, y + height / 2]
  const sides = [
    (inward: number) => paint.at(x + inward, centre),
    (inward: number) => paint.at(x + width - 1 - inward, centre),
    (inward: number) => paint.at(middle, y + inward),
    (inward: number) => paint.at(middle, y + height - 1 - inward),
  ]
  const ratios = sides.map((colourAt) =>
    Math.max(
      ...[-1, 0, 1, 2, 3, 4].map((inward) => contrast(colourAt(inward), colourAt(-outside))),
    ),
  )
  return Math.min(...ratios)
}

const ring = 8 // px, how far outside of an element its focus is drawn

/** What does not show that it has the focus, in words. */
async function hiddenFocus(page: Page) {
  const { width, height } = await page.evaluate(() => {
    scrollTo({ top: 0, behavior: "instant" })
    return { width: innerWidth, height: document.documentElement.scrollHeight }
  })
  const blurred = await paintOf(page, { x: 0, y: 0, width, height })
  // From now on the browser takes the focus for that of a keyboard.
  await page.keyboard.press("Tab")
  const stops = page
    .locator("a, button, input:not([tabindex='-1']), textarea")
    .filter({ visible: true })
  const faults: string[] = []
  for (const stop of await stops.all()) {
    const box = await stop.evaluate((element) => {
      element.focus({ preventScroll: true })
      return { ...element.getBoundingClientRect().toJSON() } as DOMRect
    })
    const around = {
      x: Math.max(box.x - ring, 0),
      y: Math.max(box.y - ring, 0),
      width: box.width + 2 * ring,
      height: box.height + 2 * ring,
    }
    const focused = await paintOf(page, around)
    let changed = 0
    for (let y = around.y; y < around.y + around.height; y++)
      for (let x = around.x; x < around.x + around.width; x++)
        if (contrast(focused.at(x, y), blurred.at(x, y)) >= control) changed++
    // WCAG 2.4.13: as many pixels as a line of 2 px around the element has; less at round corners.
    const least = 0.8 * 2 * 2 * (box.width + box.height)
    if (changed < least)
      faults.push(`${await stop.innerText()}: ${changed} px change, not ${Math.round(least)}`)
  }
  return faults
}

for (const colorScheme of schemes)
  test.describe(() => {
    test.use({ colorScheme })

    for (const { path } of pages) {
      test(`every text of ${path} can be read at 360 px, ${colorScheme}`, async ({ page }) => {
        await page.setViewportSize(small)
        await visit(page, path)
        await isPainted(page)
        expect(await unreadable(page.locator("body"), bodyText)).toEqual([])
      })

      test(`every text, control and focus of ${path} can be seen at 1440 px, ${colorScheme}`, async ({
        page,
      }) => {
        await page.setViewportSize(large)
        await visit(page, path)
        await isPainted(page)
        expect.soft(await unreadable(page.locator("body"), bodyText)).toEqual([])
        expect.soft(await faintControls(page.locator("body"))).toEqual([])
        expect.soft(await hiddenFocus(page)).toEqual([])
      })
    }

    test(`the open menu can be read, and its focus seen, ${colorScheme}`, async ({ page }) => {
      await page.setViewportSize(small)
      await visit(page, "/")
      await isPainted(page)
      expect(await faintControls(page.locator("body"))).toEqual([])
      await page.getByRole("button", { name: site.navigation.menu, exact: true }).click()
      expect(await unreadable(page.locator("[popover]"))).toEqual([])
      for (const { label } of site.navigation.links) {
        const link = page.locator("[popover]").getByRole("link", { name: label, exact: true })
        await link.hover()
        expect(await unreadable(page.locator("[popover]"))).toEqual([])
      }
    })

    for (const { path } of pages)
      test(`the bar can be read over every band of ${path}, ${colorScheme}`, async ({ page }) => {
        await page.setViewportSize(large)
        await visit(page, path)
        await isPainted(page)
        const tops = await page
          .locator("main > *, main img, footer")
          .evaluateAll((bands) => bands.map((band) => band.getBoundingClientRect().top))
        for (const top of tops) {
          await page.evaluate((y) => scrollTo({ top: y, behavior: "instant" }), top)
          await expect(page.getByRole("banner")).toBeInViewport()
          expect(await unreadable(page.getByRole("banner")), `at ${top}`).toEqual([])
        }
      })

    test(`both kinds of notification can be read, ${colorScheme}`, async ({ page }) => {
      await visit(page, "/contact/")
      await pressSocial(page)
      await expect(polite(page).getByRole("group")).toBeVisible()
      expect(await unreadable(notice(page))).toEqual([])
      await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }))
      await sendButton(page).click()
      await expect(assertive(page).getByRole("group")).toBeVisible()
      expect(await unreadable(notice(page))).toEqual([])
      expect(await faintControls(notice(page))).toEqual([])
    })

    test.describe(() => {
      // The page's own policy knows no delivery address.
      test.use({ expectsErrors: true, bypassCSP: true })

      test(`the form can be read while it is sending, ${colorScheme}`, async ({ page }) => {
        await sendInVain(page)
        expect(await unreadable(page.locator("body"), bodyText)).toEqual([])
        expect(await faintControls(page.locator("body"))).toEqual([])
      })
    })

    test(`the error screen can be read, ${colorScheme}`, async ({ page }) => {
      await breakAbout(page)
      await visit(page, "/about/")
      await expect(page.getByRole("heading", { name: site.errorScreen.title })).toBeVisible()
      expect(await unreadable(page.locator("body"), bodyText)).toEqual([])
      expect(await faintControls(page.locator("body"))).toEqual([])
      expect(await hiddenFocus(page)).toEqual([])
    })

    test(`a pointer leaves every text of ${home.title} readable, ${colorScheme}`, async ({
      page,
    }) => {
      await page.setViewportSize(large)
      await visit(page, "/")
      for (const target of await page.locator("main a, main button").all()) {
        await target.hover()
        expect(await unreadable(target)).toEqual([])
      }
    })
  })
