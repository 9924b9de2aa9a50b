import { cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from "node:fs"
import { tmpdir } from "node:os"
import { join, resolve } from "node:path"

const notCopied = [
  "node_modules",
  ".git",
  ".build",
  ".cache",
  "public",
  "test-results",
  "screenshots",
]

/** A copy of the site without what was built, to build and change; returns how to remove it. */
export function copySite() {
  const folder = mkdtempSync(join(tmpdir(), "bench-site-"))
  for (const name of readdirSync("."))
    if (!notCopied.includes(name)) cpSync(name, join(folder, name), { recursive: true })
  symlinkSync(resolve("node_modules"), join(folder, "node_modules"), "junction")
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

export const gatsby = "node_modules/gatsby/cli.js"
export const environment = { ...process.env, CI: "1", GATSBY_TELEMETRY_DISABLED: "1" }

/** A sentence of the home page and the file that says it. */
export const sentence = { file: "content/pages/home.json", text: "Ready to Aim for Big?" }
