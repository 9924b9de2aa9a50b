import { isInPlace } from "../../../content-model/compare/changedPaths"
import { isEqual, keysOf, partOf, type Path } from "../../../content-model/lib/path"

/** A value as it was, and as two sides changed it. A side without the value has undefined or null. */
type Versions = { base: unknown; mine: unknown; theirs: unknown }

/** A value that two sides changed differently, and its place. */
export type Conflict = Versions & { path: Path }

export const sides = ["mine", "theirs"] as const

/** Which side a conflict takes. */
export type Choice = (path: Path) => (typeof sides)[number]

/**
 * Merges two changes of the same value, field by field. What both added or changed differently, or one
 * deleted and the other changed, is a conflict. `choose` decides it.
 */
export function merge(
  base: unknown,
  mine: unknown,
  theirs: unknown,
  choose: Choice = () => "mine",
): { value: unknown; conflicts: Conflict[] } {
  const conflicts: Conflict[] = []

  function mergeAt(path: Path, versions: Versions): unknown {
    const [old, my, their] = [versions.base, versions.mine, versions.theirs]
    if (isEqual(my, their) || isEqual(old, their)) return my
    if (isEqual(old, my)) return their
    const list = inOrderOf(their, old, my) ?? inOrderOf(my, old, their)
    if (list) return list
    const keys = isMoved(old, my) || isMoved(old, their) ? undefined : keysOf(old, my, their)
    if (!keys) {
      conflicts.push({ path, ...versions })
      return versions[choose(path)]
    }
    const parts = keys.map((key) => {
      const part = { base: partOf(old, key), mine: partOf(my, key), theirs: partOf(their, key) }
      return [key, mergeAt([...path, key], part)] as const
    })
    return Array.isArray(my)
      ? parts.map(([, part]) => part)
      : Object.fromEntries(parts.filter(([, part]) => part !== undefined))
  }
  return { value: mergeAt([], { base, mine, theirs }), conflicts }
}

const isMoved = (old: unknown, now: unknown) =>
  Array.isArray(old) && Array.isArray(now) && !isInPlace(old, now)

/**
 * The list of one side, with the entries that the other side edited in their places. Undefined if the
 * other side moved, added or deleted entries, or if an edited entry is not in both lists just once.
 * Example: of `[a, b]`, one side makes `[b, a, c]` and the other `[a, b2]`: `[b2, a, c]`.
 */
function inOrderOf(list: unknown, old: unknown, edited: unknown) {
  if (!Array.isArray(list) || !Array.isArray(old) || !Array.isArray(edited)) return undefined
  const isOnce = (entry: unknown) =>
    [list, old].every((one) => one.filter((other) => isEqual(other, entry)).length === 1)
  const changed = [...old.keys()].filter((index) => !isEqual(old[index], edited[index]))
  if (!isInPlace(old, edited) || !changed.every((index) => isOnce(old[index]))) return undefined
  return list.map((entry: unknown) => {
    const index = changed.find((one) => isEqual(old[one], entry))
    return index === undefined ? entry : edited[index]
  })
}
