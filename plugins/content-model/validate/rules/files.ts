import { contentTypes } from "../../schema/contentTypes"
import { contentTypeOf } from "../../schema/jsonSchema"
import { fileIssue, type Issue } from "../issues"
import type { FileList } from "../json/readFiles"
import { closestMatch, didYouMean } from "../messages"
import { trackFirstUse } from "../firstUse"
import { nameIssues } from "./fileNames"

const definitions = contentTypes.map((type) => type.meta() ?? {})
const patterns = definitions.map(({ files = "" }) => files)
const singleFiles = patterns.filter((pattern) => !pattern.includes("*"))
const knownFiles = patterns.map((pattern) => `content/${pattern}`).join(", ")
const folders = [
  ...new Set(["images", ...patterns.flatMap((pattern) => pattern.split("/").slice(0, -1))]),
]

// Also home.JSON, home.json.txt, home.jsonc and home.json~.
const looksLikeJson = /\.json/i

/** The files of a content folder that have a content type. */
export const contentFiles = ({ files }: FileList) => {
  const missing = missingPages(files)
  return files.filter((file) => contentTypeOf(file) && !meantPage(file, missing))
}

/** The same, and files with a wrong name or folder, which may contain content as well. */
export const jsonCandidates = ({ files }: FileList) =>
  files.filter((file) => !file.startsWith("images/") && file !== "README.md")

// Any name in content/pages/ is allowed. One that resembles a missing page is probably that page.
const missingPages = (files: string[]) =>
  singleFiles.filter((name) => name.includes("/") && !files.includes(name))

/** The missing page that a file was probably meant to be. */
function meantPage(file: string, missing: string[]) {
  if (missing.length === 0 || singleFiles.includes(file)) return undefined
  const inFolder = missing.filter((name) => dirname(name) === dirname(file))
  return inFolder.find((name) => closestMatch(baseName(name), [baseName(file)]) !== undefined)
}

const dirname = (file: string) => file.slice(0, file.lastIndexOf("/") + 1)
const baseName = (file: string) => file.slice(dirname(file).length).replace(/\.json$/, "")

/** Checks which files exist, and their names. `hiddenFiles` are items that the site does not show. */
export const fileIssues = (listing: FileList, hiddenFiles: string[] = []): Issue[] => [
  ...missingFiles(listing),
  ...missingItems(listing, hiddenFiles),
  ...typeConflicts(listing),
  ...misnamedPages(listing),
  ...jsonCandidates(listing)
    .filter((file) => !contentTypeOf(file) && !folders.includes(file))
    .map(unexpectedFile),
  ...caseConflicts([...listing.files, ...listing.folders]),
  // The name of a page is its address, which has a stricter rule.
  ...nameIssues([...listing.files.filter((file) => !isPage(file)), ...listing.folders]),
]

const isPage = (file: string) => contentTypeOf(file)?.meta()?.files === "pages/*.json"

function missingFiles({ files, folders: present }: FileList) {
  const all = [...files, ...present]
  const isRenamed = (name: string) =>
    files.some((file) => looksLikeJson.test(file) && file.toLowerCase().startsWith(name))
  const message = "is missing, but the site needs it. Restore it from the version history."
  return singleFiles
    .filter((name) => !all.includes(name) && !isRenamed(name))
    .map((name) => fileIssue(name, "missing-file", message))
}

function misnamedPages({ files }: FileList) {
  const missing = missingPages(files)
  return files.filter(contentTypeOf).flatMap((file) => {
    const meant = meantPage(file, missing)
    const message = `resembles content/${meant}, which is missing. If it is that page, rename it; if not, restore that page first. Its content is not checked.`
    return meant ? [fileIssue(file, "unknown-file", message)] : []
  })
}

const missingItems = (listing: FileList, hiddenFiles: string[]) =>
  definitions.flatMap(({ files: pattern = "", title, minItems = 0 }) => {
    const [folder] = pattern.split("*")
    const files = contentFiles(listing).filter((file) => file.startsWith(folder))
    const visible = files.filter((file) => !hiddenFiles.includes(file))
    if (!pattern.includes("*") || visible.length >= minItems) return []
    const isHidden = visible.length < files.length
    const message = `is missing: the site needs at least ${minItems} file of the type "${title}"${isHidden ? " that is not hidden. Show one again" : ". Add one, or restore one from the version history"}.`
    return [fileIssue(pattern, "missing-item", message)]
  })

const typeConflicts = (listing: FileList) => [
  ...listing.folders
    .filter((folder) => looksLikeJson.test(folder))
    .map((folder) => conflict(folder, "is a folder, but must be a file. Rename or delete it.")),
  ...listing.files
    .filter((file) => folders.includes(file))
    .map((file) => conflict(file, "is a file, but must be a folder. Rename or delete it.")),
]

const conflict = (path: string, message: string) => fileIssue(path, "file-folder-conflict", message)

function unexpectedFile(file: string): Issue {
  const page = file.match(/^pages\/(.+\/.+\.json)$/)?.[1]
  if (page) {
    const message = `is not read: the address of a page has one part. Move it to "pages/${page.replaceAll("/", "-")}".`
    return fileIssue(file, "unknown-file", message)
  }
  if (file.endsWith(".json")) {
    const message = `is not a content file of this site.${didYouMean(meantFile(file))} Rename, move or delete it. Content files are ${knownFiles}.`
    return fileIssue(file, "unknown-file", message)
  }
  if (!looksLikeJson.test(file)) {
    const message =
      "is not used by the site. Move a picture to content/images/; delete any other file."
    return fileIssue(file, "unused-file", message)
  }
  const base = file.slice(file.lastIndexOf("/") + 1).replace(/\.json.*$/i, "")
  const message = `is not read, because its name does not end in ".json". Rename it to "${base}.json".`
  return fileIssue(file, "wrong-extension", message)
}

/** The content file that was probably meant by an unknown name or folder. */
function meantFile(file: string) {
  const [folder, ...rest] = file.split("/")
  const meantFolder = rest.length === 1 ? closestMatch(folder, folders) : undefined
  const meant = meantFolder ? [meantFolder, ...rest].join("/") : closestMatch(file, singleFiles)
  return meant && contentTypeOf(meant) && meant !== file ? meant : undefined
}

function caseConflicts(paths: string[]) {
  const firstPath = trackFirstUse<string>()
  return paths.toSorted().flatMap((path) => {
    const other = firstPath(path.normalize("NFC").toLowerCase(), path)
    if (other === undefined) return []
    const message = `differs from content/${other} only in upper and lower case, so many computers keep only one of the two. Rename one.`
    return [fileIssue(path, "case-conflict", message)]
  })
}
