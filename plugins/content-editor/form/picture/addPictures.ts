import type { FieldSchema } from "../../../content-model/model/fieldMeta"
import { listAt, valueAt, withValueAt, type Path } from "../../../content-model/lib/path"
import { emptyValue } from "../../drafts/items/emptyValue"

/** Adds pictures to a list in their order. Entries that have none yet are filled first. */
export function addPictures(list: unknown, at: Path, items: FieldSchema, files: string[]) {
  const entries = listAt(list)
  const open = [...entries.keys()].filter((index) => !valueAt(entries[index], [...at, "file"]))
  const withFile = (entry: unknown, file?: string) => {
    const group = { description: "", ...Object(valueAt(entry, at)), file }
    return file === undefined ? entry : withValueAt(entry, at, group)
  }
  return [
    ...entries.map((entry, index) =>
      open.includes(index) ? withFile(entry, files[open.indexOf(index)]) : entry,
    ),
    ...files.slice(open.length).map((file) => withFile(emptyValue(items), file)),
  ]
}

/** The first entry from a place on whose picture has no description; -1 without one. */
export const nextDescription = (list: unknown, at: Path, from: number) =>
  listAt(list).findIndex((entry, index) => {
    const [decorative, description] = ["decorative", "description"].map((name) =>
      valueAt(entry, [...at, name]),
    )
    return index >= from && decorative !== true && !description
  })
