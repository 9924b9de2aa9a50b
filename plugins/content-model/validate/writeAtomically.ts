import { randomUUID } from "node:crypto"
import { mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs"
import { basename, dirname, join } from "node:path"

/** A file to write, by its path below a folder. */
export type FileToWrite = { path: string; content: string | Buffer }

/**
 * Writes all files or none: first to temporary files, then by renaming these. So readers never see
 * half a file, and a full disk changes nothing.
 */
export function writeAtomically(folder: string, files: FileToWrite[]) {
  const staged = files.map(({ path, content }) => {
    const target = join(folder, path)
    const temporary = join(dirname(target), `.${basename(target)}.${randomUUID()}`)
    return { target, temporary, content }
  })
  try {
    for (const { target, temporary, content } of staged) {
      mkdirSync(dirname(target), { recursive: true })
      writeFileSync(temporary, content)
    }
    for (const { target, temporary } of staged) renameSync(temporary, target)
  } finally {
    for (const { temporary } of staged) rmSync(temporary, { force: true })
  }
}
