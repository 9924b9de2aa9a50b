import { join } from "node:path"
import { readValues } from "../readContent"
import { buildInstant } from "../time/clock"
import { zoneIn } from "../time/shownAt"
import { imageInfo } from "../images/imageInfo"
import type { Issue } from "./issues"
import { readFolder } from "./readFolder"
import type { DownloadErrors } from "./rules/images/remoteImages"
import { validateContent } from "./validateContent"

/**
 * Reads and validates a content folder. Returns the issues by file and position; a site can be
 * built if none is an error. Makes no requests: `downloadErrors` is the result of the last
 * download.
 */
export async function validateFolder(
  folder: string,
  downloadErrors?: DownloadErrors,
  staticFolder?: string,
): Promise<Issue[]> {
  const now = buildInstant(zoneIn(readValues(folder)))
  return validateContent({
    now,
    ...readFolder(folder, staticFolder),
    getImageInfo: (image) => imageInfo(join(folder, image)),
    downloadErrors,
  })
}
