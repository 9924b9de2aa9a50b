import { schemas } from "../../schema/jsonSchema"
import { createIssue, type Issue } from "../issues"
import type { Document } from "../json/document"

/** Checks titles and descriptions that search results and share images show. */
export function searchTextIssues(documents: Document[]): Issue[] {
  const first = new Map<string, string>()
  return documents.flatMap((document) =>
    document.fields.flatMap(({ path, shape, node, value }) => {
      // Search engines do not list a page without an address of its own.
      if (!shape.seoLength || typeof value !== "string" || !schemas[document.name].address)
        return []
      const text = value.trim()
      if (text === "") return []
      const location = document.locationOf(path, node)
      const issues = lengthIssues(text, shape.seoLength, shape.maxLength).map(([type, message]) =>
        createIssue(type, location, message),
      )
      const key = `${path.join()} ${text}`
      const other = first.get(key)
      if (other === undefined) {
        first.set(key, document.file)
        return issues
      }
      const message = `is the same as in content/${other}. Write another text, so that search results differ.`
      return [...issues, createIssue("duplicate-seo-text", location, message)]
    }),
  )
}

type TypeAndMessage = ["seo-text-too-short" | "seo-text-too-long", message: string]

function lengthIssues(
  { length }: string,
  [min, max]: [number, number],
  allowed = Infinity,
): TypeAndMessage[] {
  if (length < min)
    return [
      [
        "seo-text-too-short",
        `has only ${length} characters. Write ${min} to ${max}, as search results show.`,
      ],
    ]
  // A text above the model's own limit is an error already.
  if (length <= max || length > allowed) return []
  return [
    [
      "seo-text-too-long",
      `has ${length} characters, but search results show about ${max}. Make it shorter.`,
    ],
  ]
}
