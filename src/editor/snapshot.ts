import { join } from "node:path"
import { textFiles } from "../model/fileRules"
import type { Kept } from "../model/hosted"
import { keptIn } from "../model/keptPictures"
import { factsAt } from "../model/pictureFacts"
import { isInPictures, isPicture, type Facts } from "../model/pictures"
import { listingOf, read, type Listing, type Source } from "../model/reading"

/** A content folder as JSON: all that the editor needs to judge a change and to show it. */
export type Snapshot = {
  listing: Listing
  sources: Source[]
  /** By path below content/, such as `images/hero.png`; without those that are damaged. */
  pictures: Record<string, Facts & { url: string }>
  kept: Kept
}

/** What a content folder says now. */
export async function snapshotOf(
  folder: string,
  urlOf: (picture: string) => string,
): Promise<Snapshot> {
  const listing = listingOf(folder)
  const pictures = listing.files.filter((file) => isInPictures.test(file) && isPicture.test(file))
  const entries = pictures.map(async (file) => {
    const facts = await factsAt(join(folder, file))
    return facts ? [[file, { ...facts, url: urlOf(file) }] as const] : []
  })
  return {
    listing,
    sources: textFiles(listing).map((file) => read(folder, file)),
    pictures: Object.fromEntries((await Promise.all(entries)).flat()),
    kept: keptIn(folder),
  }
}
