import {
  acceptsAnyWords,
  contentTypeOf,
  fieldsOf,
  resolveRef,
  typeName,
  type FieldSchema,
  type Path,
} from "../schema/jsonSchema"

/** A text in a content file. */
export type Text = { path: Path; schema: FieldSchema; value: string }

/** The value of a content file in which `replace` has replaced every text. */
export const replaceTexts = (file: string, value: unknown, replace: (text: Text) => string) =>
  replaceIn(schemaOf(file), value, [], replace)

/** Every text of a content file that a person writes. */
export function textsOf(file: string, value: unknown) {
  const texts: Text[] = []
  replaceTexts(file, value, (text) => {
    texts.push(text)
    return text.value
  })
  return texts
}

/** The value of a content file in which all optional texts are filled in. */
export const fillOptional = (file: string, value: unknown) => fillIn(schemaOf(file), value)

/** True if a text may contain any words. An address, a colour or a name may not. */
export const isFreeText = ({ schema }: Text) => acceptsAnyWords(schema)

function schemaOf(file: string): FieldSchema {
  const type = contentTypeOf(file)
  return { $ref: type && typeName(type) }
}

function replaceIn(
  field: FieldSchema,
  value: unknown,
  path: Path,
  replace: (text: Text) => string,
): unknown {
  const schema = resolveRef(field)
  if (typeof value === "string") return replace({ path, schema, value })
  return mapFields(value, schema, (part, its, key) => replaceIn(part, its, [...path, key], replace))
}

function fillIn(field: FieldSchema, value: unknown): unknown {
  const schema = resolveRef(field)
  const filled = mapFields(value, schema, fillIn)
  if (typeof filled !== "object" || filled === null || !schema.properties) return filled
  const added = fieldsOf(schema).flatMap(([name, part]) => {
    const { type, isAltText, examples: [example] = ["x"] } = resolveRef(part)
    // A decorative image must not have a description. Two sections must not have one anchor.
    const isMissing =
      type === "string" && !isAltText && name !== "anchor" && !Object.hasOwn(filled, name)
    return isMissing ? [[name, example]] : []
  })
  return { ...filled, ...Object.fromEntries(added) }
}

/** Maps the entries of a list or the fields of an object, without `$schema`. */
function mapFields(
  value: unknown,
  { items = {}, properties = {} }: FieldSchema,
  map: (schema: FieldSchema, value: unknown, key: string | number) => unknown,
): unknown {
  if (Array.isArray(value)) return value.map((entry, index) => map(items, entry, index))
  if (typeof value !== "object" || value === null) return value
  const entries = Object.entries(value).map(([name, part]) => [
    name,
    name === "$schema" ? part : map(properties[name] ?? {}, part, name),
  ])
  return Object.fromEntries(entries)
}
