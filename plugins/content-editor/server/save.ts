import { rmSync } from "node:fs"
import { join } from "node:path"
import { typeName, contentTypeOf } from "../../content-model/schema/jsonSchema"
import { serialize } from "../../content-model/validate/json/serialize"
import { writeAtomically } from "../../content-model/validate/writeAtomically"
import { contentFolder, contentPath, repositoryPath } from "../constants"
import { readSnapshot } from "../state/snapshot"
import { validateChanges, type Changes } from "../state/validateChanges"
import { assertUnchanged, assertNotExisting } from "./conflicts"
import { HttpError } from "./HttpError"
import type { Asset, TextsAtOpening } from "./requestSchema"
import { decodeUploads, imagePath } from "./uploads"

// decap-server writes any file, in place and without validation. So these functions write instead.

type Entry = { path: string; raw: string }
type Uploads = Awaited<ReturnType<typeof decodeUploads>>

/** Writes a content file and its new images. Writes nothing if the change is invalid or conflicts. */
export async function saveEntry(
  root: string,
  { path, raw }: Entry,
  assets: Asset[],
  textsAtOpening: TextsAtOpening,
) {
  const file = contentFile(path)
  const uploads = await decodeUploads(assets)
  await assertValid(root, { texts: { [file]: raw }, images: imageInfoOf(uploads) }, "saved")
  assertCanonical(file, raw)
  // Synchronous from here on, so that no other write comes between comparison and write.
  for (const upload of uploads) assertNotExisting(root, upload)
  assertUnchanged(root, path, textsAtOpening[path] ?? null)
  writeAtomically(root, [...uploads, { path, content: raw }])
}

/** Writes an image of the media library. */
export async function saveImage(root: string, asset: Asset) {
  const uploads = await decodeUploads([asset])
  await assertValid(root, { texts: {}, images: imageInfoOf(uploads) }, "saved")
  for (const upload of uploads) assertNotExisting(root, upload)
  writeAtomically(root, uploads)
}

/** Deletes a content file or an image, unless other content needs it. */
export async function deleteFile(root: string, path: string, textsAtOpening: TextsAtOpening) {
  const isImage = path.startsWith(repositoryPath("images/"))
  const file = isImage ? imagePath(path) : contentFile(path)
  const changes = isImage ? { texts: {}, images: { [file]: null } } : { texts: { [file]: null } }
  await assertValid(root, changes, "deleted")
  if (!isImage) assertUnchanged(root, path, textsAtOpening[path] ?? null)
  rmSync(join(root, path), { force: true })
}

function contentFile(path: string) {
  const file = contentPath(path)
  if (contentTypeOf(file)) return file
  throw new HttpError(403, `${path} is not a content file of this site. Choose another file.`)
}

const imageInfoOf = (uploads: Uploads) =>
  Object.fromEntries(uploads.map(({ file, info }) => [file, info]))

async function assertValid(root: string, change: Changes, action: "saved" | "deleted") {
  const snapshot = await readSnapshot(join(root, contentFolder), String)
  const { blocking } = await validateChanges(snapshot, change)
  if (blocking.length === 0) return
  const lines = blocking.map(({ file, fieldPath, message }) =>
    fieldPath ? `${fieldPath}: ${message}` : `content/${file} ${message}`,
  )
  throw new HttpError(422, [`Not ${action}:`, ...lines].join("\n"))
}

function assertCanonical(file: string, text: string) {
  const type = contentTypeOf(file)
  if (type && serialize(JSON.parse(text), typeName(type)) === text) return
  throw new HttpError(
    422,
    `content/${file} does not have the field order and white space of content/. Reload the page.`,
  )
}
