import { firefox } from "@playwright/test"
import { resolve } from "node:path"
import type { Size, Tab } from "./tab"

/** Starts Firefox, which Playwright drives by WebDriver BiDi. */
export async function openFirefox(viewport: Size): Promise<Tab> {
  const browser = await firefox.launch({
    channel: "moz-firefox",
    executablePath: resolve("e2e/browsers/engines/firefox.mjs"),
  })
  const page = await browser.newPage({ viewport, ignoreHTTPSErrors: true })
  const errors: string[] = []
  page.on("console", (message) => {
    if (message.type() === "error") errors.push(message.text())
  })
  page.on("pageerror", (error) => errors.push(error.message))
  return {
    async goto(url) {
      await page.goto(url)
    },
    run: (code, given) => page.evaluate(`(${code})(${JSON.stringify(given)})`),
    click: ({ x, y }) => page.mouse.click(x, y),
    press: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    screenshot: () => page.screenshot(),
    errors: () => errors,
    end: () => browser.close(),
  }
}
