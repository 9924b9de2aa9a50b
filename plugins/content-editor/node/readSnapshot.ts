import { join } from "node:path"
import { imageInfo } from "../../content-model/fields/picture/imageInfo"
import { contentTypeOf } from "../../content-model/model/model"
import { readContentFolder } from "../../content-model/read/readContentFolder"
import { isInPictures, isPicture } from "../../content-model/fields/picture/images"
import type { Snapshot } from "../drafts/content/types"

/**
 * Reads the snapshot of a content folder: only files that the model knows, because the editor of the
 * published site publishes it. `urlOf` gets the path of an image below the folder.
 */
export async function readSnapshot(
  folder: string,
  urlOf: (image: string) => string,
): Promise<Snapshot> {
  const { listing, sources, ...others } = readContentFolder(folder)
  const names = listing.files.filter((file) => isInPictures.test(file) && isPicture.test(file))
  const entries = names.map(async (file) => {
    const info = await imageInfo(join(folder, file))
    return info ? [[file, { ...info, url: urlOf(file) }] as const] : []
  })
  const files = listing.files.filter((file) => contentTypeOf(file) || names.includes(file))
  return {
    ...others,
    listing: { files },
    sources,
    images: Object.fromEntries((await Promise.all(entries)).flat()),
  }
}
