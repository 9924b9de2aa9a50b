import { isRecord } from "../../../content-model/isRecord"
import type { Path } from "../../../content-model/schema/jsonSchema"
import { isEqual, keysOf } from "../content/paths"

export type Merge = {
  /** The merged value. It holds `mine` where both sides changed a field differently. */
  value: unknown
  /** The paths of these fields. */
  conflicts: Path[]
}

/** Merges two changes of the same value, field by field. */
export function merge(base: unknown, mine: unknown, theirs: unknown, path: Path = []): Merge {
  if (isEqual(mine, theirs) || isEqual(base, theirs)) return { value: mine, conflicts: [] }
  if (isEqual(base, mine)) return { value: theirs, conflicts: [] }
  if (isRecord(mine) && isRecord(theirs)) {
    const old = isRecord(base) ? base : {}
    const parts = keysOf(mine, theirs).map((key) => ({
      key,
      ...merge(old[key], mine[key], theirs[key], [...path, key]),
    }))
    const fields = parts.flatMap(({ key, value }) => (value === undefined ? [] : [[key, value]]))
    return {
      value: Object.fromEntries(fields),
      conflicts: parts.flatMap(({ conflicts }) => conflicts),
    }
  }
  if (isList(base) && isList(mine) && isList(theirs) && haveSameLength(base, mine, theirs)) {
    const parts = mine.map((entry, index) =>
      merge(base[index], entry, theirs[index], [...path, index]),
    )
    return {
      value: parts.map(({ value }) => value),
      conflicts: parts.flatMap(({ conflicts }) => conflicts),
    }
  }
  return { value: mine, conflicts: [path] }
}

const isList = (value: unknown): value is unknown[] => Array.isArray(value)

const haveSameLength = (...lists: unknown[][]) =>
  new Set(lists.map(({ length }) => length)).size === 1
