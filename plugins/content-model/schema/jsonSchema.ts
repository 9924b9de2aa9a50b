import { z } from "zod"
import { contentTypes, type FieldMeta } from "./content"

/** The part of JSON Schema that the content model uses. */
export type FieldSchema = FieldMeta & {
  $ref?: string
  title?: string
  description?: string
  examples?: unknown[]
  type?: "string" | "integer" | "boolean" | "array" | "object"
  items?: FieldSchema
  minItems?: number
  maxItems?: number
  maxLength?: number
  pattern?: string
  enum?: string[]
  properties?: Record<string, FieldSchema>
  required?: string[]
}

/** Every named shape of the model as JSON Schema, by its name; they refer to one another by `$ref`. */
export const schemas = z.toJSONSchema(z.globalRegistry, { uri: (id) => id }).schemas as Record<
  string,
  FieldSchema
>

/** The fields of a file or an object that a person writes, without the `$schema` of a code editor. */
export const fieldsOf = (shape: FieldSchema) =>
  Object.entries(shape.properties ?? {}).filter(([name]) => name !== "$schema")

/** The shape that `field` refers to, or the field itself where it is spelled out in place. */
export const resolveRef = (field: FieldSchema) =>
  field.$ref === undefined ? field : { ...schemas[field.$ref], ...field }

/**
 * Which shape a file below content/ has, by its path there, such as `services/poultry.json`.
 * Returns undefined for a path that no shape claims.
 */
export function contentTypeOf(path: string) {
  return contentTypes.find((shape) => {
    const [folder, name] = (shape.meta()?.files ?? "").split("*")
    return name === undefined
      ? path === folder
      : path.startsWith(folder) && path.endsWith(name) && !path.slice(folder.length).includes("/")
  })
}

/** The name of a shape of the model. */
export const typeName = (shape: (typeof contentTypes)[number]) => String(shape.meta()?.id)

/** The keys that lead to a value in a content file; the entries of a list count from 0. */
export type Path = (string | number)[]

/** The shapes along a path below a named shape, the named one first; empty ones where none is known. */
export function schemasAt(name: string, path: Path): FieldSchema[] {
  const shapes = [schemas[name]]
  for (const key of path) {
    const { items, properties = {} } = resolveRef(shapes[shapes.length - 1])
    const field = Object.hasOwn(properties, key) ? properties[key] : undefined
    shapes.push((typeof key === "number" ? items : field) ?? {})
  }
  return shapes.map(resolveRef)
}
