import { resolveRef, type FieldSchema } from "../../../plugins/content-model/schema/jsonSchema"
import { code, escapeMarkdown, quote } from "../markdown"
import { describeTextChange } from "./textDiff"

export type ObjectValue = Record<string, unknown>

export const isRecord = (value: unknown): value is ObjectValue =>
  typeof value === "object" && value !== null && !Array.isArray(value)

export const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

const isText = ({ maxLength, isParagraph }: FieldSchema) => maxLength !== undefined || isParagraph

/** A label inside a sentence, as Markdown: without a capital, but `URL` stays. */
export const lowerFirst = (title: string) =>
  escapeMarkdown(/^\p{Lu}(?!\p{Lu})/u.test(title) ? title.charAt(0).toLowerCase() + title.slice(1) : title)

/** The label or title of a list entry or an item; its JSON if it has none. */
export function entryName(entry: unknown) {
  if (!isRecord(entry)) return String(entry)
  const { label, title } = entry
  return String(label ?? title ?? JSON.stringify(entry))
}

/** A value inside a sentence, as Markdown. */
export function describe(field: FieldSchema, value: unknown) {
  if (typeof value === "boolean") return value ? "yes" : "no"
  if (typeof value === "string") return isText(resolveRef(field)) ? quote(value) : code(value)
  if (typeof value === "number") return String(value)
  if (!isRecord(value)) return code(JSON.stringify(value))
  const { to } = value
  return `${quote(entryName(value))}${typeof to === "string" ? ` (to ${code(to)})` : ""}`
}

/** `changed from … to …`, as Markdown. */
export const describeChange = (field: FieldSchema, before: unknown, after: unknown) =>
  typeof before === "string" && typeof after === "string" && isText(resolveRef(field))
    ? describeTextChange(before, after)
    : `changed from ${describe(field, before)} to ${describe(field, after)}`
