import { existsSync, readFileSync, statSync } from "node:fs"
import { dirname, join } from "node:path"
import { isDeepStrictEqual } from "node:util"
import { writeFiles, type FileToWrite } from "../../lib/writeFiles"
import { isHidden } from "../../read/content"
import { readValues } from "../../read/readContent"
import { validateAndDownload } from "../../images/syncRemoteImages"
import { contentTypeOf, typeName } from "../../model/model"
import { buildInstant } from "../../fields/period/clock"
import { writeSchedule } from "../../fields/period/schedule"
import { shownAt, timeZoneOfContent } from "../../fields/period/shownAt"
import { errorsOf, type Issue } from "../../issues/issues"
import { listFiles } from "../../read/json/readFiles"
import { serialize } from "../../read/json/serialize"
import { isInPictures, isPicture } from "../../fields/picture/images"

/**
 * Updates the snapshot of a content folder, unless the folder has errors, and the schedule beside it. It contains
 * only what the site shows at the moment of the build: no hidden items and nothing out of its period. Missing
 * remote images are downloaded first. Returns the issues of the folder. With `keepImages` deleted images
 * stay: the development server stops if an image vanishes while it reads it.
 */
export async function updateSnapshot(
  content: string,
  snapshot: string,
  keepImages = false,
): Promise<Issue[]> {
  const values = readValues(content)
  const issues = await validateAndDownload(content)
  // The values are valid only if they have not changed since the validation began.
  if (!isDeepStrictEqual(readValues(content), values))
    return updateSnapshot(content, snapshot, keepImages)
  if (errorsOf(issues).length > 0) return issues

  const instant = buildInstant(timeZoneOfContent(values))
  const texts = [...shownAt(values, instant)].flatMap(([path, value]): FileToWrite[] => {
    const type = contentTypeOf(path)
    return type && !isHidden(value) ? [{ path, content: serialize(value, typeName(type)) }] : []
  })
  const pictures = listFiles(content).files.filter(
    (file) => isInPictures.test(file) && isPicture.test(file),
  )
  const kept = new Set([...texts.map(({ path }) => path), ...pictures])
  const deleted = listFiles(snapshot).files.filter(
    (file) => !kept.has(file) && !(keepImages && isPicture.test(file)),
  )
  writeFiles(snapshot, [
    ...pictures
      .filter((file) => isOlder(join(snapshot, file), join(content, file)))
      .map((path) => ({ path, content: readFileSync(join(content, path)) })),
    ...texts.filter(({ path, content: text }) => textIn(join(snapshot, path)) !== text),
    ...deleted.map((path) => ({ path, content: null })),
  ])
  writeSchedule(join(dirname(snapshot), "schedule.json"), values, instant)
  return issues
}

const textIn = (path: string) => (existsSync(path) ? readFileSync(path, "utf8") : undefined)

/** Whether a copy is missing, or older than its picture. */
function isOlder(copy: string, picture: string) {
  const [is, was] = [picture, copy].map((path) => statSync(path, { throwIfNoEntry: false }))
  return is !== undefined && (is.size !== was?.size || is.mtimeMs > was.mtimeMs)
}
