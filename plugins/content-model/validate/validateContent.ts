import { colourIssues } from "./rules/colours"
import { crossFileIssues } from "./rules/links"
import { contentTypeOf } from "../schema/jsonSchema"
import { parseDocument, type Document } from "./json/document"
import { fieldIssues } from "./rules/fields"
import { fileIssues } from "./rules/files"
import { byPosition, type Issue } from "./issues"
import { remoteImageIssues, type ImageCache, type DownloadErrors } from "./rules/remoteImages"
import { imageIssues, type GetImageInfo } from "./rules/images"
import type { FileList, Source } from "./json/readFiles"
import { searchTextIssues } from "./rules/searchTexts"
import { textIssues } from "./rules/text"

/** A content folder as it was read: its `textFiles`, and what its pictures are. */
export type ContentFolder = {
  listing: FileList
  sources: Source[]
  factsOf: GetImageInfo
  kept: ImageCache
  /** The files of static/ by their address, such as `/prices.pdf`. Links may lead to them. */
  staticFiles: string[]
  news?: DownloadErrors
}

/** All that there is to say of content, sorted by file and place. Needs neither disk nor Node. */
export async function validateContent(content: ContentFolder): Promise<Issue[]> {
  const { listing, sources, factsOf } = content
  const known = sources.filter(({ file }) => contentTypeOf(file))
  const stray = sources.filter(({ file }) => !contentTypeOf(file))
  const readings = known.map((source) =>
    source.text === undefined ? { issues: [], document: undefined } : parseDocument(source),
  )
  const documents = readings.flatMap(({ document }) => document ?? [])
  const isInBroken = wordsIn([...damaged(known, documents), ...stray])
  const isAnywhere = wordsIn(sources)
  return [
    ...fileIssues(listing),
    ...[...known, ...readings].flatMap(({ issues }) => issues),
    ...documents.flatMap(fieldIssues),
    ...documents.flatMap(textIssues),
    ...documents.flatMap(colourIssues),
    ...crossFileIssues(documents, isInBroken),
    ...searchTextIssues(documents),
    ...(await imageIssues(listing, documents, isAnywhere, factsOf)),
    ...(await remoteImageIssues(content, documents, isAnywhere)),
  ].toSorted(byPosition)
}

/** The files that may say more than could be understood of them. */
function damaged(sources: Source[], documents: Document[]) {
  const sound = new Set(
    documents.filter(({ damagedFrom }) => damagedFrom === Infinity).map(({ file }) => file),
  )
  return sources.filter(({ file }) => !sound.has(file))
}

/** Whether a word may stand in one of the files; it may in a file that cannot be opened. */
function wordsIn(sources: Source[]) {
  const words = new Set<string>()
  for (const { text = "" } of sources)
    for (const [word] of text.matchAll(/[^\s"“”„'#,]+/g)) words.add(word)
  const isUnknown = sources.some(({ text }) => text === undefined)
  return (word: string) => isUnknown || words.has(word)
}
