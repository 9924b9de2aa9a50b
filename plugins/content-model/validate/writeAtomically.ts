import { randomUUID } from "node:crypto"
import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs"
import { basename, dirname, join } from "node:path"

/** A file to write, by its path below a folder. */
export type FileToWrite = { path: string; content: string | Buffer }

/**
 * Writes all files or none: first to temporary files, then by renaming these. So readers never see
 * half a file, and a full disk changes nothing. If a file cannot be renamed, those before it are
 * restored from copies.
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
      mkdirSync(dirname(target), { recursive: true })
      writeFileSync(temporary, content)
      if (existsSync(target)) copyFileSync(target, backup)
    }
    for (const file of staged) {
      renameSync(file.temporary, file.target)
      replaced.push(file)
    }
  } catch (error) {
    for (const { target, backup } of replaced)
      if (existsSync(backup)) renameSync(backup, target)
      else rmSync(target)
    throw error
  } finally {
    for (const { temporary, backup } of staged)
      for (const file of [temporary, backup]) rmSync(file, { force: true })
  }
}
