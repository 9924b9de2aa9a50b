import { textsOf } from "../fields/text/texts"
import { isRecord } from "../lib/isRecord"
import type { FieldSchema } from "../model/fieldMeta"
import { acceptsAnyWords } from "../model/jsonSchema"

const maxLength = 40 // characters

/** The first words of a group in a list, by which people know it; empty if it has none. */
export function entryWords(schema: FieldSchema, entry: unknown) {
  const texts = isRecord(entry) ? textsOf(entry, schema).filter(({ text }) => text.trim()) : []
  const first = texts.find((text) => acceptsAnyWords(text.schema)) ?? texts.at(0)
  const characters = [...(first?.text.trim() ?? "")]
  const words = characters.slice(0, maxLength).join("").trimEnd()
  return characters.length > maxLength ? `${words}…` : words
}
