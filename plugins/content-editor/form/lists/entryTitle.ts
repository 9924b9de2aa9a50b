import type { FieldSchema } from "../../../content-model/model/fieldMeta"
import { acceptsAnyWords, resolveRef } from "../../../content-model/model/jsonSchema"
import { textsOf } from "../../../content-model/fields/text/texts"
import { isRecord } from "../../../content-model/lib/isRecord"

const maxLength = 40 // characters

/** What an entry of a list is called: its number, and the first words of a group, such as `Link 1 · Home`. */
export function entryTitle(schema: FieldSchema, index: number, entry: unknown) {
  const name = `${resolveRef(schema).title} ${index + 1}`
  const texts = isRecord(entry) ? textsOf(entry, schema).filter(({ text }) => text.trim()) : []
  const first = texts.find((text) => acceptsAnyWords(text.schema)) ?? texts.at(0)
  if (!first) return name
  const characters = [...first.text.trim()]
  const words = characters.slice(0, maxLength).join("").trimEnd()
  return `${name} · ${words}${characters.length > maxLength ? "…" : ""}`
}
