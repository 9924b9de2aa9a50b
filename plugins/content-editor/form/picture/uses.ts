import { cacheFolder } from "../../../content-model/lib/constants"
import type { ContentValues } from "../../../content-model/read/content"
import { isRecord } from "../../../content-model/lib/isRecord"
import { valueAt, withValueAt, type Path } from "../../../content-model/lib/path"
import { imageFinder } from "../../drafts/values/contentValues"
import { textsIn } from "../../drafts/items/textsIn"
import { isPicturePath } from "../../drafts/merge/drafts"
import type { State, Values } from "../../drafts/content/types"

/** A field that names a picture. */
type Use = { file: string; path: Path }

/** The pictures in content/images/ with the drafts, by name. Copies of remote pictures are left out. */
export function picturesIn(state: Pick<State, "snapshot" | "drafts">) {
  const find = imageFinder(state)
  const files = [...Object.keys(state.snapshot.images), ...state.drafts.keys()]
  const own = files.filter((file) => isPicturePath(file) && !file.startsWith(`${cacheFolder}/`))
  return [...new Set(own)].toSorted().flatMap((file) => {
    const image = find(file)
    return image ? [{ ...image, file }] : []
  })
}

/** Every field that names a picture, by the picture's path below content/. */
export function usesByPicture(values: ContentValues) {
  const uses = new Map<string, Use[]>()
  for (const [file, value] of values)
    for (const { path, text } of textsIn(file, value))
      if (isPicturePath(text)) uses.set(text, [...(uses.get(text) ?? []), { file, path }])
  return uses
}

/** The content files in which all uses name `to`. A focal point is not that of another picture. */
export function changeUses(values: ContentValues, uses: Use[], to: string, isOther: boolean) {
  const changed: Values = {}
  for (const { file, path } of uses) {
    const renamed = withValueAt(changed[file] ?? values.get(file), path, to)
    const focus = [...path.slice(0, -1), "focus"]
    changed[file] = isOther ? withValueAt(renamed, focus, undefined) : renamed
  }
  return changed
}

/**
 * A group with another picture. The focal point belonged to the old one, and so did the description, unless it
 * was written since the new one was chosen. `chosen` is the group at that moment.
 */
export function withPicture(group: unknown, file: string, chosen = group) {
  const { description = "", focus: _focus, ...others } = isRecord(group) ? group : {}
  if (others.decorative === true) return { ...others, file }
  const isOfOld = valueAt(chosen, ["file"]) && valueAt(chosen, ["description"]) === description
  return { ...others, file, description: isOfOld ? "" : description }
}
