import { filesOfType, type ContentValues } from "../../../content-model/content"
import { contentTypes } from "../../../content-model/schema/contentTypes"
import { contentTypeOf, typeName } from "../../../content-model/schema/jsonSchema"
import { parseDocument, type Document } from "../../../content-model/validate/json/document"
import { isChanged, isPicturePath, pictureOf, textOf } from "../drafts/drafts"
import { pagePictureWidthPx } from "../../constants"
import type { Snapshot } from "./snapshot"
import type { Drafts, State } from "../types"

const savedDocuments = new WeakMap<Snapshot, Document[]>()

/** The saved content files that can be parsed. */
export function documentsIn(snapshot: Snapshot) {
  const documents =
    savedDocuments.get(snapshot) ??
    snapshot.sources
      .filter(({ file, text }) => text !== undefined && contentTypeOf(file))
      .flatMap((source) => parseDocument(source).document ?? [])
  savedDocuments.set(snapshot, documents)
  return documents
}

const valuesByDrafts = new WeakMap<Drafts, { snapshot: Snapshot; values: ContentValues }>()

/** The value of each content file with the drafts. The same object until one of them changes. */
export function contentValues({ snapshot, drafts }: Pick<State, "snapshot" | "drafts">) {
  const cached = valuesByDrafts.get(drafts)
  if (cached?.snapshot === snapshot) return cached.values
  const values = new Map(documentsIn(snapshot).map(({ file, value }) => [file, value]))
  for (const { file, value } of drafts.values())
    if (isPicturePath(file)) continue
    else if (value === null) values.delete(file)
    else values.set(file, value)
  valuesByDrafts.set(drafts, { snapshot, values })
  return values
}

/** The items of a content type with the drafts, sorted by position. */
export function itemsOf(state: Pick<State, "snapshot" | "drafts">, name: string) {
  const type = contentTypes.find((one) => typeName(one) === name)
  return type ? filesOfType(contentValues(state), type) : []
}

/** The drafts as files to write: what the check and a save receive. */
export function changesOf(snapshot: Snapshot, drafts: Drafts) {
  const changed = [...drafts.values()].filter((draft) => isChanged(snapshot, draft))
  return {
    texts: Object.fromEntries(
      changed.flatMap(({ file, value }) =>
        isPicturePath(file) ? [] : [[file, textOf(file, value)]],
      ),
    ),
    images: Object.fromEntries(
      changed.flatMap((draft) => {
        const picture = pictureOf(draft)
        return picture === undefined ? [] : [[draft.file, picture]]
      }),
    ),
  }
}

const urls = new WeakMap<Blob, string>()

function urlOf(blob: Blob) {
  const url = urls.get(blob) ?? URL.createObjectURL(blob)
  urls.set(blob, url)
  return url
}

/** Finds an image by its path below content/ or its remote URL; with the drafts. */
export const imageFinder =
  ({ snapshot, drafts }: Pick<State, "snapshot" | "drafts">) =>
  (name: string) => {
    const file = snapshot.imageCache.files?.[name] ?? name
    const draft = drafts.get(file)
    const picture = draft && pictureOf(draft)
    if (picture === null) return undefined
    if (picture && "blob" in picture) return { ...picture, url: urlOf(picture.blob) }
    const saved = picture ? picture.from : file
    return Object.hasOwn(snapshot.images, saved) ? snapshot.images[saved] : undefined
  }

// The server makes saved pictures smaller, but neither drawings nor new pictures.
const urlOfWidth = (widthPx: number) => (url: string) =>
  /^(blob|data):|\.svg$/i.test(url) ? url : `${url}?width=${widthPx}`

/** The URL of a small picture in a list. */
export const thumbnailUrl = urlOfWidth(320)

/** The URL of a picture in the page or in the form. */
export const pagePictureUrl = urlOfWidth(pagePictureWidthPx)
