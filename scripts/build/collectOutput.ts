import { cpSync, readFileSync, statSync } from "node:fs"
import { dirname, join } from "node:path"
import { listFiles } from "../lib/files"

const internalFiles =
  /^(webpack\.stats\.json|chunk-map\.json|_gatsby\/.*|~partytown\/.*)(\.(br|gz))?$/
const compressed = /\.(br|gz)$/
const mayContainUrls = /\.(html|js|css|json|svg|xml|txt|webmanifest)$/

/**
 * Copies the output of one build. Gatsby's own folder accumulates the output of all builds. Takes
 * the files written since `startedAt` (ms), and the older files to which these refer.
 */
export function collectOutput(from: string, to: string, startedAt: number) {
  const files = listFiles(from).filter((file) => !internalFiles.test(file))
  const isNew = (file: string) => statSync(join(from, file)).mtimeMs >= startedAt

  const output = new Set<string>()
  let candidates = files
  let next = files.filter(isNew)
  for (let text = ""; next.length > 0;) {
    for (const file of next) {
      output.add(file)
      if (mayContainUrls.test(file)) text += readFileSync(join(from, file), "utf8")
    }
    candidates = candidates.filter((file) => !output.has(file))
    next = candidates.filter((file) => text.includes(referenceOf(file)))
  }
  for (const file of output) cpSync(join(from, file), join(to, file), { preserveTimestamps: true })
}

/** The text by which other files refer to a file: the hash in its path, or the path. */
function referenceOf(file: string) {
  const name = file.replace(compressed, "")
  if (/^static\/.+\//.test(name)) return dirname(name)
  return /[0-9a-f]{20}/.exec(name)?.[0] ?? name
}
