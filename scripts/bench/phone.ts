import type { Browser, Locator } from "@playwright/test"
import { openContext } from "./launchBrowser"

declare global {
  /** In the page: milliseconds since navigation, by event. */
  var timings: Record<string, number>
}

// A mid-range phone on "Slow 4G", as Lighthouse and Chrome's developer tools emulate them.
const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
}
const cpuSlowdown = 4
const slow4G = {
  offline: false,
  latency: 562.5, // ms
  downloadThroughput: (1.6e6 * 0.9) / 8, // bytes per second
  uploadThroughput: (0.75e6 * 0.9) / 8,
}

/** Opens a page on the emulated phone. It records when the first event of each kind happens. */
export async function openPhone(browser: Browser) {
  const context = await openContext(browser, phone)
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send("Emulation.setCPUThrottlingRate", { rate: cpuSlowdown })
  await session.send("Network.enable")
  await session.send("Network.emulateNetworkConditions", slow4G)
  await page.addInitScript(recordTimings)
  return {
    page,
    session,
    timings: () => page.evaluate(() => globalThis.timings),
    waitFor: (event: string) =>
      page.waitForFunction((name) => timings[name], event, { polling: 20 }),
    async tap(point: { x: number; y: number }) {
      const touchPoints = [point]
      await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints })
      await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] })
    },
    close: () => context.close(),
  }
}

/** Runs in the page, before its own scripts. */
function recordTimings() {
  globalThis.timings = {}
  const record = (event: string, time = performance.now()) => (timings[event] ??= time)
  addEventListener("toggle", () => record("menuOpen"), true)
  addEventListener(
    "pointerdown",
    ({ timeStamp }) => {
      record("firstTap", timeStamp)
      if (!timings.menuOpen) timings.lastTap = timeStamp
    },
    true,
  )
  new PerformanceObserver((list) => record("firstPaint", list.getEntries()[0].startTime)).observe({
    type: "paint",
    buffered: true,
  })
  document.addEventListener("DOMContentLoaded", () =>
    new MutationObserver(() => {
      if (document.querySelector("[aria-busy=true]")) record("buttonBusy")
      if (document.querySelector("[role=status]")?.textContent) record("notification")
    }).observe(document, { attributes: true, childList: true, subtree: true }),
  )
}

/** Scrolls to an element. Returns the point in its middle. */
export const middleOf = (locator: Locator) =>
  locator.evaluate((element) => {
    element.scrollIntoView({ behavior: "instant", block: "center" })
    const { x, y, width, height } = element.getBoundingClientRect()
    return { x: x + width / 2, y: y + height / 2 }
  })
