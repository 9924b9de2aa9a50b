import { readCache } from "../images/imageCache"
import { readStaticFiles, staticFolderOf } from "../staticFiles"
import { listFiles, readSource } from "./json/readFiles"
import { jsonCandidates } from "./rules/files"

/** Reads all that validation needs of a content folder, but its images. */
export function readFolder(folder: string, staticFolder = staticFolderOf(folder)) {
  const listing = listFiles(folder)
  return {
    listing,
    sources: jsonCandidates(listing).map((file) => readSource(folder, file)),
    staticFiles: readStaticFiles(staticFolder),
    imageCache: readCache(folder),
  }
}
