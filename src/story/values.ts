import { resolveRef, type FieldSchema } from "../../plugins/content-model/schema/jsonSchema"
import { likeTexts } from "./lists"
import { code, escaped, quote } from "./markdown"
import { changed } from "./texts"

export type Group = Record<string, unknown>

export const isGroup = (value: unknown): value is Group =>
  typeof value === "object" && value !== null && !Array.isArray(value)

export const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

const isText = ({ maxLength, isParagraph }: FieldSchema) => maxLength !== undefined || isParagraph

/** The label of a field as it stands within a sentence. */
export const inSentence = (title: string) =>
  escaped(/^\p{Lu}(?!\p{Lu})/u.test(title) ? title.charAt(0).toLowerCase() + title.slice(1) : title)

/** What people call an entry of a list or an item. */
export function nameOf(entry: unknown) {
  if (!isGroup(entry)) return String(entry)
  const { label, title } = entry
  return String(label ?? title ?? JSON.stringify(entry))
}

/** A value as a sentence can hold it. */
export function shown(field: FieldSchema, value: unknown) {
  if (typeof value === "boolean") return value ? "yes" : "no"
  if (typeof value === "string") return isText(resolveRef(field)) ? quote(value) : code(value)
  if (typeof value === "number") return String(value)
  if (!isGroup(value)) return code(JSON.stringify(value))
  const { to } = value
  return `${quote(nameOf(value))}${typeof to === "string" ? ` (to ${code(to)})` : ""}`
}

/** `changed from … to …`. */
export const changeOf = (field: FieldSchema, before: unknown, after: unknown) =>
  typeof before === "string" && typeof after === "string" && isText(resolveRef(field))
    ? changed(before, after)
    : `changed from ${shown(field, before)} to ${shown(field, after)}`

/** How alike two entries are, from 0 to 1: texts by their words, groups by their name and their fields. */
export function likeness(a: unknown, b: unknown) {
  if (isSame(a, b)) return 1
  if (typeof a === "string" && typeof b === "string") return likeTexts(a, b)
  if (!isGroup(a) || !isGroup(b)) return 0
  if (nameOf(a) === nameOf(b)) return 0.9
  const keys = Object.keys({ ...a, ...b }).filter((key) => key !== "$schema")
  return keys.filter((key) => isSame(a[key], b[key])).length / keys.length
}
