import { createHash } from "node:crypto"
import { readFileSync } from "node:fs"
import { join } from "node:path"
import type { ContentValues } from "../../../plugins/content-model/read/content"
import { Redirect } from "../../../plugins/content-model/fields/destination/redirect"
import { listAt } from "../../../plugins/content-model/lib/path"
import { readValues } from "../../../plugins/content-model/read/readContent"
import { settingsFile } from "../../../plugins/content-model/model/model"
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

/** The redirects of the site. Entries that are not valid are left out. */
export const redirectsOf = ({ values }: ContentState) =>
  listAt(values.get(settingsFile()), ["redirects"]).flatMap(
    (entry) => Redirect.safeParse(entry).data ?? [],
  )
