import { cpSync, existsSync, readFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { listFiles } from "../lib/files"

const internalFiles =
  /^(webpack\.stats\.json|chunk-map\.json|_gatsby\/.*|~partytown\/.*)(\.(br|gz))?$/
const compressed = /\.(br|gz)$/
const mayContainUrls = /\.(html|js|css|json|svg|xml|txt|webmanifest)$/

// Gatsby does not write these again if they exist: data, and files with a hash in their path.
const accumulated =
  /^(_gatsby|page-data)\/|^static\/.*[0-9a-f]{10}|^[^/]+[-.][0-9a-f]{20}\.(js|css)/

/**
 * The files of Gatsby's output folder that the next build may need. It writes all others again,
 * so a file that is not among these and exists after that build belongs to it.
 */
export const reusableFiles = (folder: string) =>
  listFiles(folder).filter((file) => accumulated.test(file) || isPage(folder, file))

/**
 * True for the HTML of a page of Gatsby, which has page data, and its compressed forms. False for
 * that of a redirect.
 */
function isPage(folder: string, name: string) {
  const file = name.replace(compressed, "")
  const page = file.replace(/(^|\/)index\.html$/, "") || "index"
  return file.endsWith(".html") && existsSync(join(folder, "page-data", page, "page-data.json"))
}

/**
 * Copies the output of one build. Gatsby's own folder accumulates the output of all builds. Takes
 * the files that each build writes, and of the others those to which these refer.
 */
export function collectOutput(from: string, to: string) {
  const files = listFiles(from).filter((file) => !internalFiles.test(file) && !isLeft(from, file))

  const output = new Set<string>()
  const references = new Set<string>()
  let candidates = files
  let next = files.filter((file) => !accumulated.test(file))
  while (next.length > 0) {
    for (const file of next) {
      output.add(file)
      if (!mayContainUrls.test(file)) continue
      for (const [name] of readFileSync(join(from, file), "utf8").matchAll(names))
        references.add(referenceOf(name))
    }
    candidates = candidates.filter((file) => !output.has(file))
    next = candidates.filter((file) => references.has(referenceOf(file)))
  }
  for (const file of output) cpSync(join(from, file), join(to, file), { preserveTimestamps: true })
}

/** Whether a file is the compressed form of a page that the build has deleted. */
const isLeft = (folder: string, file: string) =>
  /\.html\.(br|gz)$/.test(file) && !existsSync(join(folder, file.replace(compressed, "")))

// Addresses of files below a folder, and hashes.
const names = /\b(?:static|page-data)\/[^"'\s()<>,;?#\\]+|[0-9a-f]{20}/g

/** The text by which other files refer to a file: the hash in its path, or the path. */
function referenceOf(file: string) {
  const name = file.replace(compressed, "")
  if (/^static\/.+\//.test(name)) return dirname(name)
  return /[0-9a-f]{20}/.exec(name)?.[0] ?? name
}
