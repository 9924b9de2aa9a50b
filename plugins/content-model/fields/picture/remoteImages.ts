import { cacheFolder } from "../../lib/constants"
import { copyOf } from "../../read/imageCache"
import type { Issue } from "../../issues/issues"
import { fieldIssue, type Document } from "../../read/json/document"
import { quote } from "../../issues/quote"
import { imageFileIssues } from "./imageFiles"
import { dimensionIssues, imageFields, isUrl, unusedImage, type ImageFolder } from "./images"

/** By URL, the reason why the last download failed. */
export type DownloadErrors = Record<string, string>

export type RemoteImageFolder = ImageFolder & {
  downloadErrors?: DownloadErrors
}

/** Checks that each remote image has a copy that can be shown. Makes no requests. */
export async function remoteImageIssues(
  { listing, getImageInfo, downloadErrors = {} }: RemoteImageFolder,
  documents: Document[],
): Promise<Issue[]> {
  const checked = new Set<string>()
  const isFirstUse = (url: string) => !checked.has(url) && checked.add(url)
  const checks = usesOfUrls(documents).map(async (use) => {
    const { document, field } = use
    const url = field.value
    const copy = copyOf(url, listing.files)
    if (!copy) {
      const words = notDownloaded(url, downloadErrors[url])
      return [fieldIssue(document, field, "image-not-downloaded", ...words)]
    }
    const info = await getImageInfo(copy)
    return [
      ...(isFirstUse(url) ? imageFileIssues(copy, info, Infinity) : []),
      ...(info ? dimensionIssues(use, info) : []),
    ]
  })
  return (await Promise.all(checks)).flat()
}

/** Lists the files in the cache folder that no content needs. */
export function unusedCopies({ listing }: RemoteImageFolder, documents: Document[]) {
  const urls = usesOfUrls(documents).map(({ field }) => field.value)
  const used = new Set(urls.map((url) => copyOf(url, listing.files)))
  return listing.files
    .filter((file) => file.startsWith(`${cacheFolder}/`) && !used.has(file))
    .map(unusedImage)
}

const usesOfUrls = (documents: Document[]) =>
  documents.flatMap(imageFields).filter(({ field }) => isUrl(field.value))

/** The message and that of the form. */
function notDownloaded(url: string, reason?: string): [string, string] {
  const problem = `the picture ${quote(url)}`
  const why = reason ? `could not be downloaded: ${reason}` : "is not downloaded yet"
  const advice = reason
    ? "Check the address, or put the picture into content/images/ and name that file."
    : 'Run "npm run check" and commit the files that it adds.'
  return [`${problem} ${why}. ${advice}`, `${problem} ${why}. Upload it here instead.`]
}
