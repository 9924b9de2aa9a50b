import { issueTypes } from "../../../content-model/issues/issueTypes"
import type { Issue } from "../../../content-model/issues/issues"
import type { Check } from "../content/types"

/** Whether an issue is no error, but visitors will see something unfinished. */
export const isUnfinished = ({ severity, isInDraft }: Issue) => severity === "note" && !isInDraft

/** What is unfinished in a file: in a draft, all that is not right. */
export const unfinishedIn = ({ issues }: Check, file: string) =>
  issues.filter(
    (issue) => issue.file === file && issue.severity === "note" && issue.type !== "draft",
  )

/** Why a draft cannot be shown yet. */
export const missingIn = (check: Check, file: string) =>
  unfinishedIn(check, file).filter(
    ({ isInDraft, type }) => isInDraft && issueTypes[type].severity === "error",
  )
