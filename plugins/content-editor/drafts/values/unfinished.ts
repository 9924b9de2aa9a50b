import { issueTypes } from "../../../content-model/issues/issueTypes"
import type { Issue } from "../../../content-model/issues/issues"
import { fieldChanges } from "../../../content-model/compare/fieldChanges"
import { isWithin } from "../../../content-model/lib/path"
import type { Check, FileChange } from "../content/types"

/** What is unfinished in a file: what hinders saving, and what visitors would see; in a draft, all that is not right. */
export const unfinishedIn = ({ issues, blocking }: Check, file: string) =>
  [
    ...blocking,
    ...issues.filter(({ severity, type }) => severity === "note" && type !== "draft"),
  ].filter((issue) => issue.file === file)

/** What visitors would see unfinished of a change. What was so before, beside it, is no part of it. */
export function unfinishedOf(issues: Issue[], { file, before, after }: FileChange) {
  const fields = fieldChanges(file, before, after)
  const isOfChange = ({ path: place }: Issue) =>
    fields.some(({ path }) => isWithin(place, path) || (place.length > 0 && isWithin(path, place)))
  return issues.filter(
    (issue) =>
      issue.file === file && issue.severity === "note" && !issue.isInDraft && isOfChange(issue),
  )
}

/** Why a draft cannot be shown yet. */
export const missingIn = (check: Check, file: string) =>
  unfinishedIn(check, file).filter(
    ({ isInDraft, type }) => isInDraft && issueTypes[type] === "error",
  )
