import { expect, type Page } from "@playwright/test"
import { large, small, visit } from "./browsing"
import { pages, site } from "./support/content"
import { closeButton, pressSocial } from "./notices"
import { test } from "./fixtures/test"

const narrow = { width: 320, height: 568 }

/** The least height and width of a target, in CSS pixels. */
const least = 24
const leastOfMain = 44

/** Every target on the page that is too small, with its size. */
const tooSmall = (page: Page) =>
  page.evaluate(
    ([side, sideOfMain]) => {
      const isInText = (element: Element) =>
        getComputedStyle(element).display === "inline" && element.closest("p") !== null
      return [
        ...document.querySelectorAll<HTMLElement>("a, button, input, textarea, [tabindex='0']"),
      ]
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .filter((element) => !element.closest("[aria-hidden=true]") && !isInText(element))
        .map((element) => {
          const { width, height } = element.getBoundingClientRect()
          const isMain = element.matches("button, input, textarea, header a, main a[class*=Button]")
          return { name: element.innerText || element.ariaLabel, width, height, isMain }
        })
        .filter(
          ({ width, height, isMain }) => height < (isMain ? sideOfMain : side) || width < side,
        )
    },
    [least, leastOfMain],
  )

/** What reaches over the sides of the screen, and how far one can scroll to the side. */
const overTheEdge = (page: Page) =>
  page.evaluate(() => {
    const screen = document.documentElement.clientWidth
    const ancestors = (element: Element): Element[] =>
      element.parentElement ? [element, ...ancestors(element.parentElement)] : [element]
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const outside: string[] = []
    while (texts.nextNode()) {
      const parent = texts.currentNode.parentElement
      if (!parent?.checkVisibility({ visibilityProperty: true }) || parent.closest("noscript"))
        continue
      const range = document.createRange()
      range.selectNodeContents(texts.currentNode)
      const { left, right, width } = range.getBoundingClientRect()
      const isClipped = ancestors(parent).some((at) => getComputedStyle(at).clipPath !== "none")
      if (width > 0 && !isClipped && (left < -1 || right > screen + 1))
        outside.push(`${texts.currentNode.textContent} (${left} to ${right} of ${screen})`)
    }
    const scroll = document.documentElement.scrollWidth - screen
    return scroll > 0 ? [...outside, `one can scroll by ${scroll} px`] : outside
  })

for (const viewport of [small, large])
  for (const { path } of pages)
    test(`every target of ${path} can be hit at ${viewport.width} px`, async ({ page }) => {
      await page.setViewportSize(viewport)
      await visit(page, path)
      if (viewport === small)
        await page.getByRole("button", { name: site.navigation.menu, exact: true }).click()
      expect(await tooSmall(page)).toEqual([])
    })

test("the close button of a notification can be hit", async ({ page }) => {
  await visit(page, "/")
  await pressSocial(page)
  await expect(closeButton(page)).toBeVisible()
  expect(await tooSmall(page)).toEqual([])
})

for (const [viewport, text] of [
  [narrow, "100%"],
  [narrow, "200%"],
  [small, "200%"],
  [large, "200%"],
] as const)
  for (const { path } of pages)
    test(`nothing of ${path} is lost at ${viewport.width} px with text at ${text}`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport)
      await visit(page, path)
      await page.evaluate((size) => {
        document.documentElement.style.setProperty("font-size", size, "important")
      }, text)
      await pressSocial(page)
      await expect(closeButton(page)).toBeInViewport({ ratio: 1 })
      expect(await overTheEdge(page)).toEqual([])
    })
