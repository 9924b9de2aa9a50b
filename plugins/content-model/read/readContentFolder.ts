import { readStaticFiles, staticFolderOf } from "./staticFiles"
import { listFiles, readSource } from "./json/readFiles"
import { contentFiles } from "./content"

/** Reads all that validation needs of a content folder, but its images. */
export function readContentFolder(folder: string, staticFolder = staticFolderOf(folder)) {
  const listing = listFiles(folder)
  return {
    listing,
    sources: contentFiles(listing).map((file) => readSource(folder, file)),
    staticFiles: readStaticFiles(staticFolder),
  }
}
