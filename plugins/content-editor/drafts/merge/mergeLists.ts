import { pairEntries, type Pairs } from "../../../content-model/compare/pairEntries"
import { isEqual } from "../../../content-model/lib/path"

/** The place of an entry in each version of a list; undefined where the version lacks it. */
type Item = { base?: number; mine?: number; theirs?: number }
type Side = Pairs & { list: unknown[] }

/** A value as it was, and as two sides changed it. Undefined: the version does not have it. */
export type Versions = { base: unknown; mine: unknown; theirs: unknown }

/** `isSure` if its fields can be merged: no side moved it, or put another entry in its place. */
export type Part = Versions & { isSure: boolean }

/**
 * Merges what two sides moved, added and deleted in a list. The caller merges the versions of each entry;
 * of one that a side deleted and the other changed, too. Undefined if the sides contradict each other,
 * or if it is not clear which entries belong together.
 */
export function mergeLists(
  base: unknown[],
  mine: unknown[],
  theirs: unknown[],
): Part[] | undefined {
  const my = { list: mine, ...pairEntries(base, mine) }
  const their = { list: theirs, ...pairEntries(base, theirs) }
  const items =
    my.isInPlace && their.isInPlace
      ? [...base.keys()].map((place) => ({ base: place, mine: place, theirs: place }))
      : itemsOf(base, my, their)
  const sorted = items && inOrder(items)
  return sorted?.map((item) => ({
    base: entryAt(base, item.base),
    mine: entryAt(mine, item.mine),
    theirs: entryAt(theirs, item.theirs),
    isSure: [my, their].every((side) => isUnmoved(side, item.base)),
  }))
}

const entryAt = (list: unknown[], place?: number) => (place === undefined ? undefined : list[place])

/** Whether a side has an old entry, and in the same order with all other old entries. */
function isUnmoved({ places }: Pairs, old?: number) {
  const now = old === undefined ? undefined : places.get(old)
  if (old === undefined || now === undefined) return false
  return [...places].every(([from, to]) => from === old || from < old === to < now)
}

/** The entries of the merged list, without those that one side deleted and the other left as they were. */
function itemsOf(base: unknown[], my: Side, their: Side): Item[] | undefined {
  if ([base, my.list, their.list].some(hasTwins)) return undefined
  const entryOf = ({ list, places }: Side, old: number) => entryAt(list, places.get(old))
  const isChanged = (side: Side, old: number) => !isEqual(entryOf(side, old), base[old])
  const isUnclear = (old: number) =>
    (my.unclear.has(old) && isChanged(their, old)) || (their.unclear.has(old) && isChanged(my, old))
  if ([...base.keys()].some(isUnclear)) return undefined

  const isKept = (old: number) =>
    [my, their].every(({ places }) => places.has(old)) ||
    [my, their].some((side) => side.places.has(old) && isChanged(side, old))
  const kept = [...base.keys()].filter(isKept).map((old) => ({
    base: old,
    mine: my.places.get(old),
    theirs: their.places.get(old),
  }))
  const mine = added(my)
  const theirs = added(their).map((place) => ({
    theirs: place,
    mine: mine.find((own) => isEqual(my.list[own], their.list[place])),
  }))
  const own = mine.filter((place) => theirs.every((one) => one.mine !== place))
  return [...kept, ...theirs, ...own.map((place) => ({ mine: place }))]
}

const hasTwins = (list: unknown[]) =>
  list.some((entry, place) => list.slice(0, place).some((other) => isEqual(entry, other)))

function added({ list, places }: Side) {
  const old = new Set(places.values())
  return [...list.keys()].filter((place) => !old.has(place))
}

/** Sorts entries so that each change of the order holds; undefined if that is impossible. */
function inOrder(items: Item[]) {
  // Where both orders are possible, entries of theirs come first.
  const left = items.toSorted(
    (a, b) => (a.theirs ?? Infinity) - (b.theirs ?? Infinity) || (a.mine ?? 0) - (b.mine ?? 0),
  )
  const sorted: Item[] = []
  while (left.length > 0) {
    const next = left.findIndex((one) => left.every((other) => !mustPrecede(other, one)))
    if (next < 0) return undefined
    sorted.push(...left.splice(next, 1))
  }
  return sorted
}

/** Whether an entry stands before another one: in the side that changed their order, or in both. */
function mustPrecede(a: Item, b: Item) {
  const isBefore = (one?: number, other?: number) =>
    one === undefined || other === undefined ? undefined : one < other
  const old = isBefore(a.base, b.base)
  const mine = isBefore(a.mine, b.mine)
  const theirs = isBefore(a.theirs, b.theirs)
  if (mine === undefined || theirs === undefined) return mine ?? theirs ?? false
  if (old === undefined) return mine || theirs // both, if they contradict each other
  return mine === old ? theirs : mine
}
