import type { Issue } from "../../issues/issues"
import { trackFirstUse } from "../../lib/firstUse"
import { fieldAt, fieldIssue, nameOf, type Document } from "../../read/json/document"
import { quote } from "../../issues/quote"

/** Items of one type must have different ids, which are addresses, and different positions. */
export const duplicateIssues = (documents: Document[]): Issue[] => [
  ...duplicateIds(documents),
  ...duplicatePositions(documents),
]

/** The fields of a file that hold its id or a former id. */
export const idFields = ({ fields }: Document) =>
  fields.flatMap((field) => {
    const { path, value } = field
    const isId =
      (path[0] === "id" && path.length === 1) || (path[0] === "formerIds" && path.length === 2)
    return isId && typeof value === "string" ? [{ ...field, value, isFormer: path.length > 1 }] : []
  })

function duplicateIds(documents: Document[]) {
  const firstUse = trackFirstUse<{ what: string; document: Document }>()
  return documents.flatMap((document) =>
    idFields(document).flatMap((field) => {
      const { value, isFormer } = field
      const what = isFormer ? "a former id" : "the id"
      const other = firstUse(`${document.name} ${value}`, { what, document })
      if (other === undefined) return []
      const advice = isFormer ? "Delete it here" : "Choose another id"
      const message = `${quote(value)} is ${other.what} of ${nameOf(other.document)} already. ${advice}.`
      return [fieldIssue(document, field, "duplicate-id", message)]
    }),
  )
}

function duplicatePositions(documents: Document[]) {
  const firstUse = trackFirstUse<Document>()
  return documents.flatMap((document) => {
    const field = fieldAt(document, "position")
    const other =
      typeof field?.value === "number" && firstUse(`${document.name} ${field.value}`, document)
    if (!field || !other) return []
    const message = `${field.value} is the position of ${nameOf(other)} already, so their order is undefined. Choose another position.`
    return [fieldIssue(document, field, "duplicate-position", message)]
  })
}
