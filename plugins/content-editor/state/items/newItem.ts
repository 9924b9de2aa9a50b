import { filesOfType, type ContentValues } from "../../../content-model/content"
import { isRecord } from "../../../content-model/isRecord"
import { contentTypes } from "../../../content-model/schema/contentTypes"
import {
  contentTypeOf,
  fieldsOf,
  resolveRef,
  schemas,
  typeName,
  type FieldSchema,
} from "../../../content-model/schema/jsonSchema"
import { schemaLine } from "../../../content-model/validate/rules/fields"
import { text } from "../../words"
import { emptyValue } from "../normalise"
import type { State, Values } from "../types"
import { appendItem } from "./order"

type NewItem = { file: string; changes: Values }

const typeNamed = (name: string) => contentTypes.find((type) => typeName(type) === name)

/** The names of all saved files and drafts, deleted ones included. */
export const takenNames = ({ snapshot, drafts }: State) => [
  ...snapshot.listing.files,
  ...drafts.keys(),
]

/** Creates an item from the examples of the model. `taken` are the names of other known files. */
export function newItem(
  values: ContentValues,
  name: string,
  title: string,
  taken: string[] = [],
): NewItem {
  const value = withExamples(schemas[name], emptyValue(schemas[name]))
  return addItem(values, name, { ...(isRecord(value) ? value : {}), title }, taken)
}

/** Copies an item: with another title, id and position, all else is equal. */
export function copyItem(values: ContentValues, file: string, taken: string[] = []): NewItem {
  const type = contentTypeOf(file)
  const value = values.get(file)
  if (!type || !isRecord(value)) return { file, changes: {} }
  const name = typeName(type)
  const max = schemas[name].properties?.title?.maxLength ?? Infinity
  const suffix = text("start.copySuffix")
  const title = `${String(value.title ?? "").slice(0, max - suffix.length)}${suffix}`
  const { formerIds: _of, ...others } = value
  return addItem(values, name, { ...others, title }, taken)
}

function addItem(
  values: ContentValues,
  name: string,
  item: Record<string, unknown>,
  taken: string[],
): NewItem {
  const type = typeNamed(name)
  const { files = "", title = "", properties = {} } = schemas[name]
  const pathOf = (id: string) => files.replace("*", id)
  const all = new Set([...taken, ...values.keys()].map((file) => file.toLowerCase()))
  const items = type ? filesOfType(values, type) : []
  const ids = idsIn(values, name)
  const isFree = (id: string) => !all.has(pathOf(id)) && !ids.includes(id)
  const id = freeName(slug(String(item.title)) || slug(title), isFree, properties.id?.maxLength)
  const file = pathOf(id)
  const value = { $schema: schemaLine(file, name), ...item, ...("id" in properties ? { id } : {}) }
  return { file, changes: appendItem(items, { file, value }) }
}

/** The id of an item, then those that it had before. */
export function idsOf(value: unknown) {
  const { id, formerIds } = isRecord(value) ? value : {}
  return [id, ...(Array.isArray(formerIds) ? formerIds : [])].filter(
    (one) => typeof one === "string",
  )
}

/** The ids of all items of a type but one. */
export const idsIn = (values: ContentValues, name: string, except?: string) =>
  [...values].flatMap(([file, value]) =>
    file !== except && contentTypeOf(file)?.meta()?.id === name ? idsOf(value) : [],
  )

const letters: Record<string, string> = { ß: "ss", æ: "ae", œ: "oe", ø: "o", ł: "l", đ: "d" }

/** A title as small letters, digits and hyphens; empty if it has none of them. */
export const slug = (title: string) =>
  title
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[^a-z0-9]/g, (character) => letters[character] ?? "-")
    .replace(/-+/g, "-")
    .replace(/^-|-$/g, "")

function freeName(name: string, isFree: (name: string) => boolean, maxLength = 60) {
  const numbered = (count: number) => {
    const end = count === 1 ? "" : `-${count}`
    return name.slice(0, maxLength - end.length).replace(/-$/, "") + end
  }
  let count = 1
  while (!isFree(numbered(count))) count++
  return numbered(count)
}

/** Fills the empty texts of a new item with the examples of the model, but not its pictures. */
function withExamples(field: FieldSchema, value: unknown): unknown {
  const schema = resolveRef(field)
  if (value === "") return schema.$ref === "PictureFile" ? "" : (schema.examples?.[0] ?? "")
  if (!isRecord(value)) return value
  const parts = new Map(fieldsOf(schema))
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, withExamples(parts.get(key) ?? {}, part)]),
  )
}
