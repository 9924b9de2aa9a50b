import { schemas } from "./model"
import type { Path } from "../lib/path"
import type { FieldSchema } from "./fieldMeta"

/** The fields of an object that a person edits, so without `$schema`. */
export const fieldsOf = (objectSchema: FieldSchema) =>
  Object.entries(objectSchema.properties ?? {}).filter(([name]) => name !== "$schema")

/** A field's schema with that of its `$ref`. The field's own properties take precedence. */
export const resolveRef = (field: FieldSchema) =>
  field.$ref === undefined ? field : { ...schemas[field.$ref], ...field }

/** Whether a type is a page, with a title that search results show. */
export const isPage = ({ properties }: FieldSchema) => properties?.title?.seoLength !== undefined

/** Where a type has its date of publication. Without one, the path leads nowhere. */
export const publicationPath = ({ properties = {} }: FieldSchema): Path => [
  Object.keys(properties).find((key) => properties[key].$ref === "PublicationDate") ?? "",
]

/** Whether the items of a type have a date of publication, so the newest come first. */
export const isDated = (schema: FieldSchema) => publicationPath(schema)[0] !== ""

/** The schema of the sections of pages; empty if the model has none. */
export const sectionSchema = (): FieldSchema => ({ ...schemas.Section })

/** The fields of a section that name a kind: each has exactly one of them. */
export const kindsOf = ({ oneOf = [] }: FieldSchema) => oneOf.flatMap(({ required }) => required)
export const kindSchema = (kind: string) => resolveRef(sectionSchema().properties?.[kind] ?? {})

/** The schemas along a path, that of the whole value first. They are empty for unknown fields. */
export function schemasAt(whole: FieldSchema, path: Path): FieldSchema[] {
  const along = [whole]
  for (const key of path) {
    const { items, properties = {} } = resolveRef(along[along.length - 1])
    const field = Object.hasOwn(properties, key) ? properties[key] : undefined
    along.push((typeof key === "number" ? items : field) ?? {})
  }
  return along.map(resolveRef)
}

/** Whether a field may be missing. The kind of a section may not, although each is optional. */
export function isOptionalAt(whole: FieldSchema, path: Path) {
  const [group] = schemasAt(whole, path.slice(0, -1)).slice(-1)
  const key = path.at(-1)
  if (typeof key !== "string" || kindsOf(group).includes(key)) return false
  return !group.required?.includes(key)
}

/** Whether a field may contain any words. An address, a colour or a name may not. */
export const acceptsAnyWords = ({ pattern, placeholder }: FieldSchema) =>
  pattern !== undefined && new RegExp(pattern).test(`<Any> "words" {${placeholder}}`)
