import {
  isOutdated,
  isPicturePath,
  parseText,
  pictureOf,
  savedText,
  savedValue,
  textOf,
} from "./drafts"
import { merge } from "./merge"
import { isEqual } from "../../../content-model/lib/path"
import type { Snapshot, Draft } from "../content/types"

/**
 * Continues a draft on newly loaded content: merges what changed there, or leaves a conflict as it
 * is. `sent` is the draft as it was just saved. Returns null if nothing is left to save.
 */
export function continueDraft(snapshot: Snapshot, draft: Draft, sent?: Draft): Draft | null {
  const { file, value } = draft
  if (isPicturePath(file)) return sent?.value === value ? null : draft
  const [text, saved] = [savedText(snapshot, file), savedValue(snapshot, file)]
  // A save whose answer was lost must not look like a change by somebody else.
  const { sent: unanswered = draft.base } = draft
  const withSent = merge(parseText(draft.base), parseText(unanswered), saved).value
  const unsent = isEqual(withSent, saved) ? unanswered : draft.base
  const base = sent ? textOf(file, sent.value) : unsent
  // White space that the save trimmed is dropped with the draft, unless the person types on.
  const isSaved = sent ? sent.value === value : isEqual(value, saved)
  if (text === base) return isSaved ? null : { file, base, value }
  const { value: merged, conflicts } = merge(parseText(base), value, saved)
  if (conflicts.length > 0) return { file, base, value }
  return isEqual(merged, saved) ? null : { file, base: text, value: merged }
}

/** What a person and somebody else changed differently; empty if there is nothing. */
export function conflictsOf(snapshot: Snapshot, draft: Draft) {
  if (pictureOf(draft) !== undefined || !isOutdated(snapshot, draft)) return []
  const { file, base, value } = draft
  return merge(parseText(base), value, savedValue(snapshot, file)).conflicts
}
