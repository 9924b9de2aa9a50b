import { isRecord } from "../../lib/isRecord"
import type { FieldSchema } from "../../model/fieldMeta"
import { resolveRef } from "../../model/jsonSchema"
import { type Path } from "../../lib/path"

/** A text of a value, with the schema of its field. */
export type FieldText = { path: Path; schema: FieldSchema; text: string }

/** The texts of a value in the order of its schema, without `$schema`. */
export function textsOf(value: unknown, field: FieldSchema, path: Path = []): FieldText[] {
  const schema = resolveRef(field)
  if (typeof value === "string") return [{ path, schema, text: value }]
  if (Array.isArray(value))
    return value.flatMap((entry, index) => textsOf(entry, schema.items ?? {}, [...path, index]))
  if (!isRecord(value)) return []
  return Object.entries(schema.properties ?? {}).flatMap(([key, part]) =>
    key === "$schema" ? [] : textsOf(value[key], part, [...path, key]),
  )
}
