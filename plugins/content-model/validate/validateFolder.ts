import { join } from "node:path"
import { readCache } from "../images/imageCache"
import { imageInfo } from "../images/imageInfo"
import { readStaticFiles, staticFolderOf } from "../staticFiles"
import type { Issue } from "./issues"
import { listFiles, readSource } from "./json/readFiles"
import { jsonCandidates } from "./rules/files"
import type { DownloadErrors } from "./rules/remoteImages"
import { validateContent } from "./validateContent"

/**
 * Reads and validates a content folder. Returns the issues by file and position; a site can be
 * built if none is an error. Makes no requests: `downloadErrors` holds the result of the last
 * download.
 */
export async function validateFolder(
  folder: string,
  downloadErrors?: DownloadErrors,
  staticFolder = staticFolderOf(folder),
): Promise<Issue[]> {
  const listing = listFiles(folder)
  return validateContent({
    listing,
    sources: jsonCandidates(listing).map((file) => readSource(folder, file)),
    staticFiles: readStaticFiles(staticFolder),
    getImageInfo: (image) => imageInfo(join(folder, image)),
    imageCache: readCache(folder),
    downloadErrors,
  })
}
