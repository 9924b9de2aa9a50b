// Installs what is missing. Runs before node_modules exists: Node's own modules only.
import { spawnSync } from "node:child_process"
import { createHash } from "node:crypto"
import { existsSync, readFileSync, writeFileSync } from "node:fs"
import { fileURLToPath } from "node:url"

process.chdir(fileURLToPath(new URL("..", import.meta.url)))

const stampFile = "node_modules/.setup-stamp"
// npm's own record of what it installed; written last, so an interrupted install has none.
const installedFile = "node_modules/.package-lock.json"
const { modules: abi } = process.versions

requireNode(readJson("package.json").engines.node)

const lockText = readFileSync("package-lock.json")
const stamp = `${createHash("sha256").update(lockText).digest("hex")} ${abi}\n`

if (!isCurrent()) {
  if (!isInstalledByHand()) install()
  writeFileSync(stampFile, stamp)
}

function isCurrent() {
  return (
    existsSync(installedFile) && existsSync(stampFile) && readFileSync(stampFile, "utf8") === stamp
  )
}

/** Whether a plain `npm install` already brought exactly what package-lock.json lists. */
function isInstalledByHand() {
  if (!existsSync(installedFile)) return false
  const madeForAnotherNode =
    existsSync(stampFile) && readFileSync(stampFile, "utf8").trim().split(" ")[1] !== abi
  if (madeForAnotherNode) return false
  const { "": _project, ...wanted } = JSON.parse(lockText.toString()).packages
  const installed = readJson(installedFile).packages
  return (
    Object.keys(installed).every((path) => path in wanted) &&
    Object.entries(wanted).every(([path, { version, integrity, optional }]) => {
      // Optional packages for other systems are listed in the lock file and not installed.
      if (!(path in installed)) return optional === true
      return installed[path].version === version && installed[path].integrity === integrity
    })
  )
}

function install() {
  console.log(
    existsSync("node_modules")
      ? "The installed packages differ from package-lock.json: installing (a minute or two) …"
      : "Installing the packages (once, a minute or two) …",
  )
  // Through a shell because npm is a script on Windows; with development packages even where
  // NODE_ENV=production, because building and testing need them.
  const { status, signal } = spawnSync("npm ci --include=dev", { shell: true, stdio: "inherit" })
  if (status === 0) return
  const reason = signal ? `was stopped by ${signal}` : `ended with code ${status}`
  fail(`The packages could not be installed: npm ci ${reason}. Its messages are above.`, status)
}

function requireNode(range) {
  const [, ...least] = /^>=(\d+)\.(\d+)$/.exec(range) ?? []
  if (least.length === 0) fail(`engines.node in package.json is not of the form ">=20.9": ${range}`)
  const [leastMajor, leastMinor] = least.map(Number)
  const [major, minor] = process.versions.node.split(".").map(Number)
  if (major > leastMajor || (major === leastMajor && minor >= leastMinor)) return
  fail(
    `This project needs Node ${least.join(".")} or newer; this is Node ${process.versions.node}. ` +
      "Install a current Node from https://nodejs.org and try again.",
  )
}

function readJson(file) {
  return JSON.parse(readFileSync(file, "utf8"))
}

function fail(sentence, code) {
  console.error(sentence)
  process.exit(code || 1)
}
