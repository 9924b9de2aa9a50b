import { rmSync } from "node:fs"
import { join } from "node:path"
import { nameOf, shapeOfFile } from "../model/dictionary"
import { canonical } from "../model/serialize"
import { writeWhole } from "../model/writeWhole"
import { judge, type Change } from "./judge"
import { Refusal } from "./refusal"
import type { Asset } from "./requests"
import { snapshotOf } from "./snapshot"
import { pictureAt, picturesIn } from "./uploads"
import { mustBeAsOpened, mustBeNew } from "./writing"

// decap-server could write as well, but in place, the text before its pictures, and anything at all.

type Opened = Record<string, string | null>
type Entry = { path: string; raw: string }
type Pictures = Awaited<ReturnType<typeof picturesIn>>

/** Writes a content file and the pictures that came with it, unless something speaks against it. */
export async function saveEntry(root: string, { path, raw }: Entry, assets: Asset[], all: Opened) {
  const file = textAt(path)
  const pictures = await picturesIn(assets)
  await mustPass(root, { file, text: raw, pictures: factsOf(pictures) }, "saved")
  mustBeCanonical(file, raw)
  // Without a pause from here on: what is compared now is what is replaced.
  for (const picture of pictures) mustBeNew(root, picture)
  mustBeAsOpened(root, path, all[path] ?? null)
  writeWhole(root, [...pictures, { path, content: raw }])
}

export async function savePicture(root: string, asset: Asset) {
  const pictures = await picturesIn([asset])
  await mustPass(root, { file: pictureAt(asset.path), pictures: factsOf(pictures) }, "saved")
  for (const picture of pictures) mustBeNew(root, picture)
  writeWhole(root, pictures)
}

export async function deleteFile(root: string, path: string, opened: Opened) {
  const isPicture = path.startsWith("content/images/")
  const file = isPicture ? pictureAt(path) : textAt(path)
  await mustPass(root, { file }, "deleted")
  if (!isPicture) mustBeAsOpened(root, path, opened[path] ?? null)
  rmSync(join(root, path), { force: true })
}

function textAt(path: string) {
  const file = path.slice("content/".length)
  if (shapeOfFile(file)) return file
  throw new Refusal(403, `${path} is not a content file of this site.`)
}

const factsOf = (pictures: Pictures) =>
  Object.fromEntries(pictures.map(({ file, facts }) => [file, facts]))

async function mustPass(root: string, change: Change, done: "saved" | "deleted") {
  const { refusals } = await judge(await snapshotOf(join(root, "content"), String), change)
  if (refusals.length === 0) return
  const lines = refusals.map(({ file, place, message }) =>
    place ? `${place}: ${message}` : `content/${file} ${message}`,
  )
  throw new Refusal(422, [`Not ${done}:`, ...lines].join("\n"))
}

function mustBeCanonical(file: string, text: string) {
  const shape = shapeOfFile(file)
  if (shape && canonical(JSON.parse(text), nameOf(shape)) === text) return
  throw new Refusal(422, `content/${file} is not in the order of content/. Reload the page.`)
}
