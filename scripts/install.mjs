// @ts-check
// Installs the packages if they differ from package-lock.json, then writes content/.schemas/. With
// --production it installs no development packages: the site is built and served without them.
// Runs before node_modules exists, so it imports Node's own modules only.
import { spawnSync } from "node:child_process"
import { existsSync, readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"

process.chdir(fileURLToPath(new URL("..", import.meta.url)))

// npm writes this list of installed packages last, so an interrupted install has none.
const installedFile = "node_modules/.package-lock.json"

const isProduction = process.argv.includes("--production")

/** @param {string} file */
const readJson = (file) => JSON.parse(readFileSync(file, "utf8"))

/** @param {string} message */
function fail(message) {
  console.error(message)
  process.exit(1)
}

const [, needed = ""] = />=([\d.]+)/.exec(readJson("package.json").engines.node) ?? []
if (process.versions.node.localeCompare(needed, "en", { numeric: true }) < 0)
  fail(
    `This project needs Node ${needed} or newer; this is Node ${process.versions.node}. ` +
      "Install a current Node from https://nodejs.org and try again.",
  )

// Gatsby takes its folder for a pattern of names or writes it between quotation marks.
const [sign] = /['()[\]{}!*?#%]/.exec(process.cwd()) ?? []
if (sign)
  fail(
    `Gatsby cannot work in a folder whose path contains ${sign} – this is ${process.cwd()}. ` +
      "Rename the folder, or move the project to another one, and try again.",
  )

if (!isInstalled()) {
  console.log("Installing the packages of package-lock.json (a minute or two) …")
  // The lock fixes versions and hashes, so that what npm's cache has of them is never out of date.
  const install = `npm ci --prefer-offline --${isProduction ? "omit" : "include"}=dev`
  // npm is a script on Windows, so it needs a shell.
  const command = `${install} && npx tsx scripts/generate.ts`
  const { status } = spawnSync(command, { shell: true, stdio: "inherit" })
  if (status !== 0) fail("The packages could not be installed. See the messages above.")
}

function isInstalled() {
  if (!existsSync(installedFile)) return false
  const installed = readJson(installedFile).packages
  return Object.entries(readJson("package-lock.json").packages).every(
    ([path, { version, optional, dev }]) =>
      // The first entry is the project itself. Optional packages may be for other systems.
      path === "" ||
      (installed[path]
        ? installed[path].version === version
        : optional === true || (isProduction && dev === true)),
  )
}
