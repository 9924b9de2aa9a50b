import { isDeepStrictEqual } from "node:util"
import { isRecord } from "../../../plugins/content-model/isRecord"
import { entryName } from "./describeValue"

type ListDiff = {
  removed: unknown[]
  added: unknown[]
  /** Entries that have changed; `index` counts from 0 in the new list. */
  changed: { before: unknown; after: unknown; index: number }[]
  /** True if the entries that stay have another order. */
  isReordered: boolean
}

/** Compares two lists. Objects match by name, other values must be equal. */
export function diffList(before: unknown[], after: unknown[]): ListDiff {
  const removed: unknown[] = []
  const added = after.map((value, index) => ({ after: value, index }))
  const matched: ListDiff["changed"] = []
  for (const value of before) {
    const index = added.findIndex((entry) => isSameEntry(value, entry.after))
    if (index < 0) removed.push(value)
    else matched.push(...added.splice(index, 1).map((entry) => ({ before: value, ...entry })))
  }
  const isReordered = matched.some(({ index }, nth) => nth > 0 && index < matched[nth - 1].index)
  const changed = matched.filter((pair) => !isDeepStrictEqual(pair.before, pair.after))
  // As many new entries as removed ones are taken for rewritten entries.
  if (removed.length === added.length) {
    const rewritten = added.map((entry, nth) => ({ before: removed[nth], ...entry }))
    return { removed: [], added: [], changed: [...changed, ...rewritten], isReordered }
  }
  return { removed, added: added.map((entry) => entry.after), changed, isReordered }
}

const isSameEntry = (a: unknown, b: unknown) =>
  isRecord(a) && isRecord(b) ? entryName(a) === entryName(b) : isDeepStrictEqual(a, b)
