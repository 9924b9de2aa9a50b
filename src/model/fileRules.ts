import { files } from "./content"
import { shapeOfFile } from "./dictionary"
import { finding, wholeFile, type Finding, type KindName } from "./findings"
import type { Listing } from "./reading"
import { didYouMean, nearest } from "./wording"

const definitions = files.map((shape) => shape.meta() ?? {})
const names = definitions.map((meta) => meta.files ?? "")
const single = names.filter((name) => !name.includes("*"))
const expected = names.map((name) => `content/${name}`).join(", ")
const folders = [...new Set(["images", ...names.flatMap((name) => name.split("/").slice(0, -1))])]

const isContent = (file: string) => file.endsWith(".json") && !file.startsWith("images/")
// A name that says JSON in another way, such as home.JSON, home.json.txt, home.jsonc, home.json~.
const looksLikeContent = /\.json/i

/** The content files of a folder that the model knows. */
export const contentFiles = ({ files: all }: Listing) => all.filter(shapeOfFile)

/** The same, and files whose place or name is wrong: they may be content all the same. */
export const textFiles = ({ files: all }: Listing) =>
  all.filter((file) => !file.startsWith("images/") && file !== "README.md")

/** What is wrong with which files there are, and how they are called. */
export function fileFindings(listing: Listing): Finding[] {
  const all = new Set([...listing.files, ...listing.folders])
  const at = (kind: KindName, file: string, message: string) =>
    finding(kind, wholeFile(file), message)
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
    ...textFiles(listing)
      .filter((file) => !shapeOfFile(file) && !folders.includes(file))
      .map((file) => strayFile(file)),
    ...caseTwins([...listing.files, ...listing.folders]).map(([one, other]) =>
      at(
        "file-case",
        other,
        `differs from content/${one} only by upper and lower case, so many computers keep only one of the two. Rename one.`,
      ),
    ),
  ]
}

/** Whether a file is there under a name that is reported by itself. */
const isRenamed = (name: string, { files: all }: Listing) =>
  all.some((file) => looksLikeContent.test(file) && file.toLowerCase().startsWith(name))

const tooFew = (listing: Listing) =>
  definitions.flatMap(({ files: name = "", title, least = 0 }) => {
    const [folder] = name.split("*")
    const count = contentFiles(listing).filter((file) => file.startsWith(folder)).length
    if (!name.includes("*") || count >= least) return []
    const message = `is missing: the site needs at least ${least} file of the kind "${title}". Copy one from the site's history, or write a new one.`
    return [finding("item-missing", wholeFile(name), message)]
  })

function strayFile(file: string): Finding {
  const place = wholeFile(file)
  if (isContent(file)) {
    const [folder, ...rest] = file.split("/")
    const meant =
      nearest(file, single) ??
      (rest.length === 1 ? [nearest(folder, folders), ...rest].join("/").replace(/^\/.*/, "") : "")
    const isHere = meant && shapeOfFile(meant) && meant !== file
    return finding(
      "file-unknown",
      place,
      `is not a file of this site.${didYouMean(isHere ? meant : undefined)} Its files are ${expected}.`,
    )
  }
  if (!looksLikeContent.test(file))
    return finding(
      "file-unread",
      place,
      "is not used by the site. Pictures belong into content/images/; anything else need not be here.",
    )
  const base = file.slice(file.lastIndexOf("/") + 1).replace(/\.json.*$/i, "")
  return finding(
    "file-ending",
    place,
    `is not read, because its name does not end in ".json". Rename it to "${base}.json".`,
  )
}

function caseTwins(paths: string[]) {
  const first = new Map<string, string>()
  return paths.toSorted().flatMap((path): [string, string][] => {
    const key = path.normalize("NFC").toLowerCase()
    const one = first.get(key)
    if (one === undefined) first.set(key, path)
    return one === undefined ? [] : [[one, path]]
  })
}
