import { chromium } from "@playwright/test"
import { spawnSync } from "node:child_process"
import { existsSync } from "node:fs"
import { delimiter, join } from "node:path"
import { UserError } from "./UserError"

const startTimeoutMs = 20_000
const downloadTimeoutMs = 120_000
const packagesTimeoutMs = 600_000

const headlessShell = "chromium-headless-shell"

/**
 * The path of a browser for the tests: CHROMIUM_PATH, Playwright's own, or one of the system.
 * Installs one if there is none. Throws a UserError if that fails.
 */
export function findBrowser() {
  const { CHROMIUM_PATH } = process.env
  if (CHROMIUM_PATH && !starts(CHROMIUM_PATH))
    throw new UserError(`CHROMIUM_PATH is "${CHROMIUM_PATH}", which does not start as a browser.`)
  const path = CHROMIUM_PATH || installedBrowser() || installBrowser()
  if (path) return path
  throw new UserError(
    "There is no browser for the tests, and none could be installed. Install Chromium or Google " +
      "Chrome, or run `npx playwright install --with-deps chromium`, or set CHROMIUM_PATH.",
  )
}

/**
 * The path of Chromium's headless shell, which runs most tests in half the time; "" if there is
 * none. In CI it is installed where that needs no password.
 */
export function findHeadlessShell() {
  const { CHROMIUM_PATH, HEADLESS_SHELL_PATH, CI } = process.env
  if (CHROMIUM_PATH || HEADLESS_SHELL_PATH !== undefined) return HEADLESS_SHELL_PATH ?? ""
  const find = () => onPath([headlessShell]).find(starts)
  if (!find() && CI) installPackages(headlessShell)
  return find() ?? ""
}

const installedBrowser = () =>
  [
    chromium.executablePath(),
    ...onPath(["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"]),
  ].find(starts)

function installBrowser() {
  console.error("There is no browser for the tests. Installing Playwright's …")
  const cli = require.resolve("@playwright/test/cli")
  run([process.execPath, cli, "install", "chromium"], downloadTimeoutMs)
  if (!installedBrowser() && asRoot()) run([process.execPath, cli, "install-deps", "chromium"])
  if (!installedBrowser()) installPackages("chromium", headlessShell)
  return installedBrowser()
}

const onPath = (names: string[]) =>
  (process.env.PATH ?? "")
    .split(delimiter)
    .filter(Boolean)
    .flatMap((folder) => names.map((name) => join(folder, name)))

/** True if a browser can be started: its file may exist although libraries are missing. */
function starts(path: string) {
  if (!existsSync(path)) return false
  // On Windows --version opens a window.
  return process.platform === "win32" || succeeds(path, "--version")
}

const succeeds = (command: string, ...args: string[]) =>
  spawnSync(command, args, { stdio: "ignore", timeout: startTimeoutMs }).status === 0

/** The prefix of a command that runs it as root without a password; undefined if that fails. */
function asRoot() {
  if (process.getuid?.() === 0) return []
  return succeeds("sudo", "-n", "true") ? ["sudo", "-n"] : undefined
}

function installPackages(...names: string[]) {
  const root = asRoot()
  if (!root || !succeeds("apt-get", "--version")) return
  const aptGet = [...root, "env", "DEBIAN_FRONTEND=noninteractive", "apt-get"]
  run([...aptGet, "update"])
  run([...aptGet, "install", "-y", ...names])
}

function run([command, ...args]: string[], timeout = packagesTimeoutMs) {
  // All output goes to standard error: standard output may be read by another program.
  const { status, error } = spawnSync(command, args, {
    stdio: ["ignore", 2, 2],
    timeout,
    killSignal: "SIGKILL",
  })
  if (status !== 0) console.error(`${args.join(" ")} failed. ${error?.message ?? ""}`)
}
