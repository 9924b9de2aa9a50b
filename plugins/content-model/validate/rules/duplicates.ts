import { createIssue, type Issue } from "../issues"
import type { Document } from "../json/document"
import { quote } from "../messages"

/** Items of one type must have different ids, which are addresses, and different positions. */
export const duplicateIssues = (documents: Document[]): Issue[] => [
  ...duplicates(
    documents,
    "id",
    (value, file) => `${quote(value)} is the id of content/${file} already. Choose another id.`,
  ),
  ...duplicates(
    documents,
    "position",
    (value, file) =>
      `${value} is the position of content/${file} already, so their order is undefined. Choose another position.`,
  ),
]

function duplicates(
  documents: Document[],
  name: "id" | "position",
  message: (value: unknown, file: string) => string,
) {
  const first = new Map<string, string>()
  return documents.flatMap((document) => {
    const field = document.fields.find(({ path }) => path.length === 1 && path[0] === name)
    if (typeof field?.value !== "string" && typeof field?.value !== "number") return []
    const key = `${document.name} ${field.value}`
    const other = first.get(key)
    if (other === undefined) {
      first.set(key, document.file)
      return []
    }
    const location = document.locationOf(field.path, field.node)
    return [createIssue(`duplicate-${name}`, location, message(field.value, other))]
  })
}
