import { schemas } from "../../content-model/schema/jsonSchema"
import { imageInfoOf } from "../../content-model/images/imageInfo"
import { extensionOf } from "../../content-model/images/imageFormat"
import { isUrl } from "../../content-model/validate/rules/images/images"
import { contentPath } from "../constants"
import { HttpError } from "./HttpError"
import type { Asset } from "./requestSchema"

const { pattern = "", maxBytes = 0 } = schemas.PictureFile
const isAllowed = new RegExp(pattern, "i")

/** The size in bytes of the largest image that can be uploaded. */
export const maxImageBytes = maxBytes

/**
 * The path below content/ of an image that may be saved or deleted.
 * @throws {HttpError} 403 for any other path.
 */
export function imagePath(path: string) {
  const file = contentPath(path)
  if (isAllowed.test(file) && !isUrl(file)) return file
  throw new HttpError(
    403,
    `${path} cannot be a picture of this site. Choose a PNG, JPEG, WebP or AVIF file whose name has no spaces.`,
  )
}

/**
 * Decodes uploaded images and their size and format.
 * @throws {HttpError} if one is too large, damaged, or of another format than its extension.
 */
export const decodeUploads = (assets: Asset[]) => Promise.all(assets.map(decodeUpload))

async function decodeUpload({ path, content: base64 }: Asset) {
  const file = imagePath(path)
  const content = Buffer.from(base64, "base64")
  if (content.length > maxImageBytes) {
    const limit = `${maxImageBytes / 1e6} MB`
    const message = `${path} is larger than ${limit}. Make the picture smaller and choose it again.`
    throw new HttpError(413, message)
  }
  const { ending, format } = extensionOf(file)
  const info = await imageInfoOf(content, content.length)
  if (info?.format === format) return { path, file, content, info }
  const message = `${path} is damaged, or it is not a ${ending.toUpperCase()} picture. Export it again from the program that made it.`
  throw new HttpError(422, message)
}
