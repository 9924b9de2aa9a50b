import { useState } from "react"

let lastKey = 0
const newKeys = (entries: unknown[]) => entries.map(() => ++lastKey)

/** A key for each entry of a list. An entry keeps it when it is moved or edited. */
export function useKeys(entries: unknown[]) {
  const [known, setKnown] = useState(() => ({ entries, keys: newKeys(entries) }))
  if (known.entries === entries) return known.keys
  const same = entries.map((entry) => known.entries.indexOf(entry))
  const fresh = newKeys(entries)
  const keys = same.map((index, place) => {
    const isEdited = index < 0 && !same.includes(place)
    return known.keys[isEdited ? place : index] ?? fresh[place]
  })
  setKnown({ entries, keys })
  return keys
}
