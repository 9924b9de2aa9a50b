import { isEqual } from "../lib/path"

const minLikeness = 0.5 // of an entry and its edited version

export type Pairs = {
  /** The place of each entry of the old list in the new one; none if it was deleted. */
  places: ReadonlyMap<number, number>
  /** Places of old entries that are either gone or edited: new ones resemble them or stand there. */
  unclear: ReadonlySet<number>
  /** Whether the list kept its length, and all entries that were found are in their old places. */
  isInPlace: boolean
}

/**
 * Finds the entries of a list in a changed version of the list: first equal ones, then those that
 * resemble each other more than any other. No field names an entry: people move and copy anchors too.
 * Example: `["Eggs and milk", "Bread"]` becomes `["Bread", "Fresh eggs and milk"]`. "Bread" is found by
 * equality, in place 0. The first entry shares most of its words with the new one, so it was edited, in place 1.
 */
export function pairEntries(old: unknown[], now: unknown[]): Pairs {
  const places = new Map<number, number>()
  const fresh = new Set(now.keys())
  const pair = (from: number, to: number) => {
    places.set(from, to)
    fresh.delete(to)
  }
  const left = () => [...old.keys()].filter((index) => !places.has(index))
  for (const index of left())
    if (fresh.has(index) && isEqual(old[index], now[index])) pair(index, index)
  for (const from of left()) {
    const to = [...fresh].find((place) => isEqual(old[from], now[place]))
    if (to !== undefined) pair(from, to)
  }
  const unchanged = new Set(places.keys())
  const edited = [...fresh].filter((to) => !old.some((entry) => isEqual(entry, now[to])))
  const candidates = [...old.keys()]
    .flatMap((from) => edited.map((to) => ({ from, to, likeness: likenessOf(old[from], now[to]) })))
    .filter(({ likeness }) => likeness >= minLikeness)
  for (const candidate of candidates) {
    const { from, to, likeness } = candidate
    // What resembles an unchanged entry more is an edited copy of that one.
    const isLessLike = (rival: typeof candidate) =>
      unchanged.has(rival.from) ? rival.likeness <= likeness : rival.likeness < likeness
    const rivals = candidates.filter(
      (other) => other !== candidate && (other.from === from || other.to === to),
    )
    if (!unchanged.has(from) && rivals.every(isLessLike)) pair(from, to)
  }
  const isInPlace = old.length === now.length && [...places].every(([from, to]) => from === to)
  const unclear = left().filter(
    (index) => isInPlace || candidates.some(({ from, to }) => from === index && fresh.has(to)),
  )
  return { places, unclear: new Set(unclear), isInPlace }
}

/** How alike two entries are, from 0 to 1: the mean of their fields. The order of lists does not count. */
function likenessOf(one: unknown, other: unknown) {
  const [words, others] = [one, other].map((entry) => wordsByField(entry))
  const fields = [...new Set([...words.keys(), ...others.keys()])]
  const shares = fields.map((field) => sharedWords(words.get(field), others.get(field)))
  return shares.reduce((sum, share) => sum + share, 0) / fields.length
}

/** The words of each field at any depth. The entries of a list share their fields. */
function wordsByField(value: unknown, field = "", words = new Map<string, Set<string>>()) {
  if (typeof value === "object" && value !== null)
    for (const [key, part] of Object.entries(value))
      wordsByField(part, Array.isArray(value) ? field : `${field}/${key}`, words)
  else if (value !== undefined)
    words.set(field, new Set([...(words.get(field) ?? []), ...String(value).split(/\s+/)]))
  return words
}

/** The share of the words of two texts that both contain, from 0 to 1. */
function sharedWords(one = new Set<string>(), other = new Set<string>()) {
  const shared = [...one].filter((word) => other.has(word))
  return (2 * shared.length) / (one.size + other.size)
}
