import type { FieldSchema } from "../../../content-model/model/fieldMeta"
import { schemaAt } from "../../../content-model/compare/fieldChanges"
import { listAt, valueAt, withValueAt, type Path } from "../../../content-model/lib/path"
import { resolveRef } from "../../../content-model/model/jsonSchema"
import { emptyValue } from "../../drafts/items/emptyValue"
import type { Picture } from "../../drafts/content/types"
import { leadTo } from "../../ui/route"
import { useForm } from "../parts/types"
import { withPicture } from "./uses"

/** The list around a picture that each of its entries needs. Undefined for any other picture. */
export function useGallery(picturePath: Path) {
  const { file, value, update } = useForm()
  const listPath = picturePath.slice(0, -2)
  const [index, name] = picturePath.slice(-2)
  const { items } = schemaAt(file, listPath)
  if (typeof index !== "number" || typeof name !== "string" || !items) return undefined
  if (!resolveRef(items).required?.includes(name)) return undefined
  const leadToDescription = (list: unknown, from: number) => {
    const next = nextDescription(list, name, from)
    if (next >= 0) leadTo([...listPath, next, name, "description"])
  }
  return {
    leadOn: () => leadToDescription(valueAt(value, listPath), index + 1),
    /** Puts the first picture into the entry, and the others into empty and new ones. */
    add(pictures: Record<string, Picture>, isLeading: boolean) {
      const [first, ...others] = Object.keys(pictures)
      let list: unknown
      const change = (latest: unknown) => {
        const group = withPicture(valueAt(latest, [index, name]), first)
        const changed = withValueAt(latest, [index, name], group)
        return (list = addPictures(changed, name, items, others))
      }
      update(listPath, change, pictures)
      if (isLeading) leadToDescription(list, 0)
    },
  }
}

/** Adds pictures to a list in their order. Entries that have none yet are filled first. */
export function addPictures(list: unknown, name: string, items: FieldSchema, files: string[]) {
  const entries = listAt(list)
  const open = [...entries.keys()].filter((index) => !valueAt(entries[index], [name, "file"]))
  const added = files.slice(open.length).map(() => emptyValue(items))
  const places = [...open, ...added.map((_, index) => entries.length + index)]
  return files.reduce<unknown>(
    (changed, file, index) => {
      const path = [places[index], name]
      const group = { description: "", ...Object(valueAt(changed, path)), file }
      return withValueAt(changed, path, group)
    },
    [...entries, ...added],
  )
}

/** The first entry from a place on whose picture has no description; -1 without one. */
export const nextDescription = (list: unknown, name: string, from: number) =>
  listAt(list).findIndex((entry, index) => {
    const { decorative, description } = Object(valueAt(entry, [name]))
    return index >= from && decorative !== true && !description
  })
