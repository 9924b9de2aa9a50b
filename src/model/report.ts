import { colourFindings } from "./colourRules"
import { crossingFindings } from "./crossings"
import { documentOf, type Document } from "./documents"
import { fieldFindings } from "./fieldRules"
import { contentFiles, fileFindings, strayFiles } from "./fileRules"
import { inOrder, type Finding } from "./findings"
import { pictureFindings } from "./pictures"
import { listingOf, read, type Source } from "./reading"
import { searchFindings } from "./searchTexts"
import { textFindings } from "./textRules"

/**
 * Reads a content folder and lists all that there is to say of every file, sorted by file and place.
 * Where no finding is an error, the site can be built from it.
 */
export async function report(folder: string): Promise<Finding[]> {
  const listing = listingOf(folder)
  const sources = contentFiles(listing).map((file) => read(folder, file))
  const readings = sources.map((source) =>
    source.text === undefined ? { findings: [], document: undefined } : documentOf(source),
  )
  const documents = readings.flatMap(({ document }) => document ?? [])
  const stray = strayFiles(listing).map((file) => read(folder, file))
  const isInBroken = wordsIn([...damaged(sources, documents), ...stray])
  const isAnywhere = wordsIn([...sources, ...stray])
  return [
    ...fileFindings(listing),
    ...[...sources, ...readings].flatMap(({ findings }) => findings),
    ...documents.flatMap(fieldFindings),
    ...documents.flatMap(textFindings),
    ...documents.flatMap(colourFindings),
    ...crossingFindings(documents, isInBroken),
    ...searchFindings(documents),
    ...(await pictureFindings(folder, listing, documents, isAnywhere)),
  ].toSorted(inOrder)
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
