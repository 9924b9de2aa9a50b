import { join } from "node:path"
import { jsonCandidates } from "./rules/files"
import type { Issue } from "./issues"
import type { DownloadErrors } from "./rules/remoteImages"
import { validateContent } from "./validateContent"
import { readCache } from "../images/imageCache"
import { imageInfo } from "../images/imageInfo"
import { listFiles, readSource } from "./json/readFiles"
import { readStaticFiles, staticFolderOf } from "../staticFiles"

/**
 * Reads a content folder and lists all that there is to say of every file, sorted by file and place.
 * Where no issue is an error, the site can be built from it. It asks no image host; what was heard
 * of one when it was asked is the news.
 */
export async function validateFolder(
  folder: string,
  news?: DownloadErrors,
  staticFolder = staticFolderOf(folder),
): Promise<Issue[]> {
  const listing = listFiles(folder)
  const sources = jsonCandidates(listing).map((file) => readSource(folder, file))
  const factsOf = (picture: string) => imageInfo(join(folder, picture))
  const staticFiles = readStaticFiles(staticFolder)
  return validateContent({ listing, sources, factsOf, kept: readCache(folder), staticFiles, news })
}
