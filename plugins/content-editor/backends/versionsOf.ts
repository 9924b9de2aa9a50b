import { pageAddress } from "../../content-model/pageAddress"
import { repositoryPath } from "../constants"
import { parseText } from "../state/drafts/drafts"
import { redirectedFiles, redirectsFile } from "../state/items/redirects"
import type { Host } from "./host"
import { entryOf, type createReader } from "./reader"
import type { Version } from "./types"

type Reader = Pick<ReturnType<typeof createReader>, "filesOf" | "readText">

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
  const site = entryOf(await reader.filesOf(first.id), redirectsFile)
  for (const { from, to } of redirectedFiles(parseText(await reader.readText(site)))) {
    if (to !== file) continue
    const [deletion, previous] = await host.commits(first.id, repositoryPath(from))
    if (deletion?.id === first.id && previous)
      return [...versions, ...(await versionsOf(host, reader, from, previous.id))]
  }
  return versions
}
