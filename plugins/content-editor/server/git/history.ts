import { existsSync } from "node:fs"
import { join } from "node:path"
import { contentTypeOf } from "../../../content-model/schema/jsonSchema"
import type { DeletedFile, Version } from "../../backends/types"
import { contentFolder, contentPath, repositoryPath } from "../../constants"
import { HttpError } from "../HttpError"
import { git, objectId, tryGit } from "./git"
import { repositoryProblem } from "./problems"
import { savesEmail, savesRef } from "./saves"

type LogEntry = { version: Version; file: string; renamedFrom?: string; blob: string }

const maxVersions = "--max-count=200"
const format = "--format=%x1e%H%x1f%an%x1f%aI%x1f%ce%x1f%B"

/** The files that commits changed, newest commit first. A deleted file has no blob. */
async function readLog(root: string, ...args: string[]): Promise<LogEntry[]> {
  const options = ["--ignore-missing", "--relative", "-z", "-M", "--raw", "--no-abbrev", format]
  const output = await git(root, ["log", ...options, ...args])
  return output.split("\x1e").slice(1).flatMap(parseCommit)
}

function parseCommit(record: string) {
  const [header, ...parts] = record.split("\0")
  const [id, author, date, email, message] = header.split("\x1f")
  const [summary] = message.split("\n")
  const kind = email === savesEmail ? ("save" as const) : ("commit" as const)
  const version: Version = { id, author, date, summary, kind }
  const entries: LogEntry[] = []
  for (let index = 0; index + 1 < parts.length;) {
    const [, , , blob, status] = parts[index].trim().split(" ")
    const isRename = status.startsWith("R")
    const [from, to = from] = parts.slice(index + 1, index + (isRename ? 3 : 2)).map(contentPath)
    entries.push({
      version,
      file: to,
      ...(isRename && { renamedFrom: from }),
      blob: status === "D" ? "" : blob,
    })
    index += isRename ? 3 : 2
  }
  return entries
}

/** The commits of a file, then the saves that are in no commit; each text once. */
async function entriesOf(root: string, file: string) {
  const follow = [maxVersions, "--follow"]
  const path = ["--", repositoryPath(file)]
  const hasCommit = (await objectId(root, "HEAD")) !== ""
  const [commits, saves] = await Promise.all([
    hasCommit ? readLog(root, ...follow, "HEAD", ...path) : [],
    readLog(root, ...follow, savesRef, ...(hasCommit ? ["--not", "HEAD"] : []), ...path),
  ])
  const byBlob = new Map<string, LogEntry>()
  for (const entry of [...commits, ...saves])
    if (entry.blob && !byBlob.has(entry.blob)) byBlob.set(entry.blob, entry)
  return [...byBlob.values()]
}

/** The earlier texts of a file, newest first. */
export async function versionsOf(root: string, file: string) {
  if (await repositoryProblem(root)) return []
  const versions = (await entriesOf(root, file)).map(({ version }) => version)
  return versions.toSorted((a, b) => Date.parse(b.date) - Date.parse(a.date))
}

/** The content files that were deleted, newest first. */
export async function deletedFiles(root: string): Promise<DeletedFile[]> {
  if (await repositoryProblem(root)) return []
  const entries = await readLog(root, "HEAD", savesRef, "--", contentFolder)
  const files = [...new Set(entries.map(({ file }) => file))].filter(
    (file) => contentTypeOf(file) && !existsSync(join(root, repositoryPath(file))),
  )
  return files.flatMap((file) => {
    const newest = entries.find((entry) => entry.file === file || entry.renamedFrom === file)
    const last = entries.find((entry) => entry.file === file && entry.blob)
    return last && newest?.file === file ? { file, version: last.version } : []
  })
}

/** The text of a file in a version, where it may have another name. */
export async function textAt(root: string, version: string, file: string) {
  const entry = (await entriesOf(root, file)).find((one) => one.version.id === version)
  const path = repositoryPath(entry?.file ?? file)
  const { output, problem } = await tryGit(root, ["show", `${version}:./${path}`])
  if (problem === undefined) return output
  throw new HttpError(404, `This version has no file ${path}. Choose another version.`)
}
