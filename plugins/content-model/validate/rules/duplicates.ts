import { trackFirstUse } from "../../lib/firstUse"
import { fieldAt, fieldIssue, nameOf, type Document } from "../../read/json/document"
import { quote } from "../../issues/quote"
import { anchorFields, idFields } from "./linkTargets"

/** Items of one type must have different ids, which are addresses. */
export function duplicateIds(documents: Document[]) {
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

/** Items of one type must have different positions. */
export function duplicatePositions(documents: Document[]) {
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

/** Finds sections of a page with one anchor. */
export function repeatedAnchors(page: Document) {
  const firstUse = trackFirstUse<number>()
  return anchorFields(page).flatMap((field) => {
    const other = firstUse(field.value, Number(field.path[1]) + 1)
    if (other === undefined) return []
    const message = `${quote(field.value)} is the anchor of section ${other} already. Choose another one.`
    return [fieldIssue(page, field, "duplicate-anchor", message)]
  })
}

/** Finds a second section of a kind that a page has once. */
export function repeatedKinds(page: Document) {
  const firstUse = trackFirstUse<number>()
  return page.fields.flatMap((field) => {
    const { path, schema } = field
    const number = Number(path[1]) + 1
    const other = schema.oncePerPage ? firstUse(String(path[2]), number) : undefined
    if (other === undefined) return []
    const message = `is a second section of this kind; section ${other} is the first. A page can have only one, so delete one of the two.`
    return [fieldIssue(page, field, "duplicate-kind", message)]
  })
}
