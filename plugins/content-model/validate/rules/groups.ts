import { valueAt } from "../../lib/path"
import type { FieldSchema } from "../../model/fieldMeta"
import { resolveRef } from "../../model/jsonSchema"
import type { Issue } from "../../issues/issues"
import { fieldIssue, type Document, type Field } from "../../read/json/document"

/** Finds groups of which visitors would see less than was meant. */
export const groupIssues = (document: Document): Issue[] =>
  document.fields.flatMap((field) => [
    ...replacedFields(document, field),
    ...repeatedFields(document, field),
    ...emptyEntries(document, field),
  ])

function replacedFields(document: Document, field: Field) {
  const { replacedBy } = field.schema
  const path = [...field.path.slice(0, -1), replacedBy ?? ""]
  if (replacedBy === undefined || valueAt(document.value, path) === undefined) return []
  const other = labelOf(field.groupSchema, replacedBy)
  const message = `is not shown, because ${other} is shown in its place. Delete one of the two.`
  return [fieldIssue(document, field, "unused-field", message)]
}

function repeatedFields(document: Document, field: Field) {
  const [name, number] = field.path.slice(-2).toReversed()
  if (!field.schema.oncePerList || typeof number !== "number") return []
  const list = field.path.slice(0, -2)
  const numbers = Array.from({ length: number }, (_, index) => index)
  const first = numbers.find(
    (other) => valueAt(document.value, [...list, other, name]) !== undefined,
  )
  if (first === undefined) return []
  const message = `is not shown, because entry ${first + 1} has one already. Delete one of the two.`
  return [fieldIssue(document, field, "unused-field", message)]
}

function emptyEntries(document: Document, field: Field) {
  const { needsOneOf = [] } = field.schema
  const isMissing = (name: string) => valueAt(document.value, [...field.path, name]) === undefined
  if (needsOneOf.length === 0 || !needsOneOf.every(isMissing)) return []
  const names = needsOneOf.map((name) => labelOf(field.schema, name)).join(" nor ")
  const message = `has neither ${names}, so visitors would miss it. Write one of them.`
  return [fieldIssue(document, field, "empty-entry", message)]
}

const labelOf = ({ properties = {} }: FieldSchema, name: string) =>
  `“${resolveRef(properties[name]).title}”`
