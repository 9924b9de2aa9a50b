import { valueAt } from "../../lib/path"
import type { FieldSchema } from "../../model/fieldMeta"
import { resolveRef } from "../../model/jsonSchema"
import type { IssueText } from "../../issues/issues"
import type { Document, Field } from "../../read/json/document"

// Each finds a field or a group of which visitors would see less than was meant.

export function replacedFields(field: Field, document: Document): IssueText[] {
  const { replacedBy } = field.schema
  const path = [...field.path.slice(0, -1), replacedBy ?? ""]
  if (replacedBy === undefined || valueAt(document.value, path) === undefined) return []
  const other = labelOf(field.groupSchema, replacedBy)
  return [
    [
      "unused-field",
      `is not shown, because ${other} is shown in its place. Delete one of the two.`,
    ],
  ]
}

export function repeatedFields(field: Field, document: Document): IssueText[] {
  const [name, number] = field.path.slice(-2).toReversed()
  if (!field.schema.oncePerList || typeof number !== "number") return []
  const list = field.path.slice(0, -2)
  const numbers = Array.from({ length: number }, (_, index) => index)
  const first = numbers.find(
    (other) => valueAt(document.value, [...list, other, name]) !== undefined,
  )
  if (first === undefined) return []
  return [
    [
      "unused-field",
      `is not shown, because entry ${first + 1} has one already. Delete one of the two.`,
    ],
  ]
}

export function emptyEntries(field: Field, document: Document): IssueText[] {
  const { needsOneOf = [] } = field.schema
  const isMissing = (name: string) => valueAt(document.value, [...field.path, name]) === undefined
  if (needsOneOf.length === 0 || !needsOneOf.every(isMissing)) return []
  const names = needsOneOf.map((name) => labelOf(field.schema, name)).join(" nor ")
  return [["empty-entry", `has neither ${names}, so visitors would miss it. Write one of them.`]]
}

const labelOf = ({ properties = {} }: FieldSchema, name: string) =>
  `“${resolveRef(properties[name]).title}”`
