import { trackFirstUse } from "../../../lib/firstUse"
import type { Issue } from "../../../issues/issues"
import { fieldIssue, type Document } from "../../../read/json/document"
import { quote } from "../../../issues/quote"
import { anchorFields } from "../linkTargets"

/** Checks the sections of a page. */
export const sectionIssues = (page: Document): Issue[] => [
  ...repeatedAnchors(page),
  ...repeatedKinds(page),
]

function repeatedAnchors(page: Document) {
  const firstUse = trackFirstUse<number>()
  return anchorFields(page).flatMap((field) => {
    const other = firstUse(field.value, Number(field.path[1]) + 1)
    if (other === undefined) return []
    const message = `${quote(field.value)} is the anchor of section ${other} already. Choose another one.`
    return [fieldIssue(page, field, "duplicate-anchor", message)]
  })
}

function repeatedKinds(page: Document) {
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
