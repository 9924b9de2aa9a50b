import {
  cpSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs"
import { dirname, join } from "node:path"
import { isDeepStrictEqual } from "node:util"
import { isHidden } from "../content"
import { readValues } from "../readContent"
import { manifestFile } from "../constants"
import { sanitiseSvg } from "../images/sanitiseSvg"
import { validateAndDownload } from "../images/syncRemoteImages"
import { contentTypeOf } from "../schema/jsonSchema"
import { errorsOf, type Issue } from "../validate/issues"
import { listFiles } from "../validate/json/readFiles"
import { isInPictures, isPicture } from "../validate/rules/images/images"

/**
 * Updates the snapshot of a content folder, unless the folder has errors. It contains no hidden items.
 * Missing remote images are downloaded first. Returns the issues of the folder.
 *
 * `keepImages` keeps deleted images in the snapshot: the development server stops if an image
 * vanishes while it reads it.
 */
export async function updateSnapshot(
  content: string,
  snapshot: string,
  { keepImages = false } = {},
): Promise<Issue[]> {
  const states = fileStates(content)
  const issues = await validateAndDownload(content)
  if (errorsOf(issues).length > 0) return issues

  const present = fileStates(snapshot)
  const changed = [...states.keys()].filter((file) => states.get(file) !== present.get(file))
  const deleted = [...present.keys()].filter(
    (file) => !states.has(file) && !(keepImages && isPicture.test(file)),
  )
  const staging = `${snapshot}-staging`
  rmSync(staging, { recursive: true, force: true })
  for (const file of changed)
    cpSync(join(content, file), join(staging, file), {
      dereference: true,
      preserveTimestamps: true,
    })
  for (const file of changed.filter((name) => /\.svg$/i.test(name)))
    await sanitiseFile(join(staging, file))
  // The files are valid only if they have not changed since the validation began.
  if (!isDeepStrictEqual(fileStates(content), states))
    return updateSnapshot(content, snapshot, { keepImages })

  // Gatsby may read the snapshot at any time. A rename is atomic, a copy is not.
  mkdirSync(snapshot, { recursive: true })
  for (const file of changed.toSorted(imagesFirst)) {
    mkdirSync(dirname(join(snapshot, file)), { recursive: true })
    renameSync(join(staging, file), join(snapshot, file))
  }
  for (const file of deleted.toSorted(imagesFirst).toReversed()) rmSync(join(snapshot, file))
  rmSync(staging, { recursive: true, force: true })
  return issues
}

/** Leaves nothing of a file that cannot be read. No content names it, else it is an error. */
async function sanitiseFile(path: string) {
  const svg = await sanitiseSvg(readFileSync(path))
  if (!svg?.isClean) writeFileSync(path, svg?.text ?? "")
}

/** Images are added before the texts that name them, and deleted after these. */
const imagesFirst = (a: string, b: string) =>
  Number(a.endsWith(".json")) - Number(b.endsWith(".json"))

/** The files of a content folder that the site shows: each with its size and modification time. */
function fileStates(folder: string) {
  const states = new Map<string, string>()
  const values = readValues(folder)
  for (const file of listFiles(folder).files.filter(isRead)) {
    if (isHidden(values.get(file))) continue
    const entry = statSync(join(folder, file), { throwIfNoEntry: false })
    if (entry?.isFile()) states.set(file, `${entry.size} ${entry.mtime.getTime()}`)
  }
  return states
}

const isRead = (file: string) =>
  contentTypeOf(file) !== undefined ||
  (isInPictures.test(file) && isPicture.test(file)) ||
  file === manifestFile
