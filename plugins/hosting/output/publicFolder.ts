import { createHash } from "node:crypto"
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import sharp from "sharp"
import { avifOptions } from "../../content-model/fields/picture/formats"
import { listFiles } from "./listFiles"

const folder = "public"

// Which run of Gatsby has written public/ and .cache/. Missing while a build runs, and after one that failed.
const stateFile = ".build/last-run.json"

// Files that the last build named nowhere. Gatsby believes that they are in public/, and does not write them again.
const unusedFolder = ".cache/unused"

type Command = "build" | "develop"

/**
 * A command of Gatsby, and what the cache depends on though Gatsby does not check it. Its hash of the plugins leaves out
 * what gatsby-config.ts imports of src/, such as `describe`: code without components. Nor does it write a page again
 * whose style sheet alone has changed, though its HTML contains the styles.
 */
function runState(command: Command) {
  const { SITE_URL, PATH_PREFIX, ASSET_PREFIX, PREVIEW, NOW } = process.env
  const variables = [SITE_URL, PATH_PREFIX, ASSET_PREFIX, PREVIEW, NOW]
  const code = createHash("sha256")
  for (const file of listFiles("src")
    .filter((name) => /(?<!\.d)\.ts$|\.css$/.test(name))
    .toSorted())
    code.update(readFileSync(join("src", file)))
  const versions = [code.digest("hex"), sharp.versions.sharp, avifOptions]
  return JSON.stringify([command, process.cwd(), variables, versions])
}

/**
 * Prepares public/ for a run of Gatsby whose checks have passed. Keeps what Gatsby does not write again.
 * Deletes public/ if the last run was not complete, or had another folder, address, moment, configuration or encoder:
 * where public/ is missing, Gatsby deletes its cache. The development server also starts with the cache of a build.
 */
export function preparePublicFolder(command: Command) {
  const lastRun = existsSync(stateFile) ? readFileSync(stateFile, "utf8") : ""
  const isUsable = [runState("build"), runState(command)].includes(lastRun)
  rmSync(stateFile, { force: true })
  if (isUsable && existsSync(folder)) {
    moveFiles(unusedFolder, folder)
    // Without _headers, a build is incomplete.
    const isOutdated = (file: string) =>
      command === "build" ? !isReused(file) : file === "_headers"
    for (const file of listFiles(folder).filter(isOutdated)) rmSync(join(folder, file))
  } else
    for (const path of [folder, ".cache/webpack"]) rmSync(path, { recursive: true, force: true })
  if (command === "develop") saveRunState(command)
}

/** Notes that public/ and Gatsby's cache are complete. */
export function saveRunState(command: Command) {
  mkdirSync(dirname(stateFile), { recursive: true })
  writeFileSync(stateFile, runState(command))
}

// Gatsby does not write these again if they exist: data, and files with a hash in their path.
const accumulated = /^(_gatsby|page-data)\/|^static\/.*[0-9a-f]{10}|^styles\.[0-9a-f]{20}\.css/

const isReused = (file: string) => accumulated.test(file) || hasPageData(file)

/** Whether a file is the HTML of a page of Gatsby. False for that of a redirect. */
function hasPageData(file: string) {
  const page = file.replace(/(^|\/)index\.html$/, "") || "index"
  return file.endsWith(".html") && existsSync(join(folder, "page-data", page, "page-data.json"))
}

const internalFiles = /^(webpack\.stats\.json|chunk-map\.json|_gatsby\/.*|~partytown\/.*)$/
const mayContainUrls = /\.(html|js|css|json|svg|xml|txt|webmanifest)$/
// Addresses of files below a folder, and hashes: those of parts of the script have 12 digits.
const names = /\b(?:static|page-data)\/[^"'\s()<>,;?#\\]+|[0-9a-f]{12,20}/g

/**
 * Moves what no page names out of public/: there Gatsby keeps the output of all builds. `pages` are
 * the files of the pages of this build.
 */
export function moveUnusedFiles(pages: string[]) {
  for (const file of listFiles(folder).filter(hasPageData))
    if (!pages.includes(file)) rmSync(join(folder, file))

  const unused = new Set(listFiles(folder))
  const candidates = new Set([...unused].filter((file) => !internalFiles.test(file)))
  const references = new Set<string>()
  let next = [...candidates].filter((file) => !accumulated.test(file))
  while (next.length > 0) {
    for (const file of next) {
      candidates.delete(file)
      unused.delete(file)
      if (!mayContainUrls.test(file)) continue
      for (const [name] of readFileSync(join(folder, file), "utf8").matchAll(names))
        references.add(referenceOf(name))
    }
    next = [...candidates].filter((file) => references.has(referenceOf(file)))
  }
  moveFiles(folder, unusedFolder, unused)
}

/** The text by which other files refer to a file: the hash in its path, or the path. */
function referenceOf(file: string) {
  if (/^static\/.+\//.test(file)) return dirname(file)
  return /[0-9a-f]{12,20}/.exec(file)?.[0] ?? file
}

function moveFiles(from: string, to: string, files?: Iterable<string>) {
  if (!existsSync(from)) return
  for (const file of files ?? listFiles(from)) {
    mkdirSync(dirname(join(to, file)), { recursive: true })
    renameSync(join(from, file), join(to, file))
  }
}
