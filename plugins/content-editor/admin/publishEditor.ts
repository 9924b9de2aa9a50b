import { rmSync } from "node:fs"
import { bundleEditor, writeContent } from "./bundle"
import { adminCsp } from "./html"
import { readSettings } from "./settings"

type Environment = Record<string, string | undefined>

/**
 * Writes the editor of the published site into a folder if the environment names a git host,
 * else removes the folder.
 */
export async function publishEditor(folder: string, environment: Environment = process.env) {
  rmSync(folder, { recursive: true, force: true })
  const settings = readSettings(environment)
  if (!settings) return
  await bundleEditor(folder, settings)
  await writeContent(folder)
}

/** The headers of the editor's pages, by path; none where no editor is published. */
export function adminHeaders(
  environment: Environment = process.env,
): Record<string, Record<string, string>> {
  const settings = readSettings(environment)
  if (!settings) return {}
  return {
    "/admin/*": {
      "Content-Security-Policy": `${adminCsp(settings)}; frame-ancestors 'self'`,
      // The login window of the git host must be able to reach its opener.
      "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
      "X-Robots-Tag": "noindex",
    },
  }
}
