import { entryWords } from "../../../content-model/compare/entryWords"
import { isRecord } from "../../../content-model/lib/isRecord"
import { partOf, type Path } from "../../../content-model/lib/path"
import type { FieldSchema } from "../../../content-model/model/fieldMeta"
import { kindsOf, resolveRef } from "../../../content-model/model/jsonSchema"
import { contentTypeOf, schemas, typeName } from "../../../content-model/model/model"
import { partsOf } from "../../form/parts/fileParts"
import { editableFields, sectionsOf } from "../../form/parts/sections"

/** The name of a part, a section or a field of a form, and the names along the way to it. */
type Named = { path: Path; name: string; label: string; isGroup: boolean }

const cache = new WeakMap<object, Named[]>()

/** What a file consists of: its parts, the sections of its form, and each group and field. */
export function namesIn(file: string, value: unknown) {
  const type = contentTypeOf(file)
  if (!type || !isRecord(value)) return []
  const parts = partsOf(file).map(({ title, fields: [first] }) => ({ title, first }))
  // The one section of an item has no name.
  const sections = sectionsOf(file).flatMap(({ name, title, fields: [[first]] }) =>
    name ? [{ title, first }] : [],
  )
  const groups = [...parts, ...sections].map(({ title, first }) => ({
    path: [first],
    name: title,
    label: title,
    isGroup: true,
  }))
  const all = cache.get(value) ?? [...groups, ...fieldsIn(value, schemas[typeName(type)])]
  cache.set(value, all)
  return all
}

/** The fields of a value, those without a value too. A section has those of its kind. */
function fieldsIn(value: unknown, field: FieldSchema, path: Path = [], label = ""): Named[] {
  const schema = resolveRef(field)
  const along = (name: string) => [label, name].filter(Boolean).join(" › ")
  if (Array.isArray(value))
    return value.flatMap((entry, index) =>
      fieldsIn(
        entry,
        schema.items ?? {},
        [...path, index],
        along(entryWords(schema.items ?? {}, entry) || String(index + 1)),
      ),
    )
  const kinds = kindsOf(schema)
  return editableFields(schema).flatMap(([key, part]) => {
    const below = partOf(value, key)
    if (kinds.includes(key) && below === undefined) return []
    const { title: name = key, type = "" } = resolveRef(part)
    const one = { path: [...path, key], name, label: along(name) }
    const isGroup = ["object", "array"].includes(type)
    return [{ ...one, isGroup }, ...fieldsIn(below, part, one.path, one.label)]
  })
}
