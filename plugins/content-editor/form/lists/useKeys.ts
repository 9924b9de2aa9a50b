import { useState } from "react"

let lastKey = 0
const newKeys = (entries: unknown[]) => entries.map(() => ++lastKey)

/** The place before of each entry, each place once; -1 for an entry that is new. */
function placesBefore(before: unknown[], entries: unknown[]) {
  const places = entries.map((entry, place) => (before[place] === entry ? place : -1))
  for (const [place, entry] of entries.entries())
    if (places[place] < 0)
      places[place] = before.findIndex((one, index) => one === entry && !places.includes(index))
  return places
}

/** A key for each entry of a list. An entry keeps it when it is moved or edited. */
export function useKeys(entries: unknown[]) {
  const [known, setKnown] = useState(() => ({ entries, keys: newKeys(entries) }))
  if (known.entries === entries) return known.keys
  const same = placesBefore(known.entries, entries)
  const fresh = newKeys(entries)
  const keys = same.map((index, place) => {
    const isEdited = index < 0 && !same.includes(place)
    return known.keys[isEdited ? place : index] ?? fresh[place]
  })
  setKnown({ entries, keys })
  return keys
}
