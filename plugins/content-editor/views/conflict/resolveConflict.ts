import { merge } from "../../state/merge"
import { valueAt, withValueAt } from "../../state/paths"

export type Side = "mine" | "theirs"

/** A file as both sides knew it, as it is here, and as it is saved. */
export type ConflictValues = Record<"base" | Side, unknown>

/**
 * Merges both sides of a conflict. `chosen` is the side of all fields that both changed, or the
 * side of each by its path.
 */
export function resolveConflict(
  { base, mine, theirs }: ConflictValues,
  chosen: Side | Record<string, Side>,
) {
  const { value, conflicts } = merge(base, mine, theirs)
  return conflicts.reduce((merged, path) => {
    const side = typeof chosen === "string" ? chosen : chosen[path.join(".")]
    return withValueAt(merged, path, valueAt(side === "theirs" ? theirs : mine, path))
  }, value)
}
