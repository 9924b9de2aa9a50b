import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { imageInfoOf } from "../../content-model/images/imageInfo"
import { extensionOf } from "../../content-model/images/imageFormat"
import { schemas } from "../../content-model/schema/jsonSchema"
import { isUrl } from "../../content-model/validate/rules/images/images"
import { repositoryPath } from "../constants"
import { HttpError } from "./HttpError"
import type { PictureToSave } from "./requestSchema"

const { pattern = "", maxBytes = 0 } = schemas.PictureFile
const isAllowed = new RegExp(pattern, "i")

/** The size in bytes of the largest picture that can be saved. */
export const maxImageBytes = maxBytes

/**
 * Reads the bytes, size and format of a picture to save; null for one to delete.
 * @throws {HttpError} if it is too large, damaged, or of another format than its extension.
 */
export async function readPicture(root: string, picture: PictureToSave) {
  const { file } = picture
  assertPicturePath(file)
  const content = "from" in picture ? readSaved(root, picture.from) : decode(picture.content)
  if (content === null) return { file, content, info: null }
  const path = repositoryPath(file)
  if (content.length > maxImageBytes) {
    const limit = `${maxImageBytes / 1e6} MB`
    const message = `${path} is larger than ${limit}. Make the picture smaller and choose it again.`
    throw new HttpError(413, message)
  }
  const { ending, format } = extensionOf(file)
  const info = await imageInfoOf(content, content.length)
  if (info?.format === format) return { file, content, info }
  const message = `${path} is damaged, or it is not a ${ending.toUpperCase()} picture. Export it again from the program that made it.`
  throw new HttpError(422, message)
}

const decode = (base64: string | null) => (base64 === null ? null : Buffer.from(base64, "base64"))

function readSaved(root: string, file: string) {
  assertPicturePath(file)
  const path = repositoryPath(file)
  if (existsSync(join(root, path))) return readFileSync(join(root, path))
  throw new HttpError(409, `The picture ${path} does not exist any more. Choose another picture.`)
}

function assertPicturePath(file: string) {
  if (isAllowed.test(file) && !isUrl(file)) return
  throw new HttpError(
    403,
    `${repositoryPath(file)} cannot be a picture of this site. Choose a PNG, JPEG, WebP or AVIF file whose name has no spaces.`,
  )
}
