import { type Path, isEqual, keysOf, partOf } from "../lib/path"
import { pairEntries } from "./pairEntries"

/** The paths at which two values differ. A list differs as a whole unless its entries kept their places. */
export function changedPaths(before: unknown, after: unknown, path: Path = []): Path[] {
  if (isEqual(before, after)) return []
  const below = areListsApart(before, after) ? undefined : keysOf(before, after)
  const changed = below?.flatMap((key) =>
    changedPaths(partOf(before, key), partOf(after, key), [...path, key]),
  )
  return changed ?? [path]
}

const areListsApart = (before: unknown, after: unknown) =>
  Array.isArray(before) && Array.isArray(after) && !pairEntries(before, after).isInPlace
