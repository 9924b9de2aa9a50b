import type { Path } from "../../../content-model/schema/jsonSchema"
import { merge } from "../../state/drafts/merge"
import { valueAt, withValueAt } from "../../state/content/paths"

export const sides = ["mine", "theirs"] as const
type Side = (typeof sides)[number]

/** The chosen side of a field that both changed. */
export type Choice = (path: Path) => Side

/** Merges both sides of a conflict. */
export function resolveConflict(values: Record<"base" | Side, unknown>, choose: Choice) {
  const { value, conflicts } = merge(values.base, values.mine, values.theirs)
  return conflicts.reduce(
    (merged, path) => withValueAt(merged, path, valueAt(values[choose(path)], path)),
    value,
  )
}
