import { chromium, type Browser } from "@playwright/test"
import { findBrowser } from "../../scripts/lib/findBrowser"

export const startBrowser = () =>
  chromium.launch({ executablePath: findBrowser(), args: ["--no-sandbox"] })

/** Opens a page, and returns what its policy blocked and what failed in it. */
export async function problemsOf(browser: Browser, url: string) {
  const page = await browser.newPage()
  const problems: string[] = []
  page.on("pageerror", ({ message }) => problems.push(message))
  page.on("console", (message) => {
    if (message.type() === "error") problems.push(message.text())
  })
  await page.goto(url, { waitUntil: "networkidle" })
  await page.mouse.wheel(0, 2000)
  await page.close()
  return problems
}
