import { trackFirstUse } from "../../firstUse"
import type { Issue } from "../../issues"
import { childOf, fieldIssue, type Document } from "../../json/document"
import { quote } from "../../messages"
import { anchorFields } from "../linkTargets"

/** Checks the sections of a composed page. */
export const sectionIssues = (page: Document): Issue[] => [
  ...repeatedAnchors(page),
  ...repeatedForms(page),
  ...incompleteEntries(page),
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

function repeatedForms(page: Document) {
  const [first, ...others] = page.fields.filter(
    ({ path }) => path.length === 3 && path[0] === "sections" && path[2] === "message",
  )
  return others.map((field) => {
    const message = `is a second contact form; section ${Number(first.path[1]) + 1} has one already. A page can have only one, so delete one of the two.`
    return fieldIssue(page, field, "duplicate-form", message)
  })
}

/** Cards and prices of which visitors would see less than was meant. */
const incompleteEntries = (page: Document) =>
  page.fields.flatMap(({ schema: { $ref }, path, node }) => {
    const icon = childOf(node, "icon")
    if ($ref === "CardEntry" && icon && childOf(node, "picture"))
      return fieldIssue(page, { path: [...path, "icon"], node: icon }, "unused-icon", unusedIcon)
    if ($ref === "Price" && !childOf(node, "amount") && !childOf(node, "note"))
      return fieldIssue(page, { path, node }, "missing-price", missingPrice)
    return []
  })

const unusedIcon = "is not shown, because the card has a picture. Delete one of the two."
const missingPrice =
  "has neither an amount nor a note, so visitors see no price. Write one of the two."
