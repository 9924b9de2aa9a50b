import { type Path, isEqual, keysOf, partOf } from "../lib/path"

/** The paths at which two values differ. A list differs as a whole unless its entries kept their places. */
export function changedPaths(before: unknown, after: unknown, path: Path = []): Path[] {
  if (isEqual(before, after)) return []
  const areListsApart = Array.isArray(before) && Array.isArray(after) && !isInPlace(before, after)
  const below = areListsApart ? undefined : keysOf(before, after)
  const changed = below?.flatMap((key) =>
    changedPaths(partOf(before, key), partOf(after, key), [...path, key]),
  )
  return changed ?? [path]
}

/** Whether a list kept its length, and none of its entries has moved. */
export function isInPlace(before: unknown[], after: unknown[]) {
  const isMoved = (entry: unknown, place: number) =>
    before.some(
      (one, from) => from !== place && isEqual(one, entry) && !isEqual(after[from], entry),
    )
  return before.length === after.length && !after.some(isMoved)
}
