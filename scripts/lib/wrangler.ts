import { spawnSync } from "node:child_process"
import { existsSync } from "node:fs"
import { resolve } from "node:path"

// Cloudflare's own server has 160 MB, and `npm run test:weekly` alone needs it: it is not in
// package-lock.json. Newer versions need Node 22.
const name = "wrangler@4.30.0"
const folder = `node_modules/.cache/tools/${name}`

export const wrangler = resolve(folder, "node_modules/.bin/wrangler")

/** Installs it, if it is not there. Returns why that fails. */
export function lacksWrangler() {
  if (existsSync(wrangler)) return undefined
  const command = `npm install --no-save --no-package-lock --prefix ${folder} ${name}`
  const { status, stderr } = spawnSync(command, { shell: true, encoding: "utf8" })
  return status === 0 ? undefined : `npm cannot install ${name}: ${stderr.split("\n")[0]}`
}
