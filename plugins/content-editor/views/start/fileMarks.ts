import { isRecord } from "../../../content-model/isRecord"
import { errorsOf } from "../../../content-model/validate/issues"
import { conflictsOf } from "../../state/continueDraft"
import { isChanged, savedText, valueOf } from "../../state/drafts"
import type { State } from "../../state/types"

export type FileMark = "deleted" | "conflict" | "errors" | "new" | "kept" | "hidden"

/** What a person should know about a file. Empty if it is saved and shown on the site. */
export function fileMarks({ snapshot, drafts, check }: State, file: string): FileMark[] {
  const draft = drafts.get(file)
  const value = valueOf(snapshot, drafts, file)
  const isHidden = isRecord(value) && value.hidden === true
  const hasErrors = errorsOf(check.issues).some((issue) => issue.file === file)
  const marks: Record<FileMark, boolean> = { ...draftMarks(), errors: hasErrors, hidden: isHidden }
  return order.filter((mark) => marks[mark])

  function draftMarks() {
    const none = { deleted: false, conflict: false, new: false, kept: false }
    if (!draft || !isChanged(snapshot, draft)) return none
    if (conflictsOf(snapshot, draft).length > 0) return { ...none, conflict: true }
    if (draft.value === null) return { ...none, deleted: true }
    const isNew = savedText(snapshot, file) === null
    return { ...none, new: isNew, kept: !isNew }
  }
}

const order: FileMark[] = ["conflict", "errors", "deleted", "new", "kept", "hidden"]
