import {
  cpSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs"
import { basename, dirname, join } from "node:path"
import { isDeepStrictEqual } from "node:util"
import { scheduleFile } from "../../lib/constants"
import { isHidden, type ContentValues } from "../../read/content"
import { readValues } from "../../read/readContent"
import { validateAndDownload } from "../../images/syncRemoteImages"
import { contentTypeOf, typeName } from "../../model/model"
import { buildInstant } from "../../fields/period/clock"
import { momentsAfter, shownAt, timeZoneOfContent } from "../../fields/period/shownAt"
import { errorsOf, type Issue } from "../../issues/issues"
import { listFiles } from "../../read/json/readFiles"
import { serialize } from "../../read/json/serialize"
import { isInPictures, isPicture } from "../../fields/picture/images"

/**
 * Updates the snapshot of a content folder, unless the folder has errors. It contains only what the
 * site shows at the moment of the build: no hidden items and nothing out of its period. Missing
 * remote images are downloaded first. Returns the issues of the folder. In development `apply` calls
 * `replace`, which changes or deletes the files, when Gatsby may read them.
 */
export async function updateSnapshot(
  content: string,
  snapshot: string,
  apply?: (replace: () => void, files: string[]) => Promise<void>,
): Promise<Issue[]> {
  const values = readValues(content)
  const instant = buildInstant(timeZoneOfContent(values))
  const states = fileStates(content, shownAt(values, instant))
  const issues = await validateAndDownload(content)
  if (errorsOf(issues).length > 0) return issues

  const present = fileStates(snapshot)
  const changed = [...states.keys()].filter((file) => states.get(file) !== present.get(file))
  // The development server stops if an image vanishes while it reads it.
  const deleted = [...present.keys()].filter(
    (file) => !states.has(file) && !(apply && isPicture.test(file)),
  )
  const staging = `${snapshot}-staging`
  rmSync(staging, { recursive: true, force: true })
  for (const file of changed) {
    const target = join(staging, file)
    mkdirSync(dirname(target), { recursive: true })
    if (contentTypeOf(file)) writeFileSync(target, states.get(file) ?? "")
    else cpSync(join(content, file), target, { dereference: true, preserveTimestamps: true })
  }
  // The files are valid only if they have not changed since the validation began.
  const shownNow = shownAt(readValues(content), instant)
  if (!isDeepStrictEqual(fileStates(content, shownNow), states))
    return updateSnapshot(content, snapshot, apply)

  // Gatsby may read the snapshot at any time. A rename is atomic, a copy is not.
  const replace = () => {
    mkdirSync(snapshot, { recursive: true })
    for (const file of changed) {
      mkdirSync(dirname(join(snapshot, file)), { recursive: true })
      renameSync(join(staging, file), join(snapshot, file))
    }
    for (const file of deleted) rmSync(join(snapshot, file))
  }
  const files = [...changed, ...deleted]
  if (files.length > 0) await (apply ? apply(replace, files) : replace())
  rmSync(staging, { recursive: true, force: true })
  // It does not say what changes, because nothing may be known before its time.
  const moments = momentsAfter(values, instant).map((moment) => new Date(moment).toISOString())
  writeFileSync(join(dirname(snapshot), basename(scheduleFile)), JSON.stringify({ moments }))
  return issues
}

/**
 * The state of each file of the snapshot, or of a content folder from what is `shown` of it: the text of a content file,
 * in canonical form, the size and modification time of another.
 */
function fileStates(folder: string, shown?: ContentValues) {
  const states = new Map<string, string>()
  for (const file of listFiles(folder).files.filter(isRead)) {
    const value = shown?.get(file)
    if (isHidden(value)) continue
    const path = join(folder, file)
    const entry = statSync(path, { throwIfNoEntry: false })
    if (!entry?.isFile()) continue
    const type = contentTypeOf(file)
    if (!type) states.set(file, `${entry.size} ${entry.mtime.getTime()}`)
    else states.set(file, shown ? serialize(value, typeName(type)) : readFileSync(path, "utf8"))
  }
  return states
}

const isRead = (file: string) =>
  contentTypeOf(file) !== undefined || (isInPictures.test(file) && isPicture.test(file))
