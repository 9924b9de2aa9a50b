import type { FilePart } from "../../../content-model/model/fieldMeta"
import { fieldsOf } from "../../../content-model/model/jsonSchema"
import { schemaOf } from "../../../content-model/model/model"
import { text } from "../../ui/words/words"

/** The parts of a file as its type names them, and a last one with the other fields. */
export function partsOf(file: string): FilePart[] {
  const { parts, ...schema } = schemaOf(file)
  if (!parts) return []
  const named = parts.flatMap(({ fields }) => fields)
  const others = fieldsOf(schema).flatMap(([name]) => (named.includes(name) ? [] : [name]))
  return [...parts, { title: text("start.otherParts"), icon: "settings", fields: others }]
}

/** The part of a file with a top-level field, else the last part. */
export function partWith(file: string, field?: string | number) {
  const parts = partsOf(file)
  return parts.find(({ fields }) => fields.includes(String(field))) ?? parts.at(-1)
}
