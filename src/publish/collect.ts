import { cpSync, readdirSync, readFileSync, statSync } from "node:fs"
import { dirname, join } from "node:path"

// What Gatsby notes for itself.
const notes = /^(webpack\.stats\.json|chunk-map\.json|_gatsby\/.*|~partytown\/.*)(\.(br|gz))?$/

const compressed = /\.(br|gz)$/
const hasNames = /\.(html|js|css|json|svg|xml|txt|webmanifest)$/

/**
 * Copies what belongs to the site of one build out of the folder in which Gatsby piles up that of
 * all: the files that are new since a time, and the older ones that these name.
 */
export function collect(from: string, to: string, since: number) {
  const files = readdirSync(from, { recursive: true, encoding: "utf8" })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => statSync(join(from, file)).isFile() && !notes.test(file))
  const isNew = (file: string) => statSync(join(from, file)).mtimeMs >= since

  const taken = new Set<string>()
  let candidates = files
  let found = files.filter(isNew)
  for (let text = ""; found.length > 0;) {
    for (const file of found) {
      taken.add(file)
      if (hasNames.test(file)) text += readFileSync(join(from, file), "utf8")
    }
    candidates = candidates.filter((file) => !taken.has(file))
    found = candidates.filter((file) => text.includes(nameOf(file)))
  }
  for (const file of taken) cpSync(join(from, file), join(to, file), { preserveTimestamps: true })
}

/** What tells a file from all others in what names it: the hash in its address, or the address. */
function nameOf(file: string) {
  const name = file.replace(compressed, "")
  if (/^static\/.+\//.test(name)) return dirname(name)
  return /[0-9a-f]{20}/.exec(name)?.[0] ?? name
}
