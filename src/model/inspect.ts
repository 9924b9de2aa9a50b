import { colourFindings } from "./colourRules"
import { crossingFindings } from "./crossings"
import { shapeOfFile } from "./dictionary"
import { documentOf, type Document } from "./documents"
import { fieldFindings } from "./fieldRules"
import { fileFindings } from "./fileRules"
import { inOrder, type Finding } from "./findings"
import { hostedFindings, type Kept, type News } from "./hosted"
import { pictureFindings, type FactsOf } from "./pictures"
import type { Listing, Source } from "./reading"
import { searchFindings } from "./searchTexts"
import { textFindings } from "./textRules"

/** A content folder as it was read: its `textFiles`, and what its pictures are. */
export type Content = {
  listing: Listing
  sources: Source[]
  factsOf: FactsOf
  kept: Kept
  news?: News
}

/** All that there is to say of content, sorted by file and place. Needs neither disk nor Node. */
export async function inspect(content: Content): Promise<Finding[]> {
  const { listing, sources, factsOf } = content
  const known = sources.filter(({ file }) => shapeOfFile(file))
  const stray = sources.filter(({ file }) => !shapeOfFile(file))
  const readings = known.map((source) =>
    source.text === undefined ? { findings: [], document: undefined } : documentOf(source),
  )
  const documents = readings.flatMap(({ document }) => document ?? [])
  const isInBroken = wordsIn([...damaged(known, documents), ...stray])
  const isAnywhere = wordsIn(sources)
  return [
    ...fileFindings(listing),
    ...[...known, ...readings].flatMap(({ findings }) => findings),
    ...documents.flatMap(fieldFindings),
    ...documents.flatMap(textFindings),
    ...documents.flatMap(colourFindings),
    ...crossingFindings(documents, isInBroken),
    ...searchFindings(documents),
    ...(await pictureFindings(listing, documents, isAnywhere, factsOf)),
    ...(await hostedFindings(content, documents, isAnywhere)),
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
