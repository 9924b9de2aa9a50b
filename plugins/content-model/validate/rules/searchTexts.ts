import { schemas } from "../../schema/jsonSchema"
import type { Document } from "../json/document"
import { createIssue, type Issue } from "../issues"

/** Titles and descriptions that a search result or a share card would cut off or mix up. */
export function searchTextIssues(documents: Document[]): Issue[] {
  const first = new Map<string, Document>()
  return documents.flatMap((document) =>
    document.fields.flatMap(({ path, shape, node, value }) => {
      // A page without an address of its own is not found by searching.
      if (!shape.seoLength || typeof value !== "string" || !schemas[document.name].address)
        return []
      const place = document.locationOf(path, node)
      const [least, most] = shape.seoLength
      const { length } = value.trim()
      const issues: Issue[] = []
      if (length > 0 && length < least)
        issues.push(
          createIssue(
            "search-short",
            place,
            `has only ${length} characters. With ${least} to ${most} a search result says enough.`,
          ),
        )
      if (length > most && length <= (shape.maxLength ?? Infinity))
        issues.push(
          createIssue(
            "search-long",
            place,
            `has ${length} characters. Search results cut it off after about ${most}.`,
          ),
        )
      const key = `${path.join()} ${value.trim()}`
      const other = first.get(key)
      if (length > 0 && !other) first.set(key, document)
      if (other)
        issues.push(
          createIssue(
            "search-same",
            place,
            `is the same as in content/${other.file}, so nobody can tell the two pages apart in a list.`,
          ),
        )
      return issues
    }),
  )
}
