import { chromium } from "@playwright/test"
import { readFileSync } from "node:fs"
import { findBrowser } from "../browser.mjs"
import { median, progress, publish } from "./print.mjs"
import { serve } from "./server.mjs"

// A mid-range phone on a slow line, as Lighthouse and the browser's own tools imitate them.
const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  ignoreHTTPSErrors: true,
}
const slowdown = 4
const slow4G = {
  offline: false,
  latency: 562.5, // ms
  downloadThroughput: (1.6e6 * 0.9) / 8, // bytes per second
  uploadThroughput: (0.75e6 * 0.9) / 8,
}
const betweenTaps = 50 // ms

const site = JSON.parse(readFileSync("content/site.json", "utf8"))

/** What a visitor feels: the first taps on a slow phone, the cost of React, the way to a next page. */
export async function benchTouch(runs) {
  const server = await serve()
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: ["--no-sandbox", "--disable-gpu", "--disable-quic"],
  })
  const measures = [tapMenu, tapButton, hydrate, followLink]
  const step = progress(runs * measures.length)
  const results = measures.map(() => [])
  try {
    for (let run = 0; run < runs; run++)
      for (const [index, measure] of measures.entries()) {
        step(measure.name)
        results[index].push(await measure(browser, server.address))
      }
    step("done")
  } finally {
    await browser.close()
    server.stop()
  }
  publish(
    "touch",
    results.flatMap((list) =>
      Object.keys(list[0]).map((what) => {
        const values = list.map((one) => one[what])
        const round = (value) => Math.round(value)
        return {
          what,
          median: round(median(values)),
          least: round(Math.min(...values)),
          most: round(Math.max(...values)),
        }
      }),
    ),
  )
}

/** Opens a page of its own on the slow phone, with a watch that notes when something happens. */
async function onPhone(browser, { isSlow = true } = {}) {
  const context = await browser.newContext(phone)
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown })
  if (isSlow) {
    await session.send("Network.enable")
    await session.send("Network.emulateNetworkConditions", slow4G)
  }
  await page.addInitScript(() => {
    window.noted = {}
    const note = (what) => (window.noted[what] ??= performance.now())
    addEventListener("toggle", () => note("menu"), true)
    const noteTap = ({ timeStamp }) => {
      window.noted.tap ??= timeStamp
      if (!window.noted.menu) window.noted.lastTap = timeStamp
    }
    addEventListener("pointerdown", noteTap, true)
    addEventListener("hydrated", () => note("hydrated"))
    new PerformanceObserver((list) => {
      window.noted.painted ??= list.getEntries()[0].startTime
    }).observe({ type: "paint", buffered: true })
    document.addEventListener("DOMContentLoaded", () =>
      new MutationObserver(() => {
        if (document.querySelector("[aria-busy=true]")) note("taken")
        if (document.querySelector("[role=status]")?.textContent) note("notice")
      }).observe(document, { attributes: true, childList: true, subtree: true }),
    )
  })
  const noted = () => page.evaluate(() => window.noted)
  const until = (what) => page.waitForFunction((name) => window.noted[name], what, { polling: 20 })
  return { page, session, noted, until, close: () => context.close() }
}

async function tap(session, { x, y }) {
  await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x, y }] })
  await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] })
}

const middleOf = (locator) =>
  locator.evaluate((element) => {
    element.scrollIntoView({ behavior: "instant", block: "center" })
    const { x, y, width, height } = element.getBoundingClientRect()
    return { x: x + width / 2, y: y + height / 2 }
  })

/** Taps where the menu will be, from the start of the navigation until it opens. */
async function tapMenu(browser, address) {
  const { page, session, noted, close } = await onPhone(browser)
  const toggle = page.locator("header button[popovertarget]")
  await page.goto(address)
  const place = await middleOf(toggle)
  await page.goto("about:blank")
  await session.send("Network.clearBrowserCache")
  const isThere = page.goto(address, { waitUntil: "commit" })
  await isThere
  let taps = 0
  let seen = await noted()
  while (!seen.menu) {
    if (seen.painted) taps++
    await tap(session, place)
    await new Promise((resolve) => setTimeout(resolve, betweenTaps))
    seen = await noted()
  }
  await close()
  return {
    "menu: first paint (ms from navigation)": seen.painted,
    "menu: first tap that works (ms from navigation)": seen.lastTap,
    "menu: open (ms from navigation)": seen.menu,
    "menu: taps lost after first paint": Math.max(taps - 1, 0),
  }
}

/** Taps once on a button that only React can answer, on a page that has loaded no script. */
async function tapButton(browser, address) {
  const { page, session, noted, until, close } = await onPhone(browser)
  await page.goto(address, { waitUntil: "networkidle" })
  const { label } = site.footer.social.find(({ to }) => !to)
  await tap(session, await middleOf(page.getByRole("button", { name: label })))
  await until("notice")
  const { tap: tapped, taken, notice } = await noted()
  await close()
  return {
    "button: shown as taken (ms from tap)": taken - tapped,
    "button: notification (ms from tap)": notice - tapped,
  }
}

/** How long a slow processor works to bring a page to life, everything being there already. */
async function hydrate(browser, address) {
  const { page, session, noted, until, close } = await onPhone(browser, { isSlow: false })
  // Beside the words, where nothing can be pressed.
  const wake = () => tap(session, { x: 5, y: 400 })
  await page.goto(address)
  await wake()
  await until("hydrated")
  await page.reload({ waitUntil: "networkidle" })
  await session.send("Performance.enable")
  const work = async () => {
    const { metrics } = await session.send("Performance.getMetrics")
    return 1000 * metrics.find(({ name }) => name === "TaskDuration").value
  }
  const before = await work()
  await wake()
  await until("hydrated")
  const after = await work()
  const { tap: tapped, hydrated } = await noted()
  await close()
  return {
    "hydration: from tap to alive, files at hand (ms)": hydrated - tapped,
    "hydration: work of the main thread (ms)": after - before,
  }
}

/** From a click on a link that was pointed at to the next page's heading, on a computer. */
async function followLink(browser, address) {
  const context = await browser.newContext({ ignoreHTTPSErrors: true })
  const page = await context.newPage()
  await page.addInitScript(() => {
    addEventListener(
      "click",
      ({ timeStamp }) => {
        sessionStorage.setItem("clicked", String(performance.timeOrigin + timeStamp))
      },
      true,
    )
    const look = () => {
      const title = document.querySelector("h1")?.textContent
      if (title && title !== sessionStorage.getItem("title"))
        sessionStorage.setItem("seen", String(performance.timeOrigin + performance.now()))
      if (title) sessionStorage.setItem("title", title)
      requestAnimationFrame(look)
    }
    look()
  })
  const link = (name) => page.getByRole("banner").getByRole("link", { name, exact: true })
  const stepTo = async (index) => {
    const { label, to } = site.navigation.links[index]
    await link(label).hover()
    await page.waitForLoadState("networkidle")
    await link(label).click()
    await page.waitForURL(address + to)
    await page.waitForFunction(
      () => sessionStorage.getItem("seen") > sessionStorage.getItem("clicked"),
    )
    return page.evaluate(() => sessionStorage.getItem("seen") - sessionStorage.getItem("clicked"))
  }
  await page.goto(address)
  await page.waitForLoadState("networkidle")
  await stepTo(1)
  const time = await stepTo(2)
  await context.close()
  return { "navigation: from click to heading, after hover, warm (ms)": time }
}
