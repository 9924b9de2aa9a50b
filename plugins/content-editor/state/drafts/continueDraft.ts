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
import { isEqual } from "../content/paths"
import type { Snapshot } from "../content/snapshot"
import type { Draft } from "../types"

/**
 * Continues a draft on newly loaded content: merges what changed there, or leaves a conflict as it
 * is. `sent` is the draft as it was just saved. Returns null if nothing is left to save.
 */
export function continueDraft(snapshot: Snapshot, draft: Draft, sent?: Draft): Draft | null {
  const { file, value } = draft
  if (isPicturePath(file)) return sent && sent.value === value ? null : draft
  // A save whose answer was lost must not look like a change by somebody else.
  const isSent = draft.sent !== undefined && savedText(snapshot, file) === draft.sent
  const base = sent ? textOf(file, sent.value) : isSent ? savedText(snapshot, file) : draft.base
  const based = { file, base, value }
  const saved = savedValue(snapshot, file)
  // White space that the save trimmed is dropped with the draft, unless the person types on.
  const isSaved = sent ? sent.value === value : isEqual(value, saved)
  if (!isOutdated(snapshot, based)) return isSaved ? null : based
  const { value: merged, conflicts } = merge(parseText(base), value, saved)
  if (conflicts.length > 0) return based
  return isEqual(merged, saved) ? null : { file, base: savedText(snapshot, file), value: merged }
}

/** The fields that a person and somebody else changed differently; empty if there are none. */
export function conflictsOf(snapshot: Snapshot, draft: Draft) {
  if (pictureOf(draft) !== undefined || !isOutdated(snapshot, draft)) return []
  const { file, base, value } = draft
  return merge(parseText(base), value, savedValue(snapshot, file)).conflicts
}
