import { join } from "node:path"
import { buildInstant } from "../fields/period/clock"
import { imageInfo } from "../fields/picture/imageInfo"
import type { Issue } from "../issues/issues"
import { readContentFolder } from "../read/readContentFolder"
import type { DownloadErrors } from "../fields/picture/images"
import { validateContent } from "./validateContent"

/**
 * Reads and validates a content folder. Returns the issues by file and position; a site can be
 * built if none is an error. Makes no requests: `downloadErrors` is the result of the last
 * download.
 */
export async function validateFolder(
  folder: string,
  downloadErrors?: DownloadErrors,
): Promise<Issue[]> {
  return validateContent({
    getNow: (timeZone) => buildInstant(timeZone),
    ...readContentFolder(folder),
    getImageInfo: (image) => imageInfo(join(folder, image)),
    downloadErrors,
  })
}
