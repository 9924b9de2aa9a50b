import type { Document } from "./documents"
import { finding, type Finding } from "./findings"
import type { Content } from "./inspect"
import { isAddress, sizeFindings, unusedPicture, usesOf } from "./pictures"
import { quoted } from "./wording"

/** The copies of pictures from image hosts that lie below content/. */
export type Kept = {
  /** The file of each, by address; undefined where the record of them is damaged. */
  files?: Record<string, string>
  /** What is wrong with the copies themselves. */
  findings: Finding[]
}

/** By address, why nothing was taken over when the host was last asked. */
export type News = Record<string, string>

export const keptFolder = "images/kept"
export const recordFile = `${keptFolder}/kept.json`

/** What is wrong with the pictures that content names by their address. */
export async function hostedFindings(
  { listing, factsOf, kept, news = {} }: Content,
  documents: Document[],
  isMentioned: (word: string) => boolean,
): Promise<Finding[]> {
  const { files: copies, findings } = kept
  if (!copies) return findings
  const present = new Set(listing.files)
  const uses = documents.flatMap(usesOf).filter(({ field }) => isAddress(field.value))
  const judged = uses.map(async (use) => {
    const { path, node, value } = use.field
    const place = use.document.placeOf(path, node)
    if (!present.has(copies[value]))
      return [finding("picture-unfetched", place, unfetched(value, news[value]))]
    const facts = await factsOf(copies[value])
    return [
      ...(facts ? sizeFindings(use, facts) : []),
      ...(news[value] ? [finding("picture-changed", place, changed(value, news[value]))] : []),
    ]
  })
  const named = new Set(uses.map(({ field }) => field.value))
  const needed = Object.keys(copies).filter((address) => named.has(address) || isMentioned(address))
  const used = new Set([recordFile, ...needed.map((address) => copies[address])])
  const unused = listing.files.filter(
    (file) => file.startsWith(`${keptFolder}/`) && !used.has(file),
  )
  return [...findings, ...(await Promise.all(judged)).flat(), ...unused.map(unusedPicture)]
}

const unfetched = (address: string, reason?: string) =>
  reason
    ? `the picture ${quoted(address)} could not be fetched: ${reason}. Check the address, or put the picture into content/images/ and name that file.`
    : `the picture ${quoted(address)} has not been fetched yet. Run "npm run pictures" and commit what it fetches.`

const changed = (address: string, reason: string) =>
  `the site goes on showing its copy of ${quoted(address)}: ${reason}.`
