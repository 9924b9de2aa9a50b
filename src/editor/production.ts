import { rmSync } from "node:fs"
import { bundleEditor, writeContent } from "./bundle"
import { policy } from "./page"
import { settingsFrom } from "./settings"

/**
 * Builds the editor into a folder, where the environment says on which git host it works. Returns
 * the headers that its addresses need beside those of the site, by path.
 */
export async function publishEditor(
  folder: string,
  environment: Record<string, string | undefined> = process.env,
): Promise<Record<string, Record<string, string>>> {
  rmSync(folder, { recursive: true, force: true })
  const settings = settingsFrom(environment)
  if (!settings) return {}
  await bundleEditor(folder, settings)
  await writeContent(folder)
  return {
    "/admin/*": {
      "Content-Security-Policy": `${policy(settings)}; frame-ancestors 'self'`,
      // The window in which one logs in at the git host has to find back.
      "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
      "X-Robots-Tag": "noindex",
    },
  }
}
