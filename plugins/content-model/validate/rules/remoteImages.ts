import { cacheFolder, manifestFile } from "../../constants"
import type { Document } from "../json/document"
import { createIssue, type Issue } from "../issues"
import type { FileList } from "../json/readFiles"
import { isUrl, sizeIssues, unusedPicture, imageFields, type GetImageInfo } from "./images"
import { quote } from "../messages"

/** The copies of pictures from image hosts that lie below content/. */
export type ImageCache = {
  /** The file of each, by address; undefined where the record of them is damaged. */
  files?: Record<string, string>
  /** What is wrong with the copies themselves. */
  issues: Issue[]
}

/** By address, why nothing was taken over when the host was last asked. */
export type DownloadErrors = Record<string, string>

type ImageFolder = {
  listing: FileList
  factsOf: GetImageInfo
  kept: ImageCache
  news?: DownloadErrors
}

/** What is wrong with the pictures that content names by their address. */
export async function remoteImageIssues(
  { listing, factsOf, kept, news = {} }: ImageFolder,
  documents: Document[],
  isMentioned: (word: string) => boolean,
): Promise<Issue[]> {
  const { files: copies, issues } = kept
  if (!copies) return issues
  const present = new Set(listing.files)
  const uses = documents.flatMap(imageFields).filter(({ field }) => isUrl(field.value))
  const judged = uses.map(async (use) => {
    const { path, node, value } = use.field
    const place = use.document.locationOf(path, node)
    if (!present.has(copies[value]))
      return [createIssue("picture-unfetched", place, unfetched(value, news[value]))]
    const facts = await factsOf(copies[value])
    return [
      ...(facts ? sizeIssues(use, facts) : []),
      ...(news[value] ? [createIssue("picture-changed", place, changed(value, news[value]))] : []),
    ]
  })
  const named = new Set(uses.map(({ field }) => field.value))
  const needed = Object.keys(copies).filter((address) => named.has(address) || isMentioned(address))
  const used = new Set([manifestFile, ...needed.map((address) => copies[address])])
  const unused = listing.files.filter(
    (file) => file.startsWith(`${cacheFolder}/`) && !used.has(file),
  )
  return [...issues, ...(await Promise.all(judged)).flat(), ...unused.map(unusedPicture)]
}

const unfetched = (address: string, reason?: string) =>
  reason
    ? `the picture ${quote(address)} could not be fetched: ${reason}. Check the address, or put the picture into content/images/ and name that file.`
    : `the picture ${quote(address)} has not been fetched yet. Run "npm run images" and commit what it fetches.`

const changed = (address: string, reason: string) =>
  `the site goes on showing its copy of ${quote(address)}: ${reason}.`
