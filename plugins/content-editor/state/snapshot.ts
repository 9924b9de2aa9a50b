import { join } from "node:path"
import { jsonCandidates } from "../../content-model/validate/rules/files"
import type { ImageCache } from "../../content-model/validate/rules/remoteImages"
import { readStaticFiles, staticFolderOf } from "../../content-model/staticFiles"
import { readCache } from "../../content-model/images/imageCache"
import { imageInfo } from "../../content-model/images/imageInfo"
import { isInPictures, isPicture, type ImageInfo } from "../../content-model/validate/rules/images"
import {
  listFiles,
  readSource,
  type FileList,
  type Source,
} from "../../content-model/validate/json/readFiles"

/** A content folder as JSON: all that the editor needs to judge a change and to show it. */
export type Snapshot = {
  listing: FileList
  sources: Source[]
  /** By path below content/, such as `images/hero.png`; without those that are damaged. */
  pictures: Record<string, ImageInfo & { url: string }>
  kept: ImageCache
  staticFiles: string[]
}

/** What a content folder says now. */
export async function readSnapshot(
  folder: string,
  urlOf: (picture: string) => string,
): Promise<Snapshot> {
  const listing = listFiles(folder)
  const pictures = listing.files.filter((file) => isInPictures.test(file) && isPicture.test(file))
  const entries = pictures.map(async (file) => {
    const facts = await imageInfo(join(folder, file))
    return facts ? [[file, { ...facts, url: urlOf(file) }] as const] : []
  })
  return {
    listing,
    sources: jsonCandidates(listing).map((file) => readSource(folder, file)),
    pictures: Object.fromEntries((await Promise.all(entries)).flat()),
    kept: readCache(folder),
    staticFiles: readStaticFiles(staticFolderOf(folder)),
  }
}
