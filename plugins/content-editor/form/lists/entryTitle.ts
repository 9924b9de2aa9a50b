import { entryWords } from "../../../content-model/compare/entryWords"
import type { FieldSchema } from "../../../content-model/model/fieldMeta"
import { resolveRef } from "../../../content-model/model/jsonSchema"

/** What an entry of a list is called: its number, and the first words of a group, such as `Link 1 · Home`. */
export const entryTitle = (schema: FieldSchema, index: number, entry: unknown) =>
  [`${resolveRef(schema).title} ${index + 1}`, entryWords(schema, entry)]
    .filter(Boolean)
    .join(" · ")
