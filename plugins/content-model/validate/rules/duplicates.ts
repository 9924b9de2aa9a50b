import type { Issue } from "../issues"
import { trackFirstUse } from "../firstUse"
import { fieldIssue, type Document } from "../json/document"
import { quote } from "../messages"

const messages = {
  id: (value: unknown, file: string) =>
    `${quote(value)} is the id of content/${file} already. Choose another id.`,
  position: (value: unknown, file: string) =>
    `${value} is the position of content/${file} already, so their order is undefined. Choose another position.`,
}

/** Items of one type must have different ids, which are addresses, and different positions. */
export const duplicateIssues = (documents: Document[]): Issue[] => [
  ...duplicates(documents, "id"),
  ...duplicates(documents, "position"),
]

function duplicates(documents: Document[], name: "id" | "position") {
  const firstFile = trackFirstUse<string>()
  return documents.flatMap((document) => {
    const field = document.fields.find(({ path }) => path.length === 1 && path[0] === name)
    if (typeof field?.value !== "string" && typeof field?.value !== "number") return []
    const other = firstFile(`${document.name} ${field.value}`, document.file)
    if (other === undefined) return []
    return [fieldIssue(document, field, `duplicate-${name}`, messages[name](field.value, other))]
  })
}
