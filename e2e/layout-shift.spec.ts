import { expect, type Page, type Route } from "@playwright/test"
import { isAlive, large, showIntent, small } from "./browsing"
import { pages } from "./support/content"
import { test } from "./fixtures/test"

declare global {
  interface Window {
    shifts: string[]
    takeShifts: () => string[]
  }
}

const files = "**/static/**"
const scripts = "**/*.js"
const fonts = /\.woff2?(\?|$)/

/** Has the page note in words everything that moves without a person's doing, from its first paint. */
const watch = (page: Page) =>
  page.addInitScript(() => {
    type Shift = PerformanceEntry & {
      value: number
      hadRecentInput: boolean
      sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
    }
    window.shifts = []
    const note = (entries: PerformanceEntryList) => {
      for (const entry of entries as Shift[]) {
        if (entry.hadRecentInput) continue
        const moved = entry.sources.map(({ node, previousRect, currentRect }) => {
          const element = node instanceof Element ? node : node?.parentElement
          const from = [previousRect.x, previousRect.y, previousRect.width, previousRect.height]
          const to = [currentRect.x, currentRect.y, currentRect.width, currentRect.height]
          return `${element?.tagName} ${String(element?.classList)} ${from} → ${to}`
        })
        window.shifts.push(`${entry.value.toFixed(5)}: ${moved.join("; ")}`)
      }
    }
    const observer = new PerformanceObserver((list) => note(list.getEntries()))
    observer.observe({ type: "layout-shift", buffered: true })
    window.takeShifts = () => {
      note(observer.takeRecords())
      return window.shifts
    }
  })

/** Two frames: what has changed by now is laid out and painted. */
const isPainted = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => resolve())),
      ),
  )

const hasFirstPaint = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByType("paint").length > 0)

/** Holds every answer for these addresses back; `release` lets the oldest one go. */
async function hold(page: Page, address: string) {
  const held: Route[] = []
  let isOpen = false
  await page.route(address, (route) => {
    if (isOpen) return route.continue()
    held.push(route)
    return undefined
  })
  return {
    count: () => held.length,
    async release() {
      const route = held.shift()
      if (!route) return
      const request = route.request()
      const isDone = page.waitForEvent("requestfinished", (one) => one === request)
      await route.continue()
      await isDone
      await isPainted(page)
    },
    async releaseAll() {
      while (held.length > 0) await this.release()
    },
    open() {
      isOpen = true
    },
  }
}

/** Scrolls to the end as a person does, and calls `onStep` at every stop. */
async function scrollThrough(page: Page, onStep: () => Promise<void>) {
  const isAtEnd = () =>
    page.evaluate(() => {
      scrollBy({ top: innerHeight / 2, behavior: "instant" })
      return scrollY + innerHeight >= document.documentElement.scrollHeight - 1
    })
  for (let isDone = false; !isDone;) {
    isDone = await isAtEnd()
    await isPainted(page)
    await onStep()
  }
}

async function expectNothingMoved(page: Page) {
  await page.waitForFunction(() => [...document.images].every((image) => image.complete))
  await page.evaluate(() => document.fonts.ready)
  await isPainted(page)
  expect(await page.evaluate(() => window.takeShifts())).toEqual([])
}

for (const { path } of pages)
  for (const viewport of [small, large])
    test.describe(() => {
      test.use({ viewport, expectsErrors: true })

      test(`nothing on ${path} moves while fonts and pictures come late, ${viewport.width} px`, async ({
        page,
      }) => {
        await watch(page)
        const late = await hold(page, files)
        await page.goto(path, { waitUntil: "commit" })
        await hasFirstPaint(page)
        await isAlive(page)
        await isPainted(page)
        expect(late.count()).toBeGreaterThan(0)
        await late.releaseAll()
        await scrollThrough(page, () => late.releaseAll())
        late.open()
        await late.releaseAll()
        await expectNothingMoved(page)
      })

      test(`nothing on ${path} moves where the fonts are refused, ${viewport.width} px`, async ({
        page,
      }) => {
        await watch(page)
        await page.route(fonts, (route) => route.abort())
        await page.goto(path)
        await isAlive(page)
        await scrollThrough(page, () => Promise.resolve())
        await expectNothingMoved(page)
      })

      test(`nothing on ${path} moves when its script comes late, ${viewport.width} px`, async ({
        page,
      }) => {
        await watch(page)
        const late = await hold(page, scripts)
        await page.goto(path, { waitUntil: "commit" })
        await hasFirstPaint(page)
        // The first paint may come before the end of the page, where the loader is.
        await expect.poll(() => showIntent(page).then(() => late.count())).toBeGreaterThan(0)
        late.open()
        await late.releaseAll()
        await isAlive(page)
        await scrollThrough(page, () => Promise.resolve())
        await expectNothingMoved(page)
      })
    })
