import { isCollectionPage } from "../../read/pageAddress"
import { model, contentTypeOf } from "../../model/model"
import { trackFirstUse } from "../../lib/firstUse"
import { fileIssue, type Issue } from "../../issues/issues"
import type { FileList } from "../../read/json/readFiles"
import { closestMatch, didYouMean } from "../../issues/closestMatch"
import { copyIssues, nameIssues } from "./fileNames"

const definitions = () => model.types.map((type) => type.meta() ?? {})
const patterns = () => definitions().map(({ files = "" }) => files)
const singleFiles = () => patterns().filter((pattern) => !pattern.includes("*"))

/** Checks which files exist, and their names. `hiddenFiles` are items that the site does not show. */
export const fileIssues = ({ files }: FileList, hiddenFiles: string[] = []): Issue[] => [
  ...missingFiles(files),
  ...missingItems(files.filter((file) => !hiddenFiles.includes(file))),
  ...files.filter((file) => !isKnown(file)).map(unexpectedFile),
  ...caseConflicts(files),
  ...copyIssues(files),
  // The name of a page is its address, which has a stricter rule.
  ...nameIssues(files.filter((file) => !isCollectionPage(file))),
]

const isKnown = (file: string) =>
  contentTypeOf(file) !== undefined || file.startsWith("images/") || file === "README.md"

function missingFiles(files: string[]) {
  const hasItems = (name: string) => files.some((file) => contentTypeOf(file)?.meta()?.id === name)
  const needed = definitions().flatMap(({ files: pattern = "", listOf }) =>
    pattern.includes("*") || (listOf && !hasItems(listOf)) ? [] : pattern,
  )
  const message = "is missing, but the site needs it. Restore it from the version history."
  return needed
    .filter((name) => !files.includes(name))
    .map((name) => fileIssue(name, "missing-file", message))
}

const missingItems = (files: string[]) =>
  definitions().flatMap(({ files: pattern = "", title, minItems = 0 }) => {
    const [folder] = pattern.split("*")
    const items = files.filter((file) => contentTypeOf(file) && file.startsWith(folder))
    if (!pattern.includes("*") || items.length >= minItems) return []
    const message = `is missing: the site needs at least ${minItems} file of the type "${title}" that is not hidden. Add one, or show one again.`
    return [fileIssue(pattern, "missing-item", message)]
  })

function unexpectedFile(file: string) {
  // Also home.JSON, home.json.txt, home.jsonc and home.json~.
  if (!/\.json/i.test(file)) {
    const message =
      "is not used by the site. Move a picture to content/images/; delete any other file."
    return fileIssue(file, "unused-file", message)
  }
  const hint = didYouMean(closestMatch(file, singleFiles()))
  const knownFiles = patterns().map((pattern) => `content/${pattern}`)
  const message = `is not a content file of this site.${hint} Rename, move or delete it. Content files are ${knownFiles.join(", ")}.`
  return fileIssue(file, "unknown-file", message)
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
