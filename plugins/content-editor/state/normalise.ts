import { fieldsOf, resolveRef, type FieldSchema } from "../../content-model/schema/jsonSchema"

/** What a new field holds: every field that its group needs, and nothing in them. */
export function emptyValue(field: FieldSchema): unknown {
  const { type, minItems = 0, items = {}, required = [], ...shape } = resolveRef(field)
  switch (type) {
    case "array":
      return Array.from({ length: minItems }, () => emptyValue(items))
    case "object":
      return Object.fromEntries(
        fieldsOf(shape).flatMap(([name, own]) =>
          required.includes(name) ? [[name, emptyValue(own)]] : [],
        ),
      )
    case "integer":
    case "boolean":
      return undefined
    default:
      return ""
  }
}

/**
 * A value from the form as it is to be saved: texts without white space around them, and nothing
 * where an optional field was left empty. What the model does not know stays as it is.
 */
export function normalise(value: unknown, field: FieldSchema): unknown {
  const { items = {}, properties = {}, required = [] } = resolveRef(field)
  if (typeof value === "string") return value.trim()
  if (Array.isArray(value)) return value.map((entry) => normalise(entry, items))
  if (typeof value !== "object" || value === null) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, own]) => {
      if (!Object.hasOwn(properties, name)) return [[name, own]]
      const tidied = normalise(own, properties[name])
      return isEmpty(tidied) && !required.includes(name) ? [] : [[name, tidied]]
    }),
  )
}

function isEmpty(value: unknown): boolean {
  if (typeof value === "object" && value !== null) return Object.values(value).every(isEmpty)
  return value === "" || value === false || value === undefined
}
