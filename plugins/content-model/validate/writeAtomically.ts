import { randomUUID } from "node:crypto"
import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs"
import { basename, dirname, join } from "node:path"

/** A file to write, by its path below a folder. Null deletes the file. */
export type FileToWrite = { path: string; content: string | Buffer | null }

/**
 * Writes all files or none: first to temporary files, then by renaming these. So readers never see
 * half a file, and a full disk changes nothing. If a file cannot be renamed or deleted, those before it
 * are restored from copies.
 */
export function writeAtomically(folder: string, files: FileToWrite[]) {
  const staged = files.map(({ path, content }) => {
    const target = join(folder, path)
    const temporary = join(dirname(target), `.${basename(target)}.${randomUUID()}`)
    return { target, temporary, backup: `${temporary}.backup`, content }
  })
  const replaced: typeof staged = []
  try {
    for (const { target, temporary, backup, content } of staged) {
      if (content === null && !existsSync(target)) continue
      mkdirSync(dirname(target), { recursive: true })
      if (content !== null) writeFileSync(temporary, content)
      if (existsSync(target)) copyFileSync(target, backup)
    }
    // Where upper and lower case are the same, a deletion must not delete the file's new name.
    const deletedFirst = staged.toSorted(
      (a, b) => Number(b.content === null) - Number(a.content === null),
    )
    for (const file of deletedFirst) {
      if (file.content === null) rmSync(file.target, { force: true })
      else renameSync(file.temporary, file.target)
      replaced.push(file)
    }
  } catch (error) {
    for (const { target, backup } of replaced.toReversed())
      if (existsSync(backup)) renameSync(backup, target)
      else rmSync(target, { force: true })
    throw error
  } finally {
    for (const { temporary, backup } of staged)
      for (const file of [temporary, backup]) rmSync(file, { force: true })
  }
}
