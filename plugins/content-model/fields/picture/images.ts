import { fileIssue, type Issue } from "../../issues/issues"
import { fieldIssue, type Document, type Field } from "../../read/json/document"
import { copyOf } from "../../read/imageCache"
import type { FileList } from "../../read/json/readFiles"
import { cacheFolder } from "../../lib/constants"
import { closestMatch, didYouMean } from "../../issues/closestMatch"
import { quote } from "../../issues/quote"
import { imageFileIssues, type ImageInfo } from "./imageFiles"
import { pictureEndings } from "./imageFormat"

/** By URL, the reason why the last download failed. */
export type DownloadErrors = Record<string, string>

export type ImageFolder = {
  listing: FileList
  /** Returns the metadata of an image by its path below content/; undefined if it is damaged. */
  getImageInfo: (image: string) => ImageInfo | undefined | Promise<ImageInfo | undefined>
  downloadErrors?: DownloadErrors
}
type Use = { document: Document; field: Field & { value: string } }

/** Matches the names of images that browsers can show. */
export const isPicture = new RegExp(`\\.(?:${pictureEndings}|svg)$`, "i")
/** Matches the paths of images and of copies of remote images. */
export const isInPictures = /^images\/(?:kept\/)?[^/]+$/
/** True if an image in content is the URL of a remote image. */
export const isUrl = (image: string) => /^https:/i.test(image)

/** The file of an image that content names; undefined if it is not there. */
const fileOf = ({ field: { value } }: Use, files: string[]) =>
  isUrl(value) ? copyOf(value, files) : files.find((file) => file === value)

/** Checks the images that content names, and the copies of remote ones. Makes no requests, and reads each file once. */
export async function imageIssues(
  { listing: { files }, getImageInfo, downloadErrors = {} }: ImageFolder,
  documents: Document[],
): Promise<Issue[]> {
  const missing: Issue[] = []
  const usesByFile = new Map<string, Use[]>()
  for (const use of documents.flatMap(imageFields)) {
    const file = fileOf(use, files)
    if (file) usesByFile.set(file, [...(usesByFile.get(file) ?? []), use])
    else if (isUrl(use.field.value)) missing.push(notDownloaded(use, downloadErrors))
    else missing.push(missingImage(use, files))
  }
  const issues = [...usesByFile].map(async ([file, uses]) =>
    issuesOf(file, uses, await getImageInfo(file)),
  )
  return [...missing, ...(await Promise.all(issues)).flat()]
}

/** Lists the files in content/images/ that no content names. */
export function unusedImages({ files }: FileList, documents: Document[]) {
  const used = documents.flatMap(imageFields).map((use) => fileOf(use, files))
  return files.filter((file) => isInPictures.test(file) && !used.includes(file)).map(unusedImage)
}

/** The fields of a content file that name an image in a valid format. */
const imageFields = (document: Document) =>
  document.fields.flatMap((field): Use[] => {
    const { schema, value } = field
    if (schema.maxBytes === undefined || typeof value !== "string") return []
    const isValid = new RegExp(schema.pattern ?? "", "i").test(value)
    return isValid ? [{ document, field: { ...field, value } }] : []
  })

// macOS and Windows take names for equal that differ in case or in Unicode normalisation.
const ignoringCase = (name: string) => name.normalize("NFC").toLowerCase()

function missingImage({ document, field }: Use, files: string[]) {
  const { value } = field
  const images = files.filter((file) => isInPictures.test(file) && !file.startsWith(cacheFolder))
  const twin = images.find((image) => ignoringCase(image) === ignoringCase(value))
  const hint = `${didYouMean(twin ?? closestMatch(value, images))}${twin ? " Upper and lower case matter." : ""}`
  const problem = `the picture ${quote(value)} does not exist.`
  const message = `${problem} Put it into content/images/, or name one that is there.${hint}`
  return fieldIssue(document, field, "missing-image", message, `${problem} Choose another one.`)
}

function notDownloaded({ document, field }: Use, errors: DownloadErrors) {
  const reason = errors[field.value]
  const why = reason ? `could not be downloaded: ${reason}` : "is not downloaded yet"
  const problem = `the picture ${quote(field.value)} ${why}.`
  const advice = reason
    ? "Check the address, or put the picture into content/images/ and name that file."
    : 'Run "npm run check" and commit the files that it adds.'
  const messages = [`${problem} ${advice}`, `${problem} Upload it here instead.`] as const
  return fieldIssue(document, field, "image-not-downloaded", ...messages)
}

function unusedImage(file: string) {
  if (isPicture.test(file)) {
    const message = "is not used by any content. Delete it if it is not needed."
    return fileIssue(file, "unused-image", message)
  }
  const message =
    "is not a picture that the site can show. Save it as PNG, JPEG, WebP or AVIF, or delete it."
  return fileIssue(file, "unused-file", message)
}

const issuesOf = (file: string, uses: Use[], info: ImageInfo | undefined) => [
  ...imageFileIssues(file, info, uses[0].field.schema.maxBytes ?? Infinity),
  ...(info?.width ? uses.flatMap((use) => dimensionIssues(use, info)) : []),
]

function dimensionIssues({ document, field }: Use, { width, height, format }: ImageInfo) {
  const { minSize = [0, 0], isTurnable } = field.groupSchema.minSize
    ? field.groupSchema
    : field.schema
  const [minWidth, minHeight] = isTurnable && height > width ? minSize.toReversed() : minSize
  if (format === "svg" || (width >= minWidth && height >= minHeight)) return []
  const needed =
    minWidth > 1 ? `${minWidth} × ${minHeight} pixels` : `a height of ${minHeight} pixels`
  const message = `${quote(field.value)} has ${width} × ${height} pixels, too few to look sharp here. Use at least ${needed}.`
  return [fieldIssue(document, field, "image-too-small", message)]
}
