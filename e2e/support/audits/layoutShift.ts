import { expect, type Page, type Route } from "@playwright/test"
import { waitForHydration } from "../navigation"

/** Each layout shift, from the first paint on, that the visitor has not caused. */
const readShifts = (page: Page) =>
  page.evaluate(() => {
    type Shift = PerformanceEntry & {
      value: number
      hadRecentInput: boolean
      sources: { node: Node | null }[]
    }
    const observer = new PerformanceObserver(() => undefined)
    observer.observe({ type: "layout-shift", buffered: true })
    return (observer.takeRecords() as Shift[])
      .filter(({ hadRecentInput }) => !hadRecentInput)
      .map(({ value, sources }) => {
        const texts = sources.map(({ node }) => node?.textContent?.slice(0, 30))
        return `${value.toFixed(5)}: ${texts.join("; ")}`
      })
  })

/** Waits for two frames, after which every change is painted. */
const waitForPaint = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
  })

/** Expects that nothing moves while the fonts and pictures of a page arrive late, one after another. */
export async function expectNoShiftByLateFiles(page: Page, path: string, width: number) {
  // All of the page is in view, so the browser sees all that moves.
  await page.setViewportSize({ width, height: 20_000 })
  const delayed: Route[] = []
  let isLate = true
  await page.route(/\/static\/.*(?<!\.js)$/, (route) =>
    isLate ? void delayed.push(route) : route.continue(),
  )
  await page.goto(path, { waitUntil: "commit" })
  await page.waitForFunction(() => performance.getEntriesByType("paint").length > 0)
  await waitForHydration(page)
  await page.evaluate(() => {
    for (const image of document.images) image.loading = "eager"
  })
  expect(delayed.length).toBeGreaterThan(0)
  for (const route of delayed) {
    const isFinished = page.waitForEvent("requestfinished", (one) => one === route.request())
    await route.continue()
    await isFinished
    await waitForPaint(page)
  }
  isLate = false
  await page.waitForFunction(() => [...document.images].every((image) => image.complete))
  await page.evaluate(() => document.fonts.ready)
  await waitForPaint(page)
  expect(await readShifts(page)).toEqual([])
}
