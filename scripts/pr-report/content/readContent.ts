import { createHash } from "node:crypto"
import { readFileSync } from "node:fs"
import { join } from "node:path"
import type { ContentValues } from "../../../plugins/content-model/read/content"
import { readValues } from "../../../plugins/content-model/read/readContent"
import { listFiles } from "../../../plugins/content-model/read/json/readFiles"
import { isInPictures } from "../../../plugins/content-model/fields/picture/images"

export type ContentState = {
  values: ContentValues
  /** The hash of each image by its path below content/. */
  images: ReadonlyMap<string, string>
}

/** Reads a content folder. Its content may be invalid. */
export function readContent(folder: string): ContentState {
  const images = listFiles(folder).files.filter((file) => isInPictures.test(file))
  const hashOf = (file: string) =>
    createHash("sha256")
      .update(readFileSync(join(folder, file)))
      .digest("hex")
  return {
    values: readValues(folder),
    images: new Map(images.map((file) => [file, hashOf(file)])),
  }
}
