import { rmSync } from "node:fs"
import { join } from "node:path"
import { typeName, contentTypeOf } from "../../content-model/schema/jsonSchema"
import { serialize } from "../../content-model/validate/json/serialize"
import { writeAtomically } from "../../content-model/validate/writeAtomically"
import { validateChange, type Change } from "../state/validateChange"
import { HttpError } from "./HttpError"
import type { Asset } from "./requestSchema"
import { readSnapshot } from "../state/snapshot"
import { pictureAt, decodeUploads } from "./uploads"
import { assertUnchanged, assertNotExisting } from "./conflicts"

// decap-server could write as well, but in place, the text before its pictures, and anything at all.

type Opened = Record<string, string | null>
type Entry = { path: string; raw: string }
type Pictures = Awaited<ReturnType<typeof decodeUploads>>

/** Writes a content file and the pictures that came with it, unless something speaks against it. */
export async function saveEntry(root: string, { path, raw }: Entry, assets: Asset[], all: Opened) {
  const file = contentPath(path)
  const pictures = await decodeUploads(assets)
  await assertValid(root, { file, text: raw, pictures: factsOf(pictures) }, "saved")
  assertCanonical(file, raw)
  // Without a pause from here on: what is compared now is what is replaced.
  for (const picture of pictures) assertNotExisting(root, picture)
  assertUnchanged(root, path, all[path] ?? null)
  writeAtomically(root, [...pictures, { path, content: raw }])
}

export async function savePicture(root: string, asset: Asset) {
  const pictures = await decodeUploads([asset])
  await assertValid(root, { file: pictureAt(asset.path), pictures: factsOf(pictures) }, "saved")
  for (const picture of pictures) assertNotExisting(root, picture)
  writeAtomically(root, pictures)
}

export async function deleteFile(root: string, path: string, opened: Opened) {
  const isPicture = path.startsWith("content/images/")
  const file = isPicture ? pictureAt(path) : contentPath(path)
  await assertValid(root, { file }, "deleted")
  if (!isPicture) assertUnchanged(root, path, opened[path] ?? null)
  rmSync(join(root, path), { force: true })
}

function contentPath(path: string) {
  const file = path.slice("content/".length)
  if (contentTypeOf(file)) return file
  throw new HttpError(403, `${path} is not a content file of this site.`)
}

const factsOf = (pictures: Pictures) =>
  Object.fromEntries(pictures.map(({ file, facts }) => [file, facts]))

async function assertValid(root: string, change: Change, done: "saved" | "deleted") {
  const { blocking } = await validateChange(
    await readSnapshot(join(root, "content"), String),
    change,
  )
  if (blocking.length === 0) return
  const lines = blocking.map(({ file, place, message }) =>
    place ? `${place}: ${message}` : `content/${file} ${message}`,
  )
  throw new HttpError(422, [`Not ${done}:`, ...lines].join("\n"))
}

function assertCanonical(file: string, text: string) {
  const shape = contentTypeOf(file)
  if (shape && serialize(JSON.parse(text), typeName(shape)) === text) return
  throw new HttpError(422, `content/${file} is not in the order of content/. Reload the page.`)
}
