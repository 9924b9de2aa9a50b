import { readFileSync } from "node:fs"
import { join } from "node:path"
import { textFiles } from "../model/fileRules"
import { fingerprint, keptIn } from "../model/keptPictures"
import { isInPictures } from "../model/pictures"
import { listingOf, read } from "../model/reading"
import type { Said } from "./contents"

/** Reads what a content folder says. */
export function saidIn(folder: string): Said {
  const listing = listingOf(folder)
  const pictures = listing.files.filter((file) => isInPictures.test(file))
  return {
    texts: Object.fromEntries(
      textFiles(listing).map((file) => [file, read(folder, file).text ?? ""]),
    ),
    pictures: Object.fromEntries(
      pictures.map((file) => [file, fingerprint(readFileSync(join(folder, file)))]),
    ),
    kept: keptIn(folder).files ?? {},
  }
}
