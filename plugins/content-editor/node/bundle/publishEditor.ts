import { rmSync } from "node:fs"
import { adminPath } from "../../lib/constants"
import { bundleEditor, writeSnapshot } from "./bundle"
import { adminCsp } from "./html"
import { readSettings, type Environment } from "../../backends/git/settings"

/**
 * Writes the editor of the published site into a folder if the environment names a git host,
 * else removes the folder.
 */
export async function publishEditor(folder: string, environment: Environment = process.env) {
  rmSync(folder, { recursive: true, force: true })
  const settings = readSettings(environment)
  if (!settings) return
  await bundleEditor(folder, settings)
  await writeSnapshot(folder)
}

const immutable = { "Cache-Control": "public, max-age=31536000, immutable" }

/** The HTTP headers of the editor by path; none if no editor is published. */
export function adminHeaders(
  environment: Environment = process.env,
): Record<string, Record<string, string>> {
  const settings = readSettings(environment)
  if (!settings) return {}
  return {
    [`${adminPath}/*`]: {
      "Content-Security-Policy": `${adminCsp(settings)}; frame-ancestors 'self'`,
      // The login window of the git host must be able to reach its opener.
      "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
      "X-Robots-Tag": "noindex",
    },
    // Scripts and styles of the editor have a hash of their content in their names.
    [`${adminPath}/*.js`]: immutable,
    [`${adminPath}/*.css`]: immutable,
  }
}
