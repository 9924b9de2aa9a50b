import { chromium, firefox, webkit, type BrowserType } from "@playwright/test"
import { spawnSync } from "node:child_process"
import { existsSync } from "node:fs"
import { UserError } from "./runCommand"

const headlessShell = "chromium-headless-shell"
const browsers = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"]

/**
 * The path of a browser for the tests: CHROMIUM_PATH, Chromium's headless shell, which runs most tests
 * in half the time, Playwright's browser, or one of the system. Installs one if there is none.
 * Throws a UserError if that fails. `isFull` leaves out the shell, which has no back/forward cache.
 */
export function findBrowser({ isFull = false } = {}) {
  const { CHROMIUM_PATH } = process.env
  if (CHROMIUM_PATH && !starts(CHROMIUM_PATH))
    throw new UserError(`CHROMIUM_PATH is "${CHROMIUM_PATH}", which does not start as a browser.`)
  const installed = () =>
    [
      ...(isFull ? [] : [which(headlessShell)]),
      chromium.executablePath(),
      ...browsers.map(which),
    ].find(starts)
  const path =
    CHROMIUM_PATH || installed() || installBrowser(installed, isFull ? "chromium" : headlessShell)
  if (path) return path
  throw new UserError(
    "There is no browser for the tests, and none could be installed. Install Chromium or Google " +
      "Chrome, or run `npx playwright install --with-deps chromium`, or set CHROMIUM_PATH.",
  )
}

function installBrowser(installed: () => string | undefined, debianPackage: string) {
  console.error("There is no browser for the tests. Installing one …")
  run(120_000, process.execPath, require.resolve("@playwright/test/cli"), "install", "chromium")
  if (!installed()) installPackages(debianPackage, "fonts-liberation")
  return installed()
}

/** The path of a program; "" if there is none. */
const which = (name: string) =>
  spawnSync("which", [name], { encoding: "utf8" }).stdout?.trim() ?? ""

/** True if a browser can be started: its file may exist although libraries are missing. */
const starts = (path: string) =>
  // On Windows --version opens a window.
  process.platform === "win32" ? existsSync(path) : succeeds(path, "--version")

const succeeds = (command: string, ...args: string[]) =>
  command !== "" && spawnSync(command, args, { stdio: "ignore", timeout: 20_000 }).status === 0

/** Installs packages of Debian or Ubuntu, without asking for a password. */
function installPackages(...packages: string[]) {
  const root = process.getuid?.() === 0 ? ["env"] : ["sudo", "-n"]
  const aptGet = [...root, "DEBIAN_FRONTEND=noninteractive", "apt-get"]
  run(600_000, ...aptGet, "update")
  run(600_000, ...aptGet, "install", "-y", "--no-install-recommends", ...packages)
}

/** All output goes to standard error: standard output may be read by another program. */
function run(timeout: number, ...[command, ...args]: string[]) {
  const { status } = spawnSync(command, args, { stdio: ["ignore", 2, 2], timeout })
  if (status !== 0) console.error(`${args.join(" ")} failed.`)
}

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
