import type { Page } from "@playwright/test"

const minMainTarget = 44 // CSS pixels: WCAG 2.2, AAA. axe requires 24 of every target.

/** The main targets on the page that are lower. Of the links in text, those with room of their own look like buttons. */
export const findLowTargets = (page: Page) =>
  page
    .locator("button, input, textarea, header a, main a")
    .filter({ visible: true })
    .evaluateAll(
      (targets, least) =>
        targets
          .filter((target) => !target.closest("[aria-hidden=true]"))
          .filter(
            (target) => !target.matches("main a") || getComputedStyle(target).display === "flex",
          )
          .filter((target) => target.getBoundingClientRect().height < least)
          .map((target) => target.outerHTML),
      minMainTarget,
    )

/** Moves through the page from its top with the Tab key. Returns the focused element of each stop. */
export async function tabThrough(page: Page) {
  await page.evaluate(() => {
    document.body.tabIndex = -1
    document.body.focus()
    document.body.removeAttribute("tabindex")
  })
  const stops: { name: string; outline: string; isVisible: boolean }[] = []
  for (;;) {
    await page.keyboard.press("Tab")
    const stop = await page.evaluate(() => {
      const { activeElement } = document
      if (!(activeElement instanceof HTMLElement) || activeElement === document.body) return null
      const { outlineStyle, outlineWidth } = getComputedStyle(activeElement)
      const { x, y, width, height } = activeElement.getBoundingClientRect()
      // The upper part of a tall field is enough.
      const top = document.elementFromPoint(x + width / 2, y + Math.min(height / 2, 24))
      return {
        name: activeElement.innerText || activeElement.ariaLabel || activeElement.outerHTML,
        outline: `${outlineStyle} ${outlineWidth}`,
        isVisible: top !== null && (activeElement.contains(top) || top.contains(activeElement)),
      }
    })
    if (!stop) return stops
    stops.push(stop)
    if (stops.length > 100) throw new Error("The Tab key does not reach the end of the page.")
  }
}

/** The lists whose last row has a gap. */
export const findGaps = (page: Page) =>
  page.locator("main ul:has(> :nth-child(2))").evaluateAll((lists) =>
    lists.flatMap((list) => {
      const ends = [...list.children].map((entry) => entry.getBoundingClientRect().right)
      const isFull = Math.max(...ends) - (ends.at(-1) ?? 0) < 2
      return isFull || getComputedStyle(list).display !== "grid" ? [] : [list.className]
    }),
  )

const sizesTolerance = 0.1

/** Pictures that are not loaded, or whose `sizes` differs from their width by more than 10 %. */
export const findWrongSizes = (page: Page) =>
  page.locator("main picture img").evaluateAll(
    (images, tolerance) =>
      images.flatMap((image) => {
        if (!(image instanceof HTMLImageElement)) throw new Error("This is not a picture.")
        image.loading = "eager"
        // `srcset` states the true width of each file, so the natural width equals `sizes`.
        const { complete, currentSrc, naturalWidth, offsetWidth } = image
        const isWrong = Math.abs(naturalWidth / offsetWidth - 1) > tolerance
        const isAvif = currentSrc.endsWith(".avif")
        return complete && !isWrong && isAvif
          ? []
          : [`${currentSrc}: ${naturalWidth} px, not ${offsetWidth}`]
      }),
    sizesTolerance,
  )
