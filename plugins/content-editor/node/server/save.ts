import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { readSource } from "../../../content-model/read/json/readFiles"
import { writeFiles, type FileToWrite } from "../../../content-model/lib/writeFiles"
import type { FileToSave, SaveRequest } from "../../drafts/backend"
import { contentFolder, repositoryPath } from "../../lib/constants"
import { validateChanges, type Changes } from "../../drafts/values/validateChanges"
import { diskError, HttpError } from "../HttpError"
import { keepSave } from "../git/saves"
import { readPicture } from "./pictures"
import { readSnapshot } from "../readSnapshot"

type PictureToWrite = Awaited<ReturnType<typeof readPicture>>

/**
 * Writes all files of a change, or none if one of them is invalid or conflicts. Keeps a version of them.
 * @throws {HttpError} in words.
 */
export async function save(root: string, { files, pictures: sent, summary }: SaveRequest<string>) {
  const content = join(root, contentFolder)
  const pictures = await Promise.all(sent.map((picture) => readPicture(root, picture)))
  await assertValid(content, {
    texts: Object.fromEntries(files.map(({ file, text }) => [file, text])),
    images: Object.fromEntries(pictures.map(({ path, info }) => [path, info])),
  })
  // Synchronous from here on, so that no other write comes between comparison and write.
  for (const picture of pictures) assertNotExisting(content, picture)
  for (const file of files) assertUnchanged(content, file)
  const texts = files.map(({ file, text }) => ({ path: file, content: text }))
  const written: FileToWrite[] = [...pictures, ...texts]
  try {
    keepSave(root, written, summary)
    writeFiles(content, written)
  } catch (error) {
    throw diskError(error, content)
  }
}

async function assertValid(folder: string, changes: Changes) {
  const { blocking } = await validateChanges(await readSnapshot(folder, String), changes)
  if (blocking.length === 0) return
  const lines = blocking.map(({ file, fieldPath, message }) =>
    fieldPath ? `${fieldPath}: ${message}` : `${repositoryPath(file)} ${message}`,
  )
  const all = [...Object.values(changes.texts), ...Object.values(changes.images ?? {})]
  const action = all.every((one) => one === null) ? "deleted" : "saved"
  throw new HttpError(422, [`Not ${action}:`, ...lines].join("\n"))
}

function assertNotExisting(folder: string, { path, content }: PictureToWrite) {
  const target = join(folder, path)
  if (content && existsSync(target) && !readFileSync(target).equals(content))
    throw new HttpError(
      409,
      `Another picture is called ${repositoryPath(path)} already. Rename your picture and choose it again.`,
    )
}

function assertUnchanged(folder: string, { file, text, base }: FileToSave) {
  const current = existsSync(join(folder, file)) ? readSource(folder, file).text : null
  // The text itself is there already if only the answer to a save was lost.
  if (current === base || current === text) return
  const path = repositoryPath(file)
  const what = current === null ? "deleted or renamed" : "changed outside the editor"
  throw new HttpError(
    409,
    base === null
      ? `The file ${path} exists already and was not changed. Choose another title or address, or edit that file.`
      : `${path} was ${what} since the editor loaded it. Your words are kept: compare both, then save again.`,
  )
}
