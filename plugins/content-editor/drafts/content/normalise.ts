import type { FieldSchema } from "../../../content-model/model/fieldMeta"
import { resolveRef } from "../../../content-model/model/jsonSchema"

/**
 * Prepares a value of the form for saving: trims texts and removes empty optional fields. Leaves
 * fields that the model does not define unchanged.
 */
export function normalise(value: unknown, field: FieldSchema): unknown {
  const { items = {}, properties = {}, required = [] } = resolveRef(field)
  if (typeof value === "string") return value.trim()
  if (Array.isArray(value)) return value.map((entry) => normalise(entry, items))
  if (typeof value !== "object" || value === null) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, part]) => {
      if (!Object.hasOwn(properties, name)) return [[name, part]]
      const normalised = normalise(part, properties[name])
      const initial = resolveRef(properties[name]).default
      const isLeftOut = initial === undefined ? isEmpty(normalised) : normalised === initial
      return isLeftOut && !required.includes(name) ? [] : [[name, normalised]]
    }),
  )
}

function isEmpty(value: unknown): boolean {
  if (typeof value === "object" && value !== null) return Object.values(value).every(isEmpty)
  return value === "" || value === false || value === undefined
}
