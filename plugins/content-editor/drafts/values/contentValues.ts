import { copyOf } from "../../../content-model/read/imageCache"
import type { ContentValues } from "../../../content-model/read/content"
import { isPicturePath, pictureOf, savedValues } from "../merge/drafts"
import type { Drafts, State, Snapshot } from "../content/types"

const valuesByDrafts = new WeakMap<Drafts, { snapshot: Snapshot; values: ContentValues }>()

/** The value of each content file with the drafts. The same object until one of them changes. */
export function contentValues({ snapshot, drafts }: Pick<State, "snapshot" | "drafts">) {
  const cached = valuesByDrafts.get(drafts)
  if (cached?.snapshot === snapshot) return cached.values
  const values = new Map(savedValues(snapshot))
  for (const { file, value } of drafts.values())
    if (isPicturePath(file)) continue
    else if (value === null) values.delete(file)
    else values.set(file, value)
  valuesByDrafts.set(drafts, { snapshot, values })
  return values
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
    const file = copyOf(name, snapshot.listing.files) ?? name
    const draft = drafts.get(file)
    const picture = draft && pictureOf(draft)
    if (picture === null) return undefined
    if (picture && "blob" in picture) return { ...picture, url: urlOf(picture.blob) }
    const saved = picture ? picture.from : file
    return Object.hasOwn(snapshot.images, saved) ? snapshot.images[saved] : undefined
  }
