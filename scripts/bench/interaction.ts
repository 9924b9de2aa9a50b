import type { Browser } from "@playwright/test"
import { readFileSync } from "node:fs"
import { setTimeout } from "node:timers/promises"
import { startHttp2Server } from "./http2Server"
import { launchBrowser, openContext } from "./launchBrowser"
import { createProgress, median, printTable } from "./output"
import { middleOf, openPhone } from "./phone"

const tapIntervalMs = 50
const maxTaps = 500

const site = JSON.parse(readFileSync("content/site.json", "utf8"))

/** Measures the first taps on a slow phone, the cost of hydration, and a navigation. */
export async function benchInteraction(runs: number) {
  const server = await startHttp2Server()
  const browser = await launchBrowser()
  const measures = [openMenu, pressButton, hydrate, followLink]
  const progress = createProgress(runs * measures.length)
  const results = new Map<string, number[]>()
  try {
    for (let run = 0; run < runs; run++)
      for (const measure of measures) {
        progress(measure.name)
        for (const [what, value] of Object.entries(await measure(browser, server.url)))
          results.set(what, [...(results.get(what) ?? []), value])
      }
    progress("done")
  } finally {
    await browser.close()
    server.stop()
  }
  printTable(
    "interaction",
    [...results].map(([what, values]) => ({
      what,
      median: Math.round(median(values)),
      min: Math.round(Math.min(...values)),
      max: Math.round(Math.max(...values)),
    })),
  )
}

/** Taps the place of the menu button from the start of the navigation until the menu opens. */
async function openMenu(browser: Browser, url: string): Promise<Record<string, number>> {
  const { page, session, timings, tap, close } = await openPhone(browser)
  await page.goto(url)
  const button = await middleOf(page.locator("header button[popovertarget]"))
  await page.goto("about:blank")
  await session.send("Network.clearBrowserCache")
  await page.goto(url, { waitUntil: "commit" })
  let taps = 0
  let recorded = await timings()
  while (!recorded.menuOpen) {
    if (recorded.firstPaint) taps++
    if (taps > maxTaps) throw new Error(`The menu is not open after ${maxTaps} taps.`)
    await tap(button)
    await setTimeout(tapIntervalMs)
    recorded = await timings()
  }
  await close()
  return {
    "menu: first paint (ms from navigation)": recorded.firstPaint,
    "menu: first tap that works (ms from navigation)": recorded.lastTap,
    "menu: open (ms from navigation)": recorded.menuOpen,
    "menu: taps lost after first paint": Math.max(taps - 1, 0),
  }
}

/** Taps a button that needs React, on a page that has loaded no script yet. */
async function pressButton(browser: Browser, url: string): Promise<Record<string, number>> {
  const { page, timings, waitFor, tap, close } = await openPhone(browser)
  await page.goto(url, { waitUntil: "networkidle" })
  const { label } = site.footer.social.find(({ to }: { to?: string }) => !to)
  await tap(await middleOf(page.getByRole("button", { name: label })))
  await waitFor("notification")
  const { firstTap, buttonBusy, notification } = await timings()
  await close()
  return {
    "button: busy state (ms from tap)": buttonBusy - firstTap,
    "button: notification (ms from tap)": notification - firstTap,
  }
}

/** Measures hydration on a slow processor when all files are in the cache. */
async function hydrate(browser: Browser, url: string): Promise<Record<string, number>> {
  const { page, session, timings, waitFor, tap, close } = await openPhone(browser, {
    isSlow: false,
  })
  const emptyPlace = { x: 5, y: 400 }
  await page.goto(url)
  await tap(emptyPlace)
  await waitFor("hydrated")
  await page.reload({ waitUntil: "networkidle" })
  await session.send("Performance.enable")
  const mainThreadMs = async () => {
    const { metrics } = await session.send("Performance.getMetrics")
    return 1000 * (metrics.find(({ name }) => name === "TaskDuration")?.value ?? NaN)
  }
  const before = await mainThreadMs()
  await tap(emptyPlace)
  await waitFor("hydrated")
  const after = await mainThreadMs()
  const { firstTap, hydrated } = await timings()
  await close()
  return {
    "hydration: time from tap, files cached (ms)": hydrated - firstTap,
    "hydration: main thread (ms)": after - before,
  }
}

/** Measures a click on a link of the navigation, after hovering over it, on a computer. */
async function followLink(browser: Browser, url: string): Promise<Record<string, number>> {
  const context = await openContext(browser)
  const page = await context.newPage()
  await page.addInitScript(recordNavigation)
  const follow = async (index: number) => {
    const { label, to } = site.navigation.links[index]
    const link = page.getByRole("banner").getByRole("link", { name: label, exact: true })
    await link.hover()
    await page.waitForLoadState("networkidle")
    await link.click()
    await page.waitForURL(url + to)
    const time = await page.waitForFunction(() => {
      const [clicked, shown] = ["clicked", "shown"].map((key) =>
        Number(sessionStorage.getItem(key)),
      )
      return shown > clicked && shown - clicked
    })
    return Number(await time.jsonValue())
  }
  await page.goto(url)
  await page.waitForLoadState("networkidle")
  await follow(1)
  const time = await follow(2)
  await context.close()
  return { "navigation: from click to heading, after hover, warm (ms)": time }
}

/** Runs in the page. Records when a link is clicked, and when the next heading is shown. */
function recordNavigation() {
  const record = (key: string, time: number) =>
    sessionStorage.setItem(key, String(performance.timeOrigin + time))
  addEventListener("click", ({ timeStamp }) => record("clicked", timeStamp), true)
  const check = () => {
    const title = document.querySelector("h1")?.textContent
    if (title && title !== sessionStorage.getItem("title")) record("shown", performance.now())
    if (title) sessionStorage.setItem("title", title)
    requestAnimationFrame(check)
  }
  check()
}
