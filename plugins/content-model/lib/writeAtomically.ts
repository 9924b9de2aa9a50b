import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { sha256 } from "./sha256"
import { discard, journalFile, readExactly, stagingName, undo, type Change } from "./undo"

/** A file to write, by its path below a folder. Null deletes the file. */
export type FileToWrite = { path: string; content: string | Buffer | null }

/**
 * Writes all files or none. Each is replaced by a rename, so readers never see half a file, and a full
 * disk changes nothing. If a file cannot be replaced, those before it are restored; after a kill,
 * `undoInterrupted` restores them.
 * @throws {Error} of the file system; its `dest` or `path` is the file that cannot be replaced.
 */
export function writeAtomically(folder: string, files: FileToWrite[]) {
  const staging = mkdtempSync(join(folder, stagingName()))
  try {
    for (const { path, after, name } of stage(folder, staging, files))
      if (after === null) rmSync(join(folder, path))
      else renameSync(join(staging, `${name}.new`), join(folder, path))
  } catch (error) {
    undo(folder, staging)
    throw error
  }
  discard(staging)
}

/** Stages new files and copies of the old ones. Lists the changes in a journal, which is written last. */
function stage(folder: string, staging: string, files: FileToWrite[]) {
  const write = (name: string, content: string | Buffer) =>
    writeFileSync(join(staging, name), content, { flush: true })
  // Where upper and lower case are the same, a deletion must not delete the file's new name.
  const deletedFirst = files.toSorted(
    (a, b) => Number(b.content === null) - Number(a.content === null),
  )
  const changes = deletedFirst.flatMap(({ path, content }, name): Change[] => {
    const old = readExactly(join(folder, path))
    const after = content === null ? null : sha256(content)
    if (after === (old && sha256(old))) return []
    if (old !== null) write(`${name}.old`, old)
    if (content !== null) {
      mkdirSync(dirname(join(folder, path)), { recursive: true })
      write(`${name}.new`, content)
    }
    return [{ path, after, name }]
  })
  write("journal", JSON.stringify(changes))
  renameSync(join(staging, "journal"), join(staging, journalFile))
  return changes
}
