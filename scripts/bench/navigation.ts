import type { Browser } from "@playwright/test"
import { readFileSync } from "node:fs"
import { openContext } from "./launchBrowser"

const { navigation } = JSON.parse(readFileSync("content/site.json", "utf8"))

/** Measures a click on a link of the navigation, after hovering over it, on a computer. */
export async function followLink(browser: Browser, url: string): Promise<Record<string, number>> {
  const context = await openContext(browser)
  const page = await context.newPage()
  await page.addInitScript(recordNavigation)
  await page.goto(url)
  let time = NaN
  // The first link loads the scripts.
  for (const { label, to } of navigation.links.slice(1, 3)) {
    const link = page.getByRole("banner").getByRole("link", { name: label, exact: true })
    await page.waitForLoadState("networkidle")
    await link.hover()
    await page.waitForLoadState("networkidle")
    await link.click()
    await page.waitForURL(url + to)
    const shown = await page.waitForFunction(() => {
      const [clickedAt, shownAt] = ["clicked", "shown"].map((key) =>
        Number(sessionStorage.getItem(key)),
      )
      return shownAt > clickedAt && shownAt - clickedAt
    })
    time = Number(await shown.jsonValue())
  }
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
