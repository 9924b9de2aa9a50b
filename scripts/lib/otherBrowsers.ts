import { firefox, webkit, type BrowserType } from "@playwright/test"
import { existsSync } from "node:fs"
import { succeeds } from "./findBrowser"

const isInstalled = (browser: BrowserType) => existsSync(browser.executablePath())

const lacks = (name: string) =>
  `Playwright's ${name} is not installed. Run \`npx playwright install --with-deps ${name}\``

/** True if Firefox is Playwright's own. Else the tests use that of the system, by WebDriver BiDi. */
export const hasOwnFirefox = () => isInstalled(firefox)

/** The name or path of the system's Firefox: FIREFOX_PATH, else one that is installed. */
export const findFirefox = () =>
  [process.env.FIREFOX_PATH, "firefox-esr", "firefox"].find((name) => name && succeeds(name, "-v"))

export const lacksFirefox = () =>
  hasOwnFirefox() || findFirefox()
    ? undefined
    : `${lacks("firefox")}, or \`apt-get install firefox-esr\`, or set FIREFOX_PATH.`

export const lacksWebKit = () => (isInstalled(webkit) ? undefined : `${lacks("webkit")}.`)
