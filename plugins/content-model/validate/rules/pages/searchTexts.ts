import { isHidden } from "../../../read/content"
import { pageAddress } from "../../../read/pageAddress"
import { keyOf } from "../../../lib/path"
import type { Issue } from "../../../issues/issues"
import { fieldIssue, nameOf, type Document } from "../../../read/json/document"
import { trackFirstUse } from "../../../lib/firstUse"
import { isInSearch } from "../linkTargets"

/** Checks titles and descriptions that search results and share images show. */
export function searchTextIssues(documents: Document[]): Issue[] {
  const firstUse = trackFirstUse<Document>()
  return documents.filter(isListed).flatMap((document) =>
    document.fields.flatMap((field) => {
      const { seoLength, maxLength = Infinity } = field.schema
      const text = typeof field.value === "string" ? field.value.trim() : ""
      if (!seoLength || text === "") return []
      const [min, max] = seoLength
      const issues: Issue[] = []
      if (text.length < min) {
        const message = `has only ${text.length} characters. Write ${min} to ${max}, as search results show.`
        issues.push(fieldIssue(document, field, "seo-text-too-short", message))
      }
      // A text above the model's own limit is an error already.
      if (text.length > max && text.length <= maxLength) {
        const message = `has ${text.length} characters, but search results show about ${max}. Make it shorter.`
        issues.push(fieldIssue(document, field, "seo-text-too-long", message))
      }
      const other = firstUse(`${keyOf(field.path)} ${text}`, document)
      if (other !== undefined) {
        const message = `is the same as in ${nameOf(other)}. Write another text, so that search results differ.`
        issues.push(fieldIssue(document, field, "duplicate-seo-text", message))
      }
      return issues
    }),
  )
}

/** Search engines do not list a page without an address of its own. */
const isListed = ({ file, value }: Document) =>
  pageAddress(file) !== "" && !isHidden(value) && isInSearch(value)
