import { existsSync, mkdirSync, readdirSync, readFileSync, realpathSync } from "node:fs"
import { renameSync, rmSync, statSync } from "node:fs"
import { basename, dirname, join } from "node:path"
import * as z from "zod"
import { isRunning } from "./isRunning"
import { sha256 } from "./sha256"

// A journal is part of content/, so it may come from anybody.
const journalSchema = z.array(
  z.strictObject({
    path: z.string().regex(/^(?!\/)((^|\/)[^./\\:][^/\\:]*)+$/),
    after: z.string().nullable(),
    name: z.int(),
  }),
)

/** A file that changes: its path below the folder, and the hash of its new bytes; null if it is deleted. */
export type Change = z.infer<typeof journalSchema>[number]

/** Exists in a staging folder while its changes are made. */
export const journalFile = "journal.json"

/** The beginning of the name of a staging folder. It tells which process works in it. */
export const stagingName = () => `.save-${process.pid}-`
const stagingPattern = /^\.save-(\d+)-/

const maxSaveMs = 60_000

/** Restores the files of a folder that processes have changed which were killed before they were done. */
export function undoInterrupted(folder: string) {
  const names = existsSync(folder) ? readdirSync(folder) : []
  for (const name of names) {
    const pid = name.match(stagingPattern)?.[1]
    const staging = join(folder, name)
    if (pid && !isInUse(staging, Number(pid))) undo(folder, staging)
  }
}

/** Another process may have got the id of one that was killed long ago. */
function isInUse(staging: string, pid: number) {
  const { mtimeMs = 0 } = statSync(staging, { throwIfNoEntry: false }) ?? {}
  return pid !== process.pid && isRunning(pid) && Date.now() - mtimeMs < maxSaveMs
}

/**
 * Restores what is still as its change has left it: what somebody has edited since stays, and so does
 * what is behind a link.
 * @throws {Error} if the journal is none of ours.
 */
export function undo(folder: string, staging: string) {
  const journal = join(staging, journalFile)
  const changes = existsSync(journal) ? JSON.parse(readFileSync(journal, "utf8")) : []
  for (const { path, after, name } of journalSchema.parse(changes).toReversed()) {
    const target = join(folder, path)
    mkdirSync(dirname(target), { recursive: true })
    if (realpathSync(dirname(target)) !== join(realpathSync(folder), dirname(path))) continue
    const backup = join(staging, `${name}.old`)
    const bytes = readExactly(target)
    if ((bytes && sha256(bytes)) !== after) continue
    if (existsSync(backup)) renameSync(backup, target)
    else rmSync(target)
  }
  discard(staging)
}

/** Removes a staging folder. Its journal goes first: without it, nothing is restored. */
export function discard(staging: string) {
  rmSync(join(staging, journalFile), { force: true })
  rmSync(staging, { recursive: true, force: true })
}

/** The bytes of a file; null if there is none, or only one whose name differs in upper and lower case. */
export function readExactly(path: string) {
  const isName = (name: string) => name.normalize() === basename(path).normalize()
  return existsSync(path) && readdirSync(dirname(path)).some(isName) ? readFileSync(path) : null
}
