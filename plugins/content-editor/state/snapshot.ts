import { join } from "node:path"
import { jsonCandidates } from "../../content-model/validate/rules/files"
import type { ImageCache } from "../../content-model/validate/rules/remoteImages"
import { readCache } from "../../content-model/images/imageCache"
import { readStaticFiles, staticFolderOf } from "../../content-model/staticFiles"
import { imageInfo } from "../../content-model/images/imageInfo"
import { isInPictures, isPicture, type ImageInfo } from "../../content-model/validate/rules/images"
import {
  listFiles,
  readSource,
  type FileList,
  type Source,
} from "../../content-model/validate/json/readFiles"

/** A content folder as JSON: all that the editor needs to validate and preview a change. */
export type Snapshot = {
  listing: FileList
  sources: Source[]
  /** By path below content/, such as `images/hero.png`. Holds no damaged images. */
  images: Record<string, ImageInfo & { url: string }>
  imageCache: ImageCache
  staticFiles: string[]
}

/** Reads the snapshot of a content folder. `urlOf` gets the path of an image below the folder. */
export async function readSnapshot(
  folder: string,
  urlOf: (image: string) => string,
): Promise<Snapshot> {
  const listing = listFiles(folder)
  const images = listing.files.filter((file) => isInPictures.test(file) && isPicture.test(file))
  const entries = images.map(async (file) => {
    const info = await imageInfo(join(folder, file))
    return info ? [[file, { ...info, url: urlOf(file) }] as const] : []
  })
  return {
    listing,
    sources: jsonCandidates(listing).map((file) => readSource(folder, file)),
    images: Object.fromEntries((await Promise.all(entries)).flat()),
    imageCache: readCache(folder),
    staticFiles: readStaticFiles(staticFolderOf(folder)),
  }
}
