import { expect, type Page, type Route } from "@playwright/test"
import { waitForHydration } from "../navigation"

declare global {
  interface Window {
    readShifts: () => string[]
  }
}

/** Makes the page record, from its first paint, each layout shift that the visitor has not caused. */
const recordShifts = (page: Page) =>
  page.addInitScript(() => {
    type Shift = PerformanceEntry & {
      value: number
      hadRecentInput: boolean
      sources: { node: Node | null }[]
    }
    const shifts: string[] = []
    const record = (entries: PerformanceEntryList) => {
      for (const entry of entries as Shift[]) {
        if (entry.hadRecentInput) continue
        const texts = entry.sources.map(({ node }) => node?.textContent?.slice(0, 30))
        shifts.push(`${entry.value.toFixed(5)}: ${texts.join("; ")}`)
      }
    }
    const observer = new PerformanceObserver((list) => record(list.getEntries()))
    observer.observe({ type: "layout-shift", buffered: true })
    window.readShifts = () => {
      record(observer.takeRecords())
      return shifts
    }
  })

/** Waits for two frames, after which every change is painted. */
const waitForPaint = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
  })

/** Expects that nothing moves while the fonts and pictures of a page arrive late, one after another. */
export async function expectNoShiftByLateFiles(page: Page, path: string) {
  await recordShifts(page)
  const delayed: Route[] = []
  await page.route(/\/static\/.*(?<!\.js)$/, (route) => void delayed.push(route))
  const release = async () => {
    for (let route = delayed.shift(); route; route = delayed.shift()) {
      const request = route.request()
      const isFinished = page.waitForEvent("requestfinished", (one) => one === request)
      await route.continue()
      await isFinished
      await waitForPaint(page)
    }
  }
  await page.goto(path, { waitUntil: "commit" })
  await page.waitForFunction(() => performance.getEntriesByType("paint").length > 0)
  await waitForHydration(page)
  await waitForPaint(page)
  expect(delayed.length).toBeGreaterThan(0)
  await release()
  for (let isAtEnd = false; !isAtEnd;) {
    isAtEnd = await page.evaluate(() => {
      scrollBy({ top: innerHeight / 2, behavior: "instant" })
      return scrollY + innerHeight >= document.documentElement.scrollHeight - 1
    })
    await waitForPaint(page)
    await release()
  }
  await page.unroute("**/static/**")
  await release()
  await page.waitForFunction(() => [...document.images].every((image) => image.complete))
  await page.evaluate(() => document.fonts.ready)
  await waitForPaint(page)
  expect(await page.evaluate(() => window.readShifts())).toEqual([])
}
