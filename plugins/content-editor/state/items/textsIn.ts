import { isRecord } from "../../../content-model/isRecord"
import {
  contentTypeOf,
  resolveRef,
  schemas,
  typeName,
  type FieldSchema,
  type Path,
} from "../../../content-model/schema/jsonSchema"

/** A text of a content file, with the schema of its field. */
type FieldText = { path: Path; schema: FieldSchema; text: string }

const cache = new WeakMap<object, FieldText[]>()

/** The texts of a content file in the order of the model, without `$schema`. */
export function textsIn(file: string, value: unknown) {
  const type = contentTypeOf(file)
  if (!type || !isRecord(value)) return []
  const texts = cache.get(value) ?? textsBelow(value, schemas[typeName(type)], [])
  cache.set(value, texts)
  return texts
}

function textsBelow(value: unknown, field: FieldSchema, path: Path): FieldText[] {
  const schema = resolveRef(field)
  if (typeof value === "string") return [{ path, schema, text: value }]
  if (Array.isArray(value))
    return value.flatMap((entry, index) => textsBelow(entry, schema.items ?? {}, [...path, index]))
  if (!isRecord(value)) return []
  return Object.entries(schema.properties ?? {}).flatMap(([key, part]) =>
    key === "$schema" ? [] : textsBelow(value[key], part, [...path, key]),
  )
}
