import { entryWords } from "../../../content-model/compare/entryWords"
import type { FieldSchema } from "../../../content-model/model/fieldMeta"
import { kindSchema, resolveRef } from "../../../content-model/model/jsonSchema"
import { kindsIn } from "../parts/sections"

/**
 * What an entry of a list is called: its number or the kind of a section, and its first words, such as
 * `Link 1 · Home` or `Steps · How it works`.
 */
export function entryTitle(schema: FieldSchema, index: number, entry: unknown) {
  const kinds = kindsIn(schema, entry).map((kind) => kindSchema(kind).title)
  const names = kinds.length > 0 ? kinds : [`${resolveRef(schema).title} ${index + 1}`]
  return [...names, entryWords(schema, entry)].filter(Boolean).join(" · ")
}
