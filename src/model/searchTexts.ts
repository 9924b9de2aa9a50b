import { dictionary } from "./dictionary"
import type { Document } from "./documents"
import { finding, type Finding } from "./findings"

/** Titles and descriptions that a search result or a share card would cut off or mix up. */
export function searchFindings(documents: Document[]): Finding[] {
  const first = new Map<string, Document>()
  return documents.flatMap((document) =>
    document.fields.flatMap(({ path, shape, node, value }) => {
      // A page without an address of its own is not found by searching.
      if (!shape.inSearch || typeof value !== "string" || !dictionary[document.name].address)
        return []
      const place = document.placeOf(path, node)
      const [least, most] = shape.inSearch
      const { length } = value.trim()
      const findings: Finding[] = []
      if (length > 0 && length < least)
        findings.push(
          finding(
            "search-short",
            place,
            `has only ${length} characters. With ${least} to ${most} a search result says enough.`,
          ),
        )
      if (length > most && length <= (shape.maxLength ?? Infinity))
        findings.push(
          finding(
            "search-long",
            place,
            `has ${length} characters. Search results cut it off after about ${most}.`,
          ),
        )
      const key = `${path.join()} ${value.trim()}`
      const other = first.get(key)
      if (length > 0 && !other) first.set(key, document)
      if (other)
        findings.push(
          finding(
            "search-same",
            place,
            `is the same as in content/${other.file}, so nobody can tell the two pages apart in a list.`,
          ),
        )
      return findings
    }),
  )
}
