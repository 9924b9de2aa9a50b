import { contentTypes } from "../../schema/contentTypes"
import { contentTypeOf } from "../../schema/jsonSchema"
import { createIssue, fileLocation, type Issue, type IssueType } from "../issues"
import type { FileList } from "../json/readFiles"
import { didYouMean, closestMatch } from "../messages"

const definitions = contentTypes.map((shape) => shape.meta() ?? {})
const names = definitions.map((meta) => meta.files ?? "")
const single = names.filter((name) => !name.includes("*"))
const expected = names.map((name) => `content/${name}`).join(", ")
const folders = [...new Set(["images", ...names.flatMap((name) => name.split("/").slice(0, -1))])]

const isContent = (file: string) => file.endsWith(".json") && !file.startsWith("images/")
// A name that says JSON in another way, such as home.JSON, home.json.txt, home.jsonc, home.json~.
const looksLikeContent = /\.json/i

/** The content files of a folder that the model knows. */
export const contentFiles = ({ files: all }: FileList) => all.filter(contentTypeOf)

/** The same, and files whose place or name is wrong: they may be content all the same. */
export const jsonCandidates = ({ files: all }: FileList) =>
  all.filter((file) => !file.startsWith("images/") && file !== "README.md")

/** What is wrong with which files there are, and how they are called. */
export function fileIssues(listing: FileList): Issue[] {
  const all = new Set([...listing.files, ...listing.folders])
  const at = (kind: IssueType, file: string, message: string) =>
    createIssue(kind, fileLocation(file), message)
  return [
    ...single
      .filter((name) => !all.has(name) && !isRenamed(name, listing))
      .map((name) => at("file-missing", name, "is missing. The site needs it.")),
    ...tooFew(listing),
    ...listing.folders
      .filter((folder) => looksLikeContent.test(folder))
      .map((folder) => at("file-folder", folder, "is a folder, but a file belongs here.")),
    ...listing.files
      .filter((file) => folders.includes(file))
      .map((file) => at("file-folder", file, "is a file, but a folder belongs here.")),
    ...jsonCandidates(listing)
      .filter((file) => !contentTypeOf(file) && !folders.includes(file))
      .map((file) => unexpectedFile(file)),
    ...caseConflicts([...listing.files, ...listing.folders]).map(([one, other]) =>
      at(
        "file-case",
        other,
        `differs from content/${one} only by upper and lower case, so many computers keep only one of the two. Rename one.`,
      ),
    ),
  ]
}

/** Whether a file is there under a name that is reported by itself. */
const isRenamed = (name: string, { files: all }: FileList) =>
  all.some((file) => looksLikeContent.test(file) && file.toLowerCase().startsWith(name))

const tooFew = (listing: FileList) =>
  definitions.flatMap(({ files: name = "", title, minItems = 0 }) => {
    const [folder] = name.split("*")
    const count = contentFiles(listing).filter((file) => file.startsWith(folder)).length
    if (!name.includes("*") || count >= minItems) return []
    const message = `is missing: the site needs at least ${minItems} file of the kind "${title}". Copy one from the site's history, or write a new one.`
    return [createIssue("item-missing", fileLocation(name), message)]
  })

function unexpectedFile(file: string): Issue {
  const place = fileLocation(file)
  if (isContent(file)) {
    const [folder, ...rest] = file.split("/")
    const meant =
      closestMatch(file, single) ??
      (rest.length === 1
        ? [closestMatch(folder, folders), ...rest].join("/").replace(/^\/.*/, "")
        : "")
    const isHere = meant && contentTypeOf(meant) && meant !== file
    return createIssue(
      "file-unknown",
      place,
      `is not a file of this site.${didYouMean(isHere ? meant : undefined)} Its files are ${expected}.`,
    )
  }
  if (!looksLikeContent.test(file))
    return createIssue(
      "file-unread",
      place,
      "is not used by the site. Pictures belong into content/images/; anything else need not be here.",
    )
  const base = file.slice(file.lastIndexOf("/") + 1).replace(/\.json.*$/i, "")
  return createIssue(
    "file-ending",
    place,
    `is not read, because its name does not end in ".json". Rename it to "${base}.json".`,
  )
}

function caseConflicts(paths: string[]) {
  const first = new Map<string, string>()
  return paths.toSorted().flatMap((path): [string, string][] => {
    const key = path.normalize("NFC").toLowerCase()
    const one = first.get(key)
    if (one === undefined) first.set(key, path)
    return one === undefined ? [] : [[one, path]]
  })
}
