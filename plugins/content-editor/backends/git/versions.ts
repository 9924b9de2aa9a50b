import { pageAddress } from "../../../content-model/read/pageAddress"
import { contentTypeOf, settingsFile } from "../../../content-model/model/model"
import { contentFolder, repositoryPath } from "../../lib/constants"
import { parseText } from "../../drafts/merge/drafts"
import { redirectedFiles } from "../../drafts/items/redirects"
import type { Host } from "../host"
import { entryOf, type Change, type Reader } from "./reader"
import type { Version } from "../../drafts/backend"

/**
 * The commits of a file, newest first; of a page, also those of its former addresses. Git hosts do not
 * follow a renamed file, but the commit that renames a page adds a redirect.
 */
export async function versionsOf(
  host: Host,
  reader: Reader,
  file: string,
  ref: string,
): Promise<(Version & { file: string })[]> {
  const commits = await host.commits(ref, repositoryPath(file))
  const versions = commits.map((version) => ({ ...version, file }))
  const first = commits.at(-1)
  if (!first || !pageAddress(file)) return versions // only a page has a former address
  const site = entryOf(await reader.filesOf(first.id), settingsFile())
  for (const { from, to } of redirectedFiles(parseText(await reader.readText(site)))) {
    if (to !== file) continue
    const [deletion, previous] = await host.commits(first.id, repositoryPath(from))
    if (deletion?.id === first.id && previous)
      return [...versions, ...(await versionsOf(host, reader, from, previous.id))]
  }
  return versions
}

/**
 * The published files that the change or another one has deleted, latest first. Looks at each tenth of the
 * last 100 commits: a file that existed for less may be missing.
 */
export async function deletedFiles(host: Host, reader: Reader, change: Change) {
  const { main, mainFiles, head = main, headFiles } = change
  const site = parseText(await reader.readText(entryOf(headFiles, settingsFile())))
  const targets = redirectedFiles(site).filter(({ to }) => headFiles.has(to))
  const followed = await Promise.all(targets.map(({ to }) => versionsOf(host, reader, to, head)))
  const renamed = followed.flat().map(({ file }) => file)
  const commits = await host.commits(main, contentFolder)
  const samples = commits.filter((_, index) => index % 10 === 9 || index === commits.length - 1)
  const trees = await Promise.all(samples.map(({ id }) => reader.filesOf(id)))
  const names = new Set([mainFiles, ...trees].flatMap((tree) => [...tree.keys()]))
  const deleted = [...names].filter(
    (file) => contentTypeOf(file) && !headFiles.has(file) && !renamed.includes(file),
  )
  const found = deleted.map(async (file) => {
    const [last, previous] = await host.commits(main, repositoryPath(file))
    // The last published commit of a deleted file is its deletion.
    return { file, version: mainFiles.has(file) ? last : previous }
  })
  const files = await Promise.all(found)
  return files.toSorted((a, b) => Date.parse(b.version.date) - Date.parse(a.version.date))
}
