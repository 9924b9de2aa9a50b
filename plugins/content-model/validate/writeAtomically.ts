import { randomUUID } from "node:crypto"
import { mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs"
import { basename, dirname, join } from "node:path"

/** A file as it is to be, by its path below a folder. */
export type FileToWrite = { path: string; content: string | Buffer }

/**
 * Writes all files or none, and each whole: nobody ever reads half of one, and where the disk is
 * full or may not be written everything stays as it was.
 */
export function writeAtomically(folder: string, files: FileToWrite[]) {
  const staged = files.map(({ path, content }) => {
    const target = join(folder, path)
    const beside = join(dirname(target), `.${basename(target)}.${randomUUID()}`)
    return { target, beside, content }
  })
  try {
    for (const { target, beside, content } of staged) {
      mkdirSync(dirname(target), { recursive: true })
      writeFileSync(beside, content)
    }
    for (const { target, beside } of staged) renameSync(beside, target)
  } finally {
    for (const { beside } of staged) rmSync(beside, { force: true })
  }
}
