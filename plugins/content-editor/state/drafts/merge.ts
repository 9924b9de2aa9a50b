import type { Path } from "../../../content-model/schema/jsonSchema"
import { isEqual, keysOf, partOf } from "../content/paths"

type Merge = {
  /** The merged value. It holds `mine` where both sides changed a field differently. */
  value: unknown
  /** The paths of these fields. */
  conflicts: Path[]
}

/** Merges two changes of the same value, field by field. */
export function merge(base: unknown, mine: unknown, theirs: unknown, path: Path = []): Merge {
  if (isEqual(mine, theirs) || isEqual(base, theirs)) return { value: mine, conflicts: [] }
  if (isEqual(base, mine)) return { value: theirs, conflicts: [] }
  const isList = Array.isArray(mine)
  const keys = keysOf(mine, theirs, isList ? base : {})
  if (!keys) return { value: mine, conflicts: [path] }
  const parts = keys.map((key) => {
    const [old, my, their] = [base, mine, theirs].map((one) => partOf(one, key))
    return { key, ...merge(old, my, their, [...path, key]) }
  })
  const fields = parts.filter(({ value }) => value !== undefined)
  return {
    value: isList
      ? parts.map(({ value }) => value)
      : Object.fromEntries(fields.map(({ key, value }) => [key, value])),
    conflicts: parts.flatMap(({ conflicts }) => conflicts),
  }
}
