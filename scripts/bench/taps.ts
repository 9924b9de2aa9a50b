import type { Browser } from "@playwright/test"
import { readFileSync } from "node:fs"
import { setTimeout } from "node:timers/promises"
import { middleOf, openPhone } from "./phone"

const tapIntervalMs = 50
const maxTaps = 500

/** Taps the place of the menu button from the start of the navigation until the menu opens. */
export async function openMenu(browser: Browser, url: string): Promise<Record<string, number>> {
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
    "menu: open (ms from tap)": recorded.menuOpen - recorded.lastTap,
    "menu: taps lost after first paint": Math.max(taps - 1, 0),
  }
}

const { footer } = JSON.parse(readFileSync("content/site.json", "utf8"))
const withoutTarget = footer.social.find(({ to }: { to?: string }) => !to)

/** Taps a button that needs React, on a page that has loaded no script yet. */
export async function pressButton(browser: Browser, url: string): Promise<Record<string, number>> {
  const { page, timings, waitFor, tap, close } = await openPhone(browser)
  await page.goto(url, { waitUntil: "networkidle" })
  await tap(await middleOf(page.getByRole("button", { name: withoutTarget.label })))
  await waitFor("notification")
  const { firstTap, buttonBusy, notification } = await timings()
  await close()
  return {
    "button: busy state (ms from tap)": buttonBusy - firstTap,
    "button: notification (ms from tap)": notification - firstTap,
  }
}
