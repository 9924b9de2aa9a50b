import type { Issue } from "../issues"
import { trackFirstUse } from "../firstUse"
import { fieldIssue, type Document, type Field } from "../json/document"
import { quote } from "../messages"

/** Items of one type must have different ids, which are addresses, and different positions. */
export const duplicateIssues = (documents: Document[]): Issue[] => [
  ...duplicateIds(documents),
  ...duplicatePositions(documents),
]

/** The fields of a file that hold its id or a former id. */
export const idFields = ({ fields }: Document) =>
  fields.flatMap((field) => {
    const { path, value } = field
    const isId = path.join() === "id" || (path[0] === "formerIds" && path.length === 2)
    return isId && typeof value === "string" ? [{ ...field, value, isFormer: path.length > 1 }] : []
  })

function duplicateIds(documents: Document[]) {
  const firstUse = trackFirstUse<string>()
  return documents.flatMap((document) =>
    idFields(document).flatMap((field) => {
      const { value, isFormer } = field
      const use = `${isFormer ? "a former id" : "the id"} of content/${document.file}`
      const other = firstUse(`${document.name} ${value}`, use)
      if (other === undefined) return []
      const advice = isFormer ? "Delete it here" : "Choose another id"
      const message = `${quote(value)} is ${other} already. ${advice}.`
      return [fieldIssue(document, field, "duplicate-id", message)]
    }),
  )
}

function duplicatePositions(documents: Document[]) {
  const firstFile = trackFirstUse<string>()
  return documents.flatMap((document) => {
    const isPosition = ({ path, value }: Field) =>
      path.join() === "position" && typeof value === "number"
    const field = document.fields.find(isPosition)
    const other = field && firstFile(`${document.name} ${field.value}`, document.file)
    if (!field || other === undefined) return []
    const message = `${field.value} is the position of content/${other} already, so their order is undefined. Choose another position.`
    return [fieldIssue(document, field, "duplicate-position", message)]
  })
}
