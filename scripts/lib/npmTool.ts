import { execFileSync } from "node:child_process"
import { existsSync, mkdirSync, renameSync, rmSync } from "node:fs"
import { dirname, resolve } from "node:path"

/** Packages that only `npm run test:weekly` needs. They are not in package-lock.json. */
export const npmTools = {
  /** Cloudflare's own server: 160 MB. Newer versions need Node 22. */
  wrangler: "wrangler@4.30.0",
}

const tools = "node_modules/.cache/tools"

export const toolFolder = (tool: string) => resolve(tools, tool.replace("/", "-"), "node_modules")

/**
 * Installs packages such as "wrangler@4.30.0" once, outside of the lock file. Returns why that fails, for
 * `lacks` of a step.
 */
export function lacksTool(tool: string) {
  const folder = dirname(toolFolder(tool))
  if (existsSync(folder)) return undefined
  const incomplete = `${folder}.incomplete`
  rmSync(incomplete, { recursive: true, force: true })
  mkdirSync(incomplete, { recursive: true })
  try {
    const args = ["install", "--no-save", "--no-package-lock", "--prefix", incomplete]
    execFileSync("npm", [...args, tool], { stdio: "pipe", shell: true })
  } catch (error) {
    const words = error instanceof Error ? error.message.split("\n")[0] : error
    return `npm cannot install ${tool}: ${words}`
  }
  renameSync(incomplete, folder)
  return undefined
}
