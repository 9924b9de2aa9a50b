import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { imageInfoOf } from "../../../content-model/fields/picture/imageInfo"
import { extensionOf } from "../../../content-model/fields/picture/imageFormat"
import type { PictureToSave } from "../../drafts/backend"
import { repositoryPath } from "../../lib/constants"
import { lastBytes } from "../git/history"
import { HttpError } from "../HttpError"

/**
 * Reads the bytes, size and format of a picture to save; null for one to delete.
 * @throws {HttpError} if it is damaged, or of another format than its extension.
 */
export async function readPicture(
  root: string,
  { file: path, content: sent }: PictureToSave<string>,
) {
  if (sent === null) return { path, content: sent, info: null }
  const content =
    typeof sent === "string" ? Buffer.from(sent, "base64") : await readSaved(root, sent.from)
  const { ending, format } = extensionOf(path)
  const info = await imageInfoOf(content, content.length)
  if (info?.format === format) return { path, content, info }
  const message = `${repositoryPath(path)} is damaged, or it is not a ${ending.toUpperCase()} picture. Export it again from the program that made it.`
  throw new HttpError(422, message)
}

/** The bytes of a saved picture, or of a deleted one as it was kept last. */
async function readSaved(root: string, file: string) {
  const path = repositoryPath(file)
  if (existsSync(join(root, path))) return readFileSync(join(root, path))
  const kept = await lastBytes(root, file)
  if (kept) return kept
  throw new HttpError(409, `The picture ${path} does not exist any more. Choose another picture.`)
}
