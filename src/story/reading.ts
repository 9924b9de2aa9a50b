import { readFileSync } from "node:fs"
import { join } from "node:path"
import { jsonCandidates } from "../../plugins/content-model/validate/rules/files"
import { sha256, readCache } from "../../plugins/content-model/images/imageCache"
import { isInPictures } from "../../plugins/content-model/validate/rules/images"
import { listFiles, readSource } from "../../plugins/content-model/validate/json/readFiles"
import type { Said } from "./contents"

/** Reads what a content folder says. */
export function saidIn(folder: string): Said {
  const listing = listFiles(folder)
  const pictures = listing.files.filter((file) => isInPictures.test(file))
  return {
    texts: Object.fromEntries(
      jsonCandidates(listing).map((file) => [file, readSource(folder, file).text ?? ""]),
    ),
    pictures: Object.fromEntries(
      pictures.map((file) => [file, sha256(readFileSync(join(folder, file)))]),
    ),
    kept: readCache(folder).files ?? {},
  }
}
