import { isDraft } from "../../read/content"
import { fieldAt, fieldIssue, type Document } from "../../read/json/document"
import type { Issue } from "../../issues/issues"
import { schemas } from "../../model/model"

/** Whether a file is a draft. The files that every site needs cannot be one. */
export const isDraftFile = ({ name, value }: Document) =>
  isDraft(value) && schemas[name].properties?.draft !== undefined

const message =
  "is yes, so no file of the site contains it, and it may be incomplete. When it is complete, show it in the editor, or delete this line."
const formMessage = "is a draft: not on the site. When it is complete, show it."

/** Says which files are drafts. */
export const draftIssues = (drafts: Document[]) =>
  drafts.flatMap((document) => {
    const field = fieldAt(document, "draft")
    return field ? [fieldIssue(document, field, "draft", message, formMessage)] : []
  })

/** Makes notes of what is wrong in the fields of drafts. What is wrong with a file itself stays. */
export function asUnfinished(issues: Issue[], drafts: Document[]) {
  const files = new Set(drafts.map(({ file }) => file))
  return issues.map((issue): Issue =>
    files.has(issue.file) && issue.path.length > 0
      ? { ...issue, severity: "note", isInDraft: true }
      : issue,
  )
}
