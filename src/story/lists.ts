const alikeFrom = 0.5 // of 1, from which two entries are one that has changed

/** Which entries of two lists are the same ones, by index in each. */
export type Pairing = {
  pairs: [before: number, after: number][]
  added: number[]
  removed: number[]
}

/** Pairs the entries of two lists, the most alike first; likeness goes from 0 to 1. */
export function pairing<Entry>(
  before: Entry[],
  after: Entry[],
  likeness: (a: Entry, b: Entry) => number,
): Pairing {
  const candidates = before
    .flatMap((a, from) => after.map((b, to) => ({ from, to, alike: likeness(a, b) })))
    .filter(({ alike }) => alike >= alikeFrom)
    .toSorted((a, b) => b.alike - a.alike || distance(a) - distance(b))
  const pairs: Pairing["pairs"] = []
  const [removed, added] = [new Set(before.keys()), new Set(after.keys())]
  for (const { from, to } of candidates) {
    if (!removed.has(from) || !added.has(to)) continue
    removed.delete(from)
    added.delete(to)
    pairs.push([from, to])
  }
  return { pairs: inOrder(pairs), added: [...added], removed: [...removed] }
}

/** Takes entries that have nothing in common for rewritten ones, where as many came as went. */
export const withRewritten = ({ pairs, added, removed }: Pairing): Pairing =>
  added.length === removed.length
    ? {
        pairs: inOrder([
          ...pairs,
          ...removed.map((from, index): [number, number] => [from, added[index]]),
        ]),
        added: [],
        removed: [],
      }
    : { pairs, added, removed }

const inOrder = (pairs: Pairing["pairs"]) => pairs.toSorted(([a], [b]) => a - b)
const distance = ({ from, to }: { from: number; to: number }) => Math.abs(from - to)

/** How much two texts have in common, from 0 to 1, counted in words. */
export function likeTexts(a: string, b: string) {
  if (a === b) return 1
  const rest = wordsOf(b)
  const total = wordsOf(a).length + rest.length
  const shared = wordsOf(a).filter((word) => {
    const index = rest.indexOf(word)
    if (index >= 0) rest.splice(index, 1)
    return index >= 0
  })
  return total === 0 ? 0 : Math.min(0.99, (2 * shared.length) / total)
}

const wordsOf = (text: string) =>
  Array.from(text.toLowerCase().matchAll(/[\p{L}\p{M}\p{N}]+/gu), ([word]) => word)

/** How the entries that stayed have changed places. */
export type Moves = {
  /** How many stand at another place among those that stayed. */
  count: number
  /** The one entry that was moved, where all the others only made room: its index before, its places. */
  single?: { index: number; from: number; to: number }
}

export function movesOf({ pairs }: Pairing): Moves {
  const byPlace = pairs.map(([, to]) => to).toSorted((a, b) => a - b)
  const places = pairs.map(([, to]) => byPlace.indexOf(to))
  const count = places.filter((place, index) => place !== index).length
  const stays = longestRise(places)
  if (count <= 2 || stays.size !== places.length - 1) return { count }
  const from = places.findIndex((place) => !stays.has(place))
  return { count, single: { index: pairs[from][0], from: from + 1, to: places[from] + 1 } }
}

/** The most numbers of a list, in their order, of which each is greater than the one before. */
function longestRise(list: number[]) {
  const best: number[][] = []
  for (const [index, number] of list.entries()) {
    const before = best.slice(0, index).filter((rise) => (rise.at(-1) ?? number) < number)
    const longest = before.toSorted((a, b) => b.length - a.length)[0] ?? []
    best.push([...longest, number])
  }
  return new Set(best.toSorted((a, b) => b.length - a.length)[0])
}
