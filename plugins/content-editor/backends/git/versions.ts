import { contentTypeOf } from "../../../content-model/model/model"
import { contentFolder, repositoryPath } from "../../lib/constants"
import type { Host } from "./host"
import type { Change, Reader } from "./reader"

/**
 * The published files that the change or another one has deleted, latest first. Looks at each tenth of the
 * last 100 commits: a file that existed for less may be missing.
 */
export async function deletedFiles(host: Host, reader: Reader, change: Change) {
  const { main, mainFiles, headFiles } = change
  const commits = await host.commits(main, contentFolder)
  const samples = commits.filter((_, index) => index % 10 === 9 || index === commits.length - 1)
  const trees = await Promise.all(samples.map(({ id }) => reader.filesOf(id)))
  const names = new Set([mainFiles, ...trees].flatMap((tree) => [...tree.keys()]))
  const deleted = [...names].filter((file) => contentTypeOf(file) && !headFiles.has(file))
  const found = deleted.map(async (file) => {
    const [last, previous] = await host.commits(main, repositoryPath(file))
    // The last published commit of a deleted file is its deletion.
    return { file, version: mainFiles.has(file) ? last : previous }
  })
  const files = await Promise.all(found)
  return files.toSorted((a, b) => Date.parse(b.version.date) - Date.parse(a.version.date))
}
