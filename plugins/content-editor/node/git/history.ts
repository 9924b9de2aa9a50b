import { existsSync } from "node:fs"
import { join } from "node:path"
import { contentTypeOf } from "../../../content-model/model/model"
import type { DeletedFile, Version } from "../../drafts/backend"
import { contentFolder, contentPath, repositoryPath } from "../../lib/constants"
import { blobId, git, objectId } from "./git"
import { savedBytes, savesOf, type Save } from "./saves"

const format = "--format=%x1e%H%x1f%an%x1f%aI%x1f%B"
const logOptions = ["--relative", "-z", "--no-renames", "--raw", "--no-abbrev", format]
const changePattern = /:\S+ \S+ \S+ (\S+) [A-Z]\0([^\0]+)\0/g

/** What a version has made of a file. A deleted file has no blob. */
type Entry = { version: Version; file: string; blob: string }

/** The files that commits changed, newest commit first. */
async function readLog(root: string, ...args: string[]) {
  if (!(await objectId(root, "HEAD"))) return [] // without a repository or a commit
  const output = await git(root, ["log", ...logOptions, ...args])
  return output.split("\x1e").slice(1).flatMap(parseCommit)
}

function parseCommit(record: string): Entry[] {
  const [id, author, date, message] = record.split("\x1f")
  const [summary] = message.split(/[\n\0]/)
  const version: Version = { id, author, date, summary }
  return [...record.matchAll(changePattern)].map(([, blob, file]) => ({
    version,
    file: contentPath(file),
    blob: /^0+$/.test(blob) ? "" : blob,
  }))
}

function entryOf({ id, file, summary, bytes }: Save): Entry {
  const date = new Date(Number(id)).toISOString()
  const version: Version = { id, date, author: "", summary }
  return { version, file, blob: blobId(bytes) }
}

const newestFirst = (a: Entry, b: Entry) => Date.parse(b.version.date) - Date.parse(a.version.date)

/** The commits of a file, and the saves that are in no commit; each text once, newest first. */
async function entriesOf(root: string, file: string) {
  const commits = await readLog(root, "--max-count=200", "--", repositoryPath(file))
  const entries = [...savesOf(root, file).map(entryOf), ...commits.filter(({ blob }) => blob)]
  const first = new Map(entries.map((entry) => [entry.blob, entry]))
  return [...first.values()].toSorted(newestFirst)
}

/** The earlier texts of a file, newest first. */
export const versionsOf = async (root: string, file: string) =>
  (await entriesOf(root, file)).map(({ version }) => version)

/** The bytes of a file as it was kept last; undefined if it was not. */
export async function lastBytes(root: string, file: string) {
  const [last] = await entriesOf(root, file)
  return last && bytesAt(root, last.version.id, file)
}

/** The content files that were deleted, newest first. */
export async function deletedFiles(root: string): Promise<DeletedFile[]> {
  const commits = await readLog(root, "--", contentFolder)
  const entries = [...savesOf(root).map(entryOf), ...commits].toSorted(newestFirst)
  const names = new Set(entries.map(({ file }) => file))
  return [...names].flatMap((file) => {
    const last = entries.find((entry) => entry.file === file && entry.blob)
    const isDeleted = contentTypeOf(file) && !existsSync(join(root, repositoryPath(file)))
    return isDeleted && last ? { file, version: last.version } : []
  })
}

/**
 * The text of a file in a version.
 * @throws {HttpError} 422 if the version does not have the file.
 */
export const textAt = async (root: string, version: string, file: string) =>
  String(await bytesAt(root, version, file))

async function bytesAt(root: string, version: string, file: string) {
  const show = ["show", `${version}:./${repositoryPath(file)}`]
  return (
    savedBytes(root, version, file) ??
    Buffer.from(await git(root, show, { encoding: "latin1" }), "latin1")
  )
}
