import { mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs"
import { basename, dirname, join } from "node:path"

/** A file to write, by its path below a folder. Null deletes the file. */
export type FileToWrite = { path: string; content: string | Buffer | null }

/**
 * Writes and deletes files. All new files are first written beside their places, so a full disk changes nothing; then each is
 * renamed, so readers never see half a file.
 * @throws {Error} of the file system; its `dest` or `path` is the file that cannot be replaced.
 */
export function writeFiles(folder: string, files: FileToWrite[]) {
  const targets = files.map(({ path, content }) => {
    const target = join(folder, path)
    return { target, staged: join(dirname(target), `.${basename(target)}.new`), content }
  })
  const written = targets.filter(({ content }) => content !== null)
  try {
    for (const { target, staged, content } of written) {
      mkdirSync(dirname(target), { recursive: true })
      writeFileSync(staged, content ?? "", { flush: true })
    }
    // Where upper and lower case are the same, a deletion must not delete the file's new name.
    for (const { target, content } of targets) if (content === null) rmSync(target, { force: true })
    for (const { target, staged } of written) renameSync(staged, target)
  } finally {
    for (const { staged } of written) rmSync(staged, { force: true })
  }
}
