import { fieldsOf, resolved, type Shape } from "../model/dictionary"

/** What a new field holds: every field that its group needs, and nothing in them. */
export function blank(field: Shape): unknown {
  const { type, minItems = 0, items = {}, required = [], ...shape } = resolved(field)
  switch (type) {
    case "array":
      return Array.from({ length: minItems }, () => blank(items))
    case "object":
      return Object.fromEntries(
        fieldsOf(shape).flatMap(([name, own]) =>
          required.includes(name) ? [[name, blank(own)]] : [],
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
export function tidy(value: unknown, field: Shape): unknown {
  const { items = {}, properties = {}, required = [] } = resolved(field)
  if (typeof value === "string") return value.trim()
  if (Array.isArray(value)) return value.map((entry) => tidy(entry, items))
  if (typeof value !== "object" || value === null) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, own]) => {
      if (!Object.hasOwn(properties, name)) return [[name, own]]
      const tidied = tidy(own, properties[name])
      return saysNothing(tidied) && !required.includes(name) ? [] : [[name, tidied]]
    }),
  )
}

function saysNothing(value: unknown): boolean {
  if (typeof value === "object" && value !== null) return Object.values(value).every(saysNothing)
  return value === "" || value === false || value === undefined
}
