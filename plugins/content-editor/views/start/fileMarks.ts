import { isRecord } from "../../../content-model/isRecord"
import { errorsOf } from "../../../content-model/validate/issues"
import { contentValues } from "../../state/contentValues"
import { conflictsOf } from "../../state/continueDraft"
import { isChanged, savedText } from "../../state/drafts"
import type { State } from "../../state/types"

/** What a person should know about a file. Empty if it is saved and shown on the site. */
export function fileMarks(state: State, file: string) {
  const { snapshot, drafts, check } = state
  const draft = drafts.get(file)
  const value = contentValues(state).get(file)
  const marks: ("conflict" | "errors" | "deleted" | "new" | "kept" | "hidden")[] = []
  if (draft && isChanged(snapshot, draft)) {
    const isNew = savedText(snapshot, file) === null
    if (conflictsOf(snapshot, draft).length > 0) marks.push("conflict")
    else marks.push(draft.value === null ? "deleted" : isNew ? "new" : "kept")
  }
  if (errorsOf(check.issues).some((issue) => issue.file === file)) marks.push("errors")
  if (isRecord(value) && value.hidden === true) marks.push("hidden")
  return marks
}
