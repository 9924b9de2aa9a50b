import type { Locator, Page } from "@playwright/test"

/** Scrolls the window so that an element's middle is at a part of its height, as far as possible. */
export const scrollTo = (target: Locator, part: number) =>
  target.evaluate((element, at) => {
    const { top, height } = element.getBoundingClientRect()
    scrollBy(0, top + height / 2 - innerHeight * at)
  }, part)

/** Waits until the browser has rendered what happened before. */
export const rendered = (page: Page) =>
  page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )

/**
 * Presses the mouse on an element and releases it without moving. Returns by how many pixels the
 * element moved meanwhile; undefined if something else is shown in its middle, which is not pressed.
 */
export async function pressAndRelease(page: Page, target: Locator) {
  const middle = () =>
    target.evaluate((element) => {
      const { top, left, width, height } = element.getBoundingClientRect()
      const [x, y] = [left + width / 2, top + height / 2]
      return { x, y, isOnTop: element.contains(document.elementFromPoint(x, y)) }
    })
  const { x, y, isOnTop } = await middle()
  if (!isOnTop) return undefined
  await page.mouse.move(x, y)
  await page.mouse.down()
  await rendered(page)
  const moved = await middle()
  await page.mouse.up()
  await rendered(page)
  return Math.abs(moved.x - x) + Math.abs(moved.y - y)
}
