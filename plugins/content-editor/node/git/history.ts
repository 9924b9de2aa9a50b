import { existsSync } from "node:fs"
import { join } from "node:path"
import { contentTypeOf } from "../../../content-model/model/model"
import type { DeletedFile, Version } from "../../drafts/backend"
import { contentFolder, contentPath, repositoryPath } from "../../lib/constants"
import { git, objectId, savesEmail, savesRef } from "./git"
import { repositoryProblem } from "./problems"

const format = "--format=%x1e%H%x1f%an%x1f%aI%x1f%ce%x1f%B"
const logOptions = ["--ignore-missing", "--relative", "-z", "-M", "--raw", "--no-abbrev", format]
const changePattern = /:\S+ \S+ \S+ (\S+) (?:R\d+\0([^\0]+)|[A-Z])\0([^\0]+)\0/g

/** The files that commits changed, newest commit first. A deleted file has no blob. */
async function readLog(root: string, ...args: string[]) {
  const output = await git(root, ["log", ...logOptions, ...args])
  return output.split("\x1e").slice(1).flatMap(parseCommit)
}

function parseCommit(record: string) {
  const [id, author, date, email, message] = record.split("\x1f")
  const [summary] = message.split(/[\n\0]/)
  const kind = email === savesEmail ? "save" : "commit"
  const version: Version = { id, author, date, summary, kind }
  return [...record.matchAll(changePattern)].map(([, blob, from, file]) => ({
    version,
    file: contentPath(file),
    renamedFrom: from && contentPath(from),
    blob: /^0+$/.test(blob) ? "" : blob,
  }))
}

/** The commits of a file, and the saves that are in no commit; each text once, newest first. */
async function entriesOf(root: string, file: string) {
  if (await repositoryProblem(root)) return []
  const hasCommit = (await objectId(root, "HEAD")) !== ""
  const follow = (name: string, ...range: string[]) =>
    readLog(root, "--max-count=200", "--follow", ...range, "--", repositoryPath(name))
  const saves = await follow(file, savesRef, ...(hasCommit ? ["--not", "HEAD"] : []))
  const logs = [saves]
  if (hasCommit) logs.unshift(await follow(file, "HEAD"))
  // Before its first save, a renamed file has another name in the commits.
  const { renamedFrom, file: former = file, version } = saves.at(-1) ?? {}
  if (hasCommit && version && (renamedFrom ?? former) !== file)
    logs.unshift(await follow(renamedFrom ?? former, `--until=${version.date}`, "HEAD"))
  const entries = logs.flat().filter(({ blob }) => blob)
  const first = new Map(entries.toReversed().map((entry) => [entry.blob, entry]))
  return entries
    .filter((entry) => first.get(entry.blob) === entry)
    .toSorted((a, b) => Date.parse(b.version.date) - Date.parse(a.version.date))
}

/** The earlier texts of a file, newest first. */
export const versionsOf = async (root: string, file: string) =>
  (await entriesOf(root, file)).map(({ version }) => version)

/** The bytes of a file as it was kept last; undefined if it was not. */
export async function lastBytes(root: string, file: string) {
  const [last] = await entriesOf(root, file)
  const show = ["cat-file", "blob", last?.blob]
  return last && Buffer.from(await git(root, show, { encoding: "latin1" }), "latin1")
}

/** The content files that were deleted, newest first. */
export async function deletedFiles(root: string): Promise<DeletedFile[]> {
  if (await repositoryProblem(root)) return []
  const entries = await readLog(root, "HEAD", savesRef, "--", contentFolder)
  const isMissing = (file: string) => !existsSync(join(root, repositoryPath(file)))
  return [...new Set(entries.map(({ file }) => file))].flatMap((file) => {
    const newest = entries.find((entry) => [entry.file, entry.renamedFrom].includes(file))
    const last = entries.find((entry) => entry.file === file && entry.blob)
    const isDeleted = contentTypeOf(file) && isMissing(file) && newest?.file === file
    return isDeleted && last ? { file, version: last.version } : []
  })
}

/**
 * The text of a file in a version, where it may have another name.
 * @throws {HttpError} 422 if the version does not have the file.
 */
export async function textAt(root: string, version: string, file: string) {
  const entry = (await entriesOf(root, file)).find((one) => one.version.id === version)
  return git(root, ["show", `${version}:./${repositoryPath(entry?.file ?? file)}`])
}
