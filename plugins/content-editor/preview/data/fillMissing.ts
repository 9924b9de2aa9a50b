import { fieldKinds } from "../../../content-model/fields/fieldKinds"
import type { FieldSchema } from "../../../content-model/model/fieldMeta"
import { fieldsOf, resolveRef } from "../../../content-model/model/jsonSchema"
import { isRecord } from "../../../content-model/lib/isRecord"

// By the JSON type. They replace missing values, and invalid ones of another type.
const placeholders: Record<string, unknown> = { string: "", boolean: false }

/**
 * Returns a value that has every required field, with placeholders for missing and invalid ones.
 * `fillPart` handles the fields of an object and the entries of a list.
 */
export function fillMissing(
  field: FieldSchema,
  value: unknown,
  fillPart = (part: FieldSchema, partValue: unknown) => fillMissing(part, partValue),
): unknown {
  const schema = resolveRef(field)
  const { $ref = "", type = "string", items = {}, required = [] } = schema
  if (type === "array") {
    const entries: unknown[] = Array.isArray(value) ? value : []
    return entries.filter(hasValue).map((entry) => fillPart(items, entry))
  }
  if (type === "object") {
    const group = isRecord(value) ? value : {}
    const isPresent = (name: string) => required.includes(name) || hasValue(group[name])
    return Object.fromEntries(
      fieldsOf(schema)
        .filter(([name]) => isPresent(name))
        .map(([name, part]) => [name, fillPart(part, group[name])]),
    )
  }
  const isOfType = typeof value === (type === "integer" ? "number" : type)
  // An item without a position comes last.
  const { placeholder = type === "integer" ? schema.maximum : undefined } = fieldKinds[$ref] ?? {}
  if (placeholder !== undefined && !(isOfType && isAllowed(schema, value))) return placeholder
  return isOfType ? value : placeholders[type]
}

function isAllowed(schema: FieldSchema, value: unknown) {
  const { enum: choices, pattern = "", minimum = -Infinity, maximum = Infinity } = schema
  if (typeof value === "number") return minimum <= value && value <= maximum
  return choices?.some((choice) => choice === value) ?? new RegExp(pattern).test(String(value))
}

/** Whether a value contains any text, number or checkbox. An empty list entry does not. */
function hasValue(value: unknown): boolean {
  if (typeof value === "object" && value !== null) return Object.values(value).some(hasValue)
  return value !== undefined && value !== null && value !== ""
}
