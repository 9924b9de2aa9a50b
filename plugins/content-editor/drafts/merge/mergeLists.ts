import { pairEntries, type Pairs } from "../../../content-model/compare/pairEntries"
import { isEqual } from "../../../content-model/lib/path"

/** A value as it was, and as two sides changed it. Undefined: the version does not have it. */
export type Versions = { base: unknown; mine: unknown; theirs: unknown }

/** `isSure` if its fields can be merged: no side moved it, or put another entry in its place. */
export type Part = Versions & { isSure: boolean }

/**
 * Merges a list that one side left in its length and order, in the order of the other side. The caller merges the versions
 * of each entry; of one that was deleted and edited, too. Undefined if both sides moved, added or deleted
 * entries, or if it is not clear which entries belong together.
 */
export function mergeLists(
  base: unknown[],
  mine: unknown[],
  theirs: unknown[],
): Part[] | undefined {
  const [my, their] = [pairEntries(base, mine), pairEntries(base, theirs)]
  if (my.isInPlace)
    return inOrderOf(base, mine, theirs, their)?.map(({ was, edited, ordered, isSure }) => {
      return { base: was, mine: edited, theirs: ordered, isSure }
    })
  if (!their.isInPlace) return undefined
  return inOrderOf(base, theirs, mine, my)?.map(({ was, edited, ordered, isSure }) => {
    return { base: was, mine: ordered, theirs: edited, isSure }
  })
}

/** Follows the order of one list. `edited` has the length and the order of `base`. */
function inOrderOf(base: unknown[], edited: unknown[], ordered: unknown[], pairs: Pairs) {
  const same = new Map(base.map((_, place) => [place, place]))
  const { places, unclear } = pairs.isInPlace ? { places: same, unclear: new Set<number>() } : pairs
  const isEdited = (old: number) => !isEqual(base[old], edited[old])
  if ([...unclear].some(isEdited)) return undefined
  if (!pairs.isInPlace && [base, ordered].some(hasTwins)) return undefined

  const olds = new Map([...places].map(([old, now]) => [now, old]))
  const parts = ordered.map((entry, now) => {
    const old = olds.get(now) ?? -1 // of an added one
    const isSure = olds.has(now) && isUnmoved(places, old)
    return { old, was: base[old], edited: edited[old], ordered: entry, isSure }
  })
  for (const old of base.keys()) {
    if (places.has(old) || !isEdited(old)) continue
    const next = parts.findIndex((part) => part.old > old)
    const deleted = { old, was: base[old], edited: edited[old], ordered: undefined, isSure: false }
    parts.splice(next < 0 ? parts.length : next, 0, deleted)
  }
  return parts
}

/** Whether an old entry stands in the same order with all other old entries. */
const isUnmoved = (places: Pairs["places"], old: number) =>
  [...places].every(
    ([from, to]) => from === old || from < old === to < (places.get(old) ?? Infinity),
  )

const hasTwins = (list: unknown[]) =>
  list.some((entry, place) => list.slice(0, place).some((other) => isEqual(entry, other)))
