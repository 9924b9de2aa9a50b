import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import type { FileToWrite } from "../../content-model/validate/writeAtomically"
import { HttpError } from "./HttpError"

/** Refuses to replace a picture by another one. */
export function assertNotExisting(root: string, { path, content }: FileToWrite) {
  const target = join(root, path)
  if (!existsSync(target) || readFileSync(target).equals(Buffer.from(content))) return
  throw new HttpError(
    409,
    `There is another picture called ${path}. Rename yours and choose it again.`,
  )
}

const stillThere =
  "What you wrote is still in the form: copy it, reload the page and put it in again."

/** Refuses to touch a text that is not what the form was opened with; null where it is a new one. */
export function assertUnchanged(root: string, path: string, opened: string | null) {
  const target = join(root, path)
  const now = existsSync(target) ? readFileSync(target, "utf8") : null
  if (now === opened) return
  if (now === null)
    throw new HttpError(409, `${path} was deleted or renamed since you opened it. ${stillThere}`)
  if (opened === null)
    throw new HttpError(
      409,
      `There is a file ${path} already, and it was left as it is. Choose another id or title, or reload the page and change that one.`,
    )
  throw new HttpError(409, `${path} was changed elsewhere since you opened it. ${stillThere}`)
}
