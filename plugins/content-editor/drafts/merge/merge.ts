import { isRecord } from "../../../content-model/lib/isRecord"
import { isEqual, keysOf, partOf, type Path } from "../../../content-model/lib/path"
import { mergeLists, type Part, type Versions } from "./mergeLists"

/** A value that two sides changed differently. A side without the value has undefined or null. */
export type Conflict = Versions & {
  /** Its place in the merged value, where no entry of a list counts as deleted. */
  path: Path
}

export const sides = ["mine", "theirs"] as const

/** Which side a conflict takes. */
export type Choice = (path: Path) => (typeof sides)[number]

/**
 * Merges two changes of the same value, field by field and entry by entry. What both added or changed
 * differently, or one deleted and the other changed, is a conflict. `choose` decides it.
 */
export function merge(
  base: unknown,
  mine: unknown,
  theirs: unknown,
  choose: Choice = () => "mine",
): { value: unknown; conflicts: Conflict[] } {
  const conflicts: Conflict[] = []

  function mergeAt(path: Path, { isSure, ...versions }: Part): unknown {
    if (isEqual(versions.mine, versions.theirs) || isEqual(versions.base, versions.theirs))
      return versions.mine
    if (isEqual(versions.base, versions.mine)) return versions.theirs
    const parts = isSure ? partsOf(versions) : undefined
    if (!parts) {
      conflicts.push({ path, ...versions })
      return versions[choose(path)]
    }
    const merged = parts
      .map(([key, part]) => [key, mergeAt([...path, key], part)] as const)
      .filter(([, part]) => part !== undefined)
    return Array.isArray(versions.mine)
      ? merged.map(([, part]) => part)
      : Object.fromEntries(merged)
  }
  return { value: mergeAt([], { base, mine, theirs, isSure: true }), conflicts }
}

/** The fields or entries of a value, each in its versions; undefined if they cannot be told apart. */
function partsOf({ base, mine, theirs }: Versions): [Path[number], Part][] | undefined {
  const oldList = base ?? []
  if (Array.isArray(oldList) && Array.isArray(mine) && Array.isArray(theirs))
    return mergeLists(oldList, mine, theirs)?.map((entry, place) => [place, entry])
  const keys = isRecord(base) ? keysOf(mine, theirs) : undefined
  return keys?.map((key) => {
    const [old, my, their] = [base, mine, theirs].map((one) => partOf(one, key))
    return [key, { base: old, mine: my, theirs: their, isSure: true }]
  })
}
