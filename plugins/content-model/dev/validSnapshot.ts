import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from "node:fs"
import { dirname, join } from "node:path"
import { contentTypeOf } from "../schema/jsonSchema"
import { errorsOf, type Issue } from "../validate/issues"
import { manifestFile, type DownloadErrors } from "../validate/rules/remoteImages"
import { validateFolder } from "../validate/validateFolder"

/**
 * What Gatsby reads: content/ as it was when it last had no error. It lies in .cache/, so that git
 * ignores it and `gatsby clean` deletes it; the dot keeps it when Gatsby empties .cache/ by itself.
 */
export const snapshotFolder = ".cache/.content"

/**
 * Brings a mirror up to date with a content folder, unless the folder has errors. Returns the
 * issues. Pictures that are gone may be kept: the development server ends where one vanishes while
 * it is at work on it.
 */
export async function updateSnapshot(
  content: string,
  target: string,
  keepsImages = false,
  news?: DownloadErrors,
): Promise<Issue[]> {
  const reported = filesOf(content)
  const issues = await validateFolder(content, news)
  if (errorsOf(issues).length > 0) return issues

  const present = filesOf(target)
  const changed = [...reported.keys()].filter((file) => reported.get(file) !== present.get(file))
  const deleted = [...present.keys()].filter(
    (file) => !reported.has(file) && !(keepsImages && isPicture.test(file)),
  )
  const taken = `${target}-taken`
  rmSync(taken, { recursive: true, force: true })
  for (const file of changed)
    cpSync(join(content, file), join(taken, file), { dereference: true, preserveTimestamps: true })
  // The report holds for what is taken only if nobody wrote in between.
  if (!isSame(filesOf(content), reported)) return updateSnapshot(content, target, keepsImages, news)

  // Moved, not copied, so that nobody reads half a file.
  mkdirSync(target, { recursive: true })
  for (const file of changed.toSorted(picturesFirst)) {
    mkdirSync(dirname(join(target, file)), { recursive: true })
    renameSync(join(taken, file), join(target, file))
  }
  for (const file of deleted.toSorted(picturesFirst).toReversed()) rmSync(join(target, file))
  rmSync(taken, { recursive: true, force: true })
  return issues
}

/** A picture comes before the text that names it, and goes after it. */
const picturesFirst = (a: string, b: string) =>
  Number(a.endsWith(".json")) - Number(b.endsWith(".json"))

const isPicture = /^images\/(?!sources\/).*\.(png|jpe?g|webp|avif|svg)$/i

/** The files of a content folder that the site reads, each with what tells whether it changed. */
function filesOf(folder: string) {
  const files = new Map<string, string>()
  if (!existsSync(folder)) return files
  for (const path of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    const file = path.replaceAll("\\", "/")
    const entry = statSync(join(folder, file), { throwIfNoEntry: false })
    const isRead = contentTypeOf(file) || isPicture.test(file) || file === manifestFile
    if (entry?.isFile() && isRead) files.set(file, `${entry.size} ${entry.mtime.getTime()}`)
  }
  return files
}

const isSame = (a: Map<string, string>, b: Map<string, string>) =>
  a.size === b.size && [...a].every(([file, state]) => b.get(file) === state)
