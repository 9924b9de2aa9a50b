import { spawnSync } from "node:child_process"
import { existsSync } from "node:fs"
import { createRequire } from "node:module"
import { delimiter, join } from "node:path"
import { argv, env, execPath, platform } from "node:process"
import { pathToFileURL } from "node:url"

const downloadTimeout = 120_000 // ms
const packageTimeout = 600_000 // ms
const startTimeout = 20_000 // ms

/**
 * The path of a browser for the tests; installs one where there is none. Throws an error that says
 * what to do where none can be had.
 */
export async function findBrowser() {
  const { CHROMIUM_PATH } = env
  if (CHROMIUM_PATH) {
    if (runs(CHROMIUM_PATH)) return take(CHROMIUM_PATH, "CHROMIUM_PATH")
    throw new Error(`CHROMIUM_PATH names ${CHROMIUM_PATH}, which does not start as a browser.`)
  }
  const { chromium } = await import("@playwright/test")
  const own = chromium.executablePath()
  if (runs(own)) return take(own, "Playwright's")

  const present = systemBrowsers().find(runs)
  if (present) return take(present, "the system's")

  say("No browser for the tests is installed: trying Playwright's …")
  playwright(["install", "chromium"], downloadTimeout)
  if (runs(own)) return take(own, "Playwright's, just installed")

  const root = asRoot()
  if (root) {
    if (existsSync(own)) {
      say("It needs libraries that this system lacks: installing them …")
      playwright(["install-deps", "chromium"], packageTimeout)
      if (runs(own)) return take(own, "Playwright's, just installed")
    }
    say("Trying the distribution's package …")
    aptGet(root, ["update"])
    aptGet(root, ["install", "-y", "chromium", "chromium-headless-shell"])
    const packaged = systemBrowsers().find(runs)
    if (packaged) return take(packaged, "the distribution's, just installed")
  }
  throw new Error(
    "There is no browser for the tests and none could be installed. Install Chromium or Google " +
      "Chrome, or run `npx playwright install --with-deps chromium` where the network allows it, " +
      "or set CHROMIUM_PATH to a browser's program file.",
  )
}

/**
 * The path of Chromium's headless shell, which runs most tests in half the time, or "" where there
 * is none. In CI it is installed where that needs no password.
 */
export function findHeadlessShell() {
  const { CHROMIUM_PATH, HEADLESS_SHELL_PATH } = env
  if (CHROMIUM_PATH || HEADLESS_SHELL_PATH !== undefined) return HEADLESS_SHELL_PATH ?? ""
  const present = () => onPath(["chromium-headless-shell"]).find(runs)
  const root = env.CI ? asRoot() : undefined
  if (!present() && root) {
    say("Trying the distribution's headless shell, which is faster …")
    aptGet(root, ["update"])
    aptGet(root, ["install", "-y", "chromium-headless-shell"])
  }
  const shell = present()
  return shell ? take(shell, "for most tests") : ""
}

function take(path, whose) {
  say(`Browser for the tests: ${path} (${whose})`)
  return path
}

// Standard output is for the path alone.
function say(sentence) {
  console.error(sentence)
}

/** Starting it is the only proof: libraries may be missing, or the file only a pointer to a store. */
function runs(path) {
  if (!existsSync(path)) return false
  if (platform === "win32") return true // there --version opens a window
  return spawnSync(path, ["--version"], { stdio: "ignore", timeout: startTimeout }).status === 0
}

function systemBrowsers() {
  const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"]
  if (platform === "darwin") {
    const applications = ["/Applications", join(env.HOME ?? "", "Applications")]
    const programs = ["Chromium.app/Contents/MacOS/Chromium"].concat(
      "Google Chrome.app/Contents/MacOS/Google Chrome",
    )
    return [
      ...onPath(names),
      ...applications.flatMap((folder) => programs.map((p) => join(folder, p))),
    ]
  }
  if (platform === "win32") {
    const homes = [env.PROGRAMFILES, env["PROGRAMFILES(X86)"], env.LOCALAPPDATA].filter(Boolean)
    const programs = ["Google/Chrome/Application/chrome.exe", "Chromium/Application/chrome.exe"]
    return homes.flatMap((home) => programs.map((program) => join(home, program)))
  }
  const usual = ["/usr/bin", "/usr/local/bin", "/snap/bin"]
  return [
    ...onPath(names),
    ...usual.flatMap((folder) => names.map((name) => join(folder, name))),
    "/opt/google/chrome/chrome",
  ]
}

function onPath(names) {
  const folders = (env.PATH ?? "").split(delimiter).filter(Boolean)
  return folders.flatMap((folder) => names.map((name) => join(folder, name)))
}

function playwright(args, timeout) {
  // Its command line is started without npx, so that the time limit ends the download itself.
  const cli = createRequire(import.meta.url).resolve("@playwright/test/cli")
  run(execPath, [cli, ...args], timeout)
}

/** What to put before a command to run it as root, or undefined where that needs a password. */
function asRoot() {
  if (spawnSync("apt-get", ["--version"], { stdio: "ignore" }).status !== 0) return undefined
  if (process.getuid?.() === 0) return []
  if (spawnSync("sudo", ["-n", "true"], { stdio: "ignore" }).status === 0) return ["sudo", "-n"]
  return undefined
}

function aptGet(root, args) {
  const [command, ...rest] = [...root, "env", "DEBIAN_FRONTEND=noninteractive", "apt-get", ...args]
  run(command, rest, packageTimeout)
}

function run(command, args, timeout) {
  const { error, signal, status } = spawnSync(command, args, {
    stdio: ["ignore", 2, 2],
    timeout,
    killSignal: "SIGKILL",
  })
  const seconds = timeout / 1000
  if (signal === "SIGKILL") say(`That did not end within ${seconds} seconds and was stopped.`)
  else if (error) say(`That could not be started: ${error.message}`)
  else if (status !== 0) say("That did not succeed.")
}

if (argv[1] && import.meta.url === pathToFileURL(argv[1]).href) {
  try {
    console.log(await findBrowser())
  } catch (error) {
    say(error.message)
    process.exitCode = 1
  }
}
