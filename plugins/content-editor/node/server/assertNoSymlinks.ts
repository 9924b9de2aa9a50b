import { lstatSync, readdirSync } from "node:fs"
import { HttpError } from "../HttpError"

/**
 * Symbolic links could redirect reads and writes out of content/.
 * @throws {HttpError} 403 if the folder is a link or contains one.
 */
export function assertNoSymlinks(content: string) {
  const entries = readdirSync(content, { recursive: true, withFileTypes: true })
  const link = entries.find((entry) => entry.isSymbolicLink())
  if (!link && !lstatSync(content).isSymbolicLink()) return
  const problem = link ? `contains the symbolic link "${link.name}"` : "is a symbolic link"
  throw new HttpError(
    403,
    `The folder content/ ${problem}, so the editor does not work. Replace the link by a copy of its target.`,
  )
}
