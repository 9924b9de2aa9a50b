import { z } from "zod"
import { model } from "../model"
import type { FieldMeta } from "./fieldMeta"

/** The part of JSON Schema that the content model uses. */
export type FieldSchema = FieldMeta & {
  $ref?: string
  title?: string
  description?: string
  examples?: unknown[]
  default?: unknown
  type?: "string" | "integer" | "boolean" | "array" | "object"
  items?: FieldSchema
  minItems?: number
  maxItems?: number
  minimum?: number
  maximum?: number
  maxLength?: number
  pattern?: string
  enum?: string[]
  properties?: Record<string, FieldSchema>
  oneOf?: { required: string[] }[]
  required?: string[]
}

/**
 * Every named type that content types contain, in the order of their fields. Two models in one process
 * may use the same names, so this is not zod's global registry.
 */
function namedTypes(types: z.core.$ZodType[]) {
  const named = z.registry<{ id?: string }>()
  const visit = (type: z.core.$ZodType) => {
    const id = z.globalRegistry.get(type)?.id
    if (named.has(type)) return
    if (id !== undefined) named.add(type, { id })
    const { _zod: internals } = type
    // A field with a label of its own is a copy of its named type.
    if (internals.parent) visit(internals.parent)
    if (type instanceof z.ZodObject) Object.values(type.shape).forEach(visit)
    if (type instanceof z.ZodArray) visit(type.element)
    if (type instanceof z.ZodOptional) visit(type.unwrap())
  }
  types.forEach(visit)
  return named
}

/** Every named type of the model as JSON Schema, by name. A `$ref` is the name of another. */
export const schemas = z.toJSONSchema(namedTypes(model.types), { uri: (id) => id })
  .schemas as Record<string, FieldSchema>

/** The fields of an object that a person edits, so without `$schema`. */
export const fieldsOf = (objectSchema: FieldSchema) =>
  Object.entries(objectSchema.properties ?? {}).filter(([name]) => name !== "$schema")

/** A field's schema with that of its `$ref`. The field's own properties take precedence. */
export const resolveRef = (field: FieldSchema) =>
  field.$ref === undefined ? field : { ...schemas[field.$ref], ...field }

const patterns = model.types.map((type) => {
  const pattern = (type.meta()?.files ?? "").replaceAll(".", "\\.").replace("*", "[^/]*")
  return { type, pattern: new RegExp(`^${pattern}$`) }
})

/** The content type of a path below content/, such as `services/poultry.json`, if it has one. */
export const contentTypeOf = (path: string) =>
  patterns.find(({ pattern }) => pattern.test(path))?.type

export const typeName = (type: z.ZodType) => String(type.meta()?.id)

/** The name of the type with what concerns the whole site, and the path of its file below content/. */
export const settingsType = () => typeName(model.settings)
export const settingsFile = () => model.settings.meta()?.files ?? ""

/** Whether a type is a page, with a title that search results show. */
export const isPage = ({ properties }: FieldSchema) => properties?.title?.seoLength !== undefined

/** The name of the type of the pages that marketers compose; empty without such pages. */
export const pageType = () => (model.page ? typeName(model.page) : "")

/** The schema of the pages that marketers compose, and that of their sections. */
export const pageSchema = (): FieldSchema => (model.page ? schemas[pageType()] : {})
export const sectionSchema = () => resolveRef(pageSchema().properties?.sections?.items ?? {})

/** The fields of a section that name a kind: each has exactly one of them. */
export const kindsOf = ({ oneOf = [] }: FieldSchema) => oneOf.flatMap(({ required }) => required)
export const kindSchema = (kind: string) => resolveRef(sectionSchema().properties?.[kind] ?? {})

/** The keys from the root of a content file to a value. Entries of a list count from 0. */
export type Path = (string | number)[]

/** The schemas along a path, that of the named type first. They are empty for unknown fields. */
export function schemasAt(name: string, path: Path): FieldSchema[] {
  const along = [schemas[name]]
  for (const key of path) {
    const { items, properties = {} } = resolveRef(along[along.length - 1])
    const field = Object.hasOwn(properties, key) ? properties[key] : undefined
    along.push((typeof key === "number" ? items : field) ?? {})
  }
  return along.map(resolveRef)
}

/** Whether a field may be missing. The kind of a section may not, although each is optional. */
export function isOptionalAt(name: string, path: Path) {
  const [group] = schemasAt(name, path.slice(0, -1)).slice(-1)
  const key = path.at(-1)
  if (typeof key !== "string" || kindsOf(group).includes(key)) return false
  return !group.required?.includes(key)
}

/** Whether a field may contain any words. An address, a colour or a name may not. */
export const acceptsAnyWords = ({ pattern, placeholder }: FieldSchema) =>
  pattern !== undefined && new RegExp(pattern).test(`<Any> "words" {${placeholder}}`)
