import { issueTypes } from "../../../content-model/issues/issueTypes"
import type { Issue } from "../../../content-model/issues/issues"
import type { Check } from "../content/types"

/** Whether an issue is no error, but visitors will see something unfinished. */
export const isUnfinished = ({ severity, isInDraft }: Issue) => severity === "note" && !isInDraft

/** What is unfinished in a file: what hinders saving, and what visitors would see; in a draft, all that is not right. */
export const unfinishedIn = ({ issues, blocking }: Check, file: string) =>
  [
    ...blocking,
    ...issues.filter(({ severity, type }) => severity === "note" && type !== "draft"),
  ].filter((issue) => issue.file === file)

/** Why a draft cannot be shown yet. */
export const missingIn = (check: Check, file: string) =>
  unfinishedIn(check, file).filter(
    ({ isInDraft, type }) => isInDraft && issueTypes[type] === "error",
  )
