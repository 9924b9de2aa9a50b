import { createIssue, fileLocation, type Issue } from "../../issues/issues"
import { quote } from "../../issues/quote"

// Windows, addresses, and what cannot be seen. Hosts and browsers decode "%" at different times.
const forbidden = /[<>:"/\\|?*%#\p{C}\p{Zl}\p{Zp}]/u
// Devices of Windows, with any ending; and the name that Windows has for .git.
const reserved = /^(con|prn|aux|nul|(com|lpt)[\d¹²³]|conin\$|conout\$|git~1) *(\.|$)/i
const hasBlankEdge = /^[\s.]|[\s.]$/
const maxBytes = 180 // of the 255 that Linux allows; Windows allows 260 letters for the whole path

/** Why not every computer and browser can have a file of this name; undefined if each can. */
export function nameProblem(name: string) {
  const stem = name.replace(/\.\w+$/, "")
  const character = name.match(forbidden)?.[0]
  if (character) return `contains ${quote(character)}`
  if (reserved.test(name)) return "is a device on Windows"
  if (stem === "" || hasBlankEdge.test(stem) || hasBlankEdge.test(name))
    return "begins or ends with a space or a dot"
  if (encodeURIComponent(name).replace(/%../g, "-").length > maxBytes) return "is too long"
  return undefined
}

// What clouds and desktops add to the name of a copy, such as "ambition (Ana's conflicted copy).json".
const copy = "cop(?:y|ie|ia)|cópia|kop(?:ie|ia|i|io)|副本"
const copied = new RegExp(
  `^(.+?)(?: ?\\(.+\\)| [-–] (?:${copy}).*| ?(?:${copy})(?: \\d+)?| [2-9]|\\.json| ?的副本|~\\d+|-(?:desktop|laptop)-\\w+|[._-]sync-conflict-.*|[ _-]conflict(?:ed)?\\b.*|_(?:backup|base|local|remote)_\\d+)\\.json$`,
  "iu",
)
const copyOf = new RegExp(`(?<=^|/)(?:${copy})(?: \\(\\d+\\))? (?:of|von|de|di|av|af|van) `, "iu")

/** Finds what a cloud or a computer has copied beside the file that it copies. The paths are below content/. */
export const copyIssues = (files: string[]): Issue[] =>
  files.flatMap((file) => {
    const original = file.replace(copyOf, "").replace(copied, "$1.json")
    if (original === file || !files.includes(original)) return []
    const message = `seems to be a copy of ${original} that a cloud or a computer has made. Keep the right one of the two, under that name.`
    return [createIssue("file-name", fileLocation(file), message)]
  })

/** Checks the names of files, and of the folders in which they are. Their paths are below content/. */
export const nameIssues = (paths: string[]): Issue[] =>
  paths.flatMap((path) => {
    const problem = path.split("/").map(nameProblem).find(Boolean)
    if (!problem) return []
    const start = `has a name that ${problem}, so not every computer can open it.`
    const message = `${start} Rename it: up to 60 letters, digits and hyphens are safe.`
    const formMessage = `${start} Copy it and delete this one: the copy has another name.`
    return [createIssue("file-name", fileLocation(path), message, formMessage)]
  })
