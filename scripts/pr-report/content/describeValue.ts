import { isRecord } from "../../../plugins/content-model/isRecord"
import { resolveRef, type FieldSchema } from "../../../plugins/content-model/schema/jsonSchema"
import { code, escapeMarkdown, quote } from "../markdown"
import { describeTextChange } from "./textDiff"

function isText(field: FieldSchema) {
  const { maxLength, isParagraph } = resolveRef(field)
  return maxLength !== undefined || isParagraph === true
}

/** A label inside a sentence, as Markdown: without a capital, but `URL` stays. */
export const lowerFirst = (title: string) =>
  escapeMarkdown(title.replace(/^\p{Lu}(?!\p{Lu})/u, (first) => first.toLowerCase()))

/** The label or title of a list entry or an item; its JSON if it has none. */
export function entryName(entry: unknown) {
  if (!isRecord(entry)) return String(entry)
  return String(entry.label ?? entry.title ?? JSON.stringify(entry))
}

/** A value inside a sentence, as Markdown. */
export function describe(field: FieldSchema, value: unknown) {
  if (typeof value === "boolean") return value ? "yes" : "no"
  if (typeof value === "string") return isText(field) ? quote(value) : code(value)
  if (typeof value === "number") return String(value)
  if (!isRecord(value)) return code(JSON.stringify(value))
  const { to } = value
  return `${quote(entryName(value))}${typeof to === "string" ? ` (to ${code(to)})` : ""}`
}

/** `changed from … to …`, as Markdown. */
export const describeChange = (field: FieldSchema, before: unknown, after: unknown) =>
  typeof before === "string" && typeof after === "string" && isText(field)
    ? describeTextChange(before, after)
    : `changed from ${describe(field, before)} to ${describe(field, after)}`
