import { isHidden } from "../../../read/content"
import { pageAddress } from "../../../read/pageAddress"
import { keyOf } from "../../../lib/path"
import type { Issue, IssueText } from "../../../issues/issues"
import type { FieldSchema } from "../../../model/fieldMeta"
import { fieldIssue, nameOf, type Document } from "../../../read/json/document"
import { trackFirstUse } from "../../../lib/firstUse"
import { isInSearch } from "../linkTargets"

/** Checks titles and descriptions that search results and share images show. */
export function searchTextIssues(documents: Document[]): Issue[] {
  const firstUse = trackFirstUse<Document>()
  return documents.filter(isListed).flatMap((document) =>
    document.fields.flatMap((field) => {
      const text = typeof field.value === "string" ? field.value.trim() : ""
      if (!field.schema.seoLength || text === "") return []
      const issues = searchLengthIssues(text, field.schema).map((issue) =>
        fieldIssue(document, field, ...issue),
      )
      const other = firstUse(`${keyOf(field.path)} ${text}`, document)
      if (other !== undefined) {
        const message = `is the same as in ${nameOf(other)}. Write another text, so that search results differ.`
        issues.push(fieldIssue(document, field, "duplicate-seo-text", message))
      }
      return issues
    }),
  )
}

/** Whether search results show a text in full. */
export function searchLengthIssues(text: string, schema: FieldSchema): IssueText[] {
  const { seoLength: [min, max] = [0, Infinity], maxLength = Infinity } = schema
  // Signs above and below a letter take no room.
  const { length } = text.replace(/\p{M}/gu, "")
  const short = `has only ${length} characters. Write ${min} to ${max}, as search results show.`
  const long = `has ${length} characters, but search results show about ${max}. Make it shorter.`
  if (length < min) return [["seo-text-too-short", short]]
  // A text above the model's own limit is an error already.
  return length > max && text.length <= maxLength ? [["seo-text-too-long", long]] : []
}

/** Search engines do not list a page without an address of its own. */
export const isListed = ({ file, value }: Document) =>
  pageAddress(file) !== "" && !isHidden(value) && isInSearch(value)
