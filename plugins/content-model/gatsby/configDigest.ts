import { createHash } from "node:crypto"
import { existsSync, readFileSync, writeFileSync } from "node:fs"
import type { PluginOptionsSchemaArgs } from "gatsby"

// Gatsby's hash skips files whose names begin with a dot.
const digestFile = "plugins/content-model/config-digest.txt"

/**
 * Gatsby drops its data cache when a file of a plugin changes, but not when code changes that
 * gatsby-config.ts imports, such as `describe`. So a file of this plugin contains a digest of that
 * code. Gatsby calls this hook before it hashes the plugins.
 */
export function keepConfigDigest({ Joi }: PluginOptionsSchemaArgs) {
  const compiled = readFileSync(".cache/compiled/gatsby-config.js")
  const digest = createHash("sha256").update(compiled).digest("hex")
  const isKept = existsSync(digestFile) && readFileSync(digestFile, "utf8") === digest
  if (!isKept) writeFileSync(digestFile, digest)
  return Joi.object({ model: Joi.function().required() })
}
