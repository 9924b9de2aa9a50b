import { fileIssue, type Issue } from "../../issues/issues"
import { fieldIssue, type Document, type Field } from "../../read/json/document"
import type { FileList } from "../../read/json/readFiles"
import { closestMatch, didYouMean } from "../../issues/closestMatch"
import { quote } from "../../issues/quote"
import { imageFileIssues, type ImageInfo } from "./imageFiles"
import { pictureEndings } from "./imageFormat"

/** Returns the metadata of an image by its path below content/; undefined if it is damaged. */
type GetImageInfo = (image: string) => ImageInfo | undefined | Promise<ImageInfo | undefined>
export type ImageFolder = { listing: FileList; getImageInfo: GetImageInfo }
type Use = { document: Document; field: Field & { value: string } }

/** Matches the names of images that browsers can show. */
export const isPicture = new RegExp(`\\.(?:${pictureEndings}|svg)$`, "i")
/** Matches the paths of images and of copies of remote images. */
export const isInPictures = /^images\/(?:kept\/)?[^/]+$/
/** True if an image in content is the URL of a remote image. */
export const isUrl = (image: string) => /^https:/i.test(image)

const isOwnImage = (file: string) => /^images\/[^/]+$/.test(file)

/** Checks the image files that content names. Reads each file once. */
export async function imageIssues(
  { listing, getImageInfo }: ImageFolder,
  documents: Document[],
): Promise<Issue[]> {
  const images = listing.files.filter(isOwnImage)
  const present = new Set(images)
  const issues = [...usesByImage(documents)].map(async ([file, uses]) =>
    present.has(file)
      ? issuesOf(file, uses, await getImageInfo(file))
      : uses.map((use) => missingImage(use, images)),
  )
  return (await Promise.all(issues)).flat()
}

/** Lists the files in content/images/ that no content names. */
export function unusedImages({ files }: FileList, documents: Document[]) {
  const used = usesByImage(documents)
  return files.filter((file) => isOwnImage(file) && !used.has(file)).map(unusedImage)
}

function usesByImage(documents: Document[]) {
  const byImage = new Map<string, Use[]>()
  for (const use of documents.flatMap(imageFields)) {
    const { value } = use.field
    if (!isUrl(value)) byImage.set(value, [...(byImage.get(value) ?? []), use])
  }
  return byImage
}

/** The fields of a content file that name an image in a valid format. */
export const imageFields = (document: Document) =>
  document.fields.flatMap((field): Use[] => {
    const { schema, value } = field
    if (schema.maxBytes === undefined || typeof value !== "string") return []
    const isValid = new RegExp(schema.pattern ?? "", "i").test(value)
    return isValid ? [{ document, field: { ...field, value } }] : []
  })

// macOS and Windows take names for equal that differ in case or in Unicode normalisation.
const ignoringCase = (name: string) => name.normalize("NFC").toLowerCase()

function missingImage({ document, field }: Use, images: string[]) {
  const { value } = field
  const twin = images.find((image) => ignoringCase(image) === ignoringCase(value))
  const hint = `${didYouMean(twin ?? closestMatch(value, images))}${twin ? " Upper and lower case matter." : ""}`
  const problem = `the picture ${quote(value)} does not exist.`
  const message = `${problem} Put it into content/images/, or name one that is there.${hint}`
  return fieldIssue(document, field, "missing-image", message, `${problem} Choose another one.`)
}

export function unusedImage(file: string) {
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

export function dimensionIssues({ document, field }: Use, { width, height, format }: ImageInfo) {
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
