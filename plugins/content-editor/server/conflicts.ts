import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import type { FileToWrite } from "../../content-model/validate/writeAtomically"
import { HttpError } from "./HttpError"

/** @throws {HttpError} 409 if the write would replace another image. */
export function assertNotExisting(root: string, { path, content }: FileToWrite) {
  const target = join(root, path)
  if (!existsSync(target) || readFileSync(target).equals(Buffer.from(content))) return
  throw new HttpError(
    409,
    `Another picture is called ${path} already. Rename your picture and choose it again.`,
  )
}

const copyAndReload = "Your text is still in the form: copy it, reload the page and enter it again."

/**
 * Compares a file with the text that the form was opened with; null for a new file.
 * @throws {HttpError} 409 if they differ.
 */
export function assertUnchanged(root: string, path: string, textAtOpening: string | null) {
  const target = join(root, path)
  const current = existsSync(target) ? readFileSync(target, "utf8") : null
  if (current === textAtOpening) return
  const isNew = textAtOpening === null
  throw new HttpError(
    409,
    isNew
      ? `The file ${path} exists already and was not changed. Choose another id or title, or reload the page and edit that file.`
      : `${path} was ${current === null ? "deleted or renamed" : "changed outside this form"} since you opened it. ${copyAndReload}`,
  )
}
