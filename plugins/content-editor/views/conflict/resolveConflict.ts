import { merge } from "../../state/merge"
import { valueAt, withValueAt } from "../../state/paths"

export const sides = ["mine", "theirs"] as const
export type Side = (typeof sides)[number]

/**
 * Merges both sides of a conflict. `chosen` is the side of all fields that both changed, or the
 * side of each by its path.
 */
export function resolveConflict(
  values: Record<"base" | Side, unknown>,
  chosen: Side | Record<string, Side>,
) {
  const { value, conflicts } = merge(values.base, values.mine, values.theirs)
  return conflicts.reduce((merged, path) => {
    const side = typeof chosen === "string" ? chosen : chosen[path.join(".")]
    return withValueAt(merged, path, valueAt(values[side], path))
  }, value)
}
