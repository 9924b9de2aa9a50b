/** A schema of OpenAPI 3.0, as far as the descriptions of hosts use it. */
export type Schema = {
  $ref?: string
  type?: string
  format?: string
  enum?: unknown[]
  nullable?: boolean
  oneOf?: Schema[]
  anyOf?: Schema[]
  items?: Schema
  properties?: Record<string, Schema>
  required?: string[]
  not?: Schema
}

/** The identifier of the description in `$ref`. */
export const root = "description"

type Json = { [key: string]: unknown }

export const isObject = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value)

/**
 * The schemas of a description as JSON Schema, which has no `nullable`. Fields that no schema names are
 * refused: a host does not send them.
 */
export function toJsonSchema(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(toJsonSchema)
  if (!isObject(part)) return part
  const { nullable, $ref, ...rest } = part
  const schema = Object.fromEntries(
    Object.entries(rest).map(([key, value]) => [key, toJsonSchema(value)]),
  )
  if (typeof $ref === "string") schema.$ref = `${root}${$ref}`
  if (isObject(rest.properties)) schema.additionalProperties ??= false
  return nullable === true ? { anyOf: [{ type: "null" }, schema] } : schema
}

const samples: Record<string, unknown> = {
  string: "",
  integer: 0,
  number: 0,
  boolean: false,
  array: [],
  "date-time": "2026-01-15T09:00:00Z",
  uri: "https://host.test/",
}

/**
 * Adds the fields that a schema requires and a value lacks: null where that is allowed, because the editor
 * must not rely on them.
 */
export function complete(
  value: unknown,
  schema: Schema,
  resolve: (schema: Schema) => Schema,
): unknown {
  if (schema.$ref) return complete(value, resolve(schema), resolve)
  const [choice] = schema.oneOf ?? schema.anyOf ?? []
  if (value === null || (value === undefined && schema.nullable)) return null
  if (choice) return complete(value, choice, resolve)
  if (schema.items && Array.isArray(value))
    return value.map((one) => complete(one, schema.items ?? {}, resolve))
  if (schema.properties && (isObject(value) || value === undefined)) {
    const names = new Set([...Object.keys(value ?? {}), ...(schema.required ?? [])])
    const fields = [...names].map((name) => {
      const field = schema.properties?.[name]
      return [name, field ? complete(value?.[name], field, resolve) : value?.[name]]
    })
    return Object.fromEntries(fields)
  }
  if (value !== undefined) return value
  return schema.enum?.[0] ?? samples[schema.format ?? ""] ?? samples[schema.type ?? ""] ?? {}
}
