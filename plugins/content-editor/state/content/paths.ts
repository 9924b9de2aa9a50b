import { isRecord } from "../../../content-model/isRecord"
import type { Path } from "../../../content-model/schema/jsonSchema"

type Part = Path[number]

/** The value at a path; undefined if there is none. */
export const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce((part: unknown, key) => partOf(part, key), value)

function partOf(value: unknown, key: Part) {
  if (Array.isArray(value)) return typeof key === "number" ? value[key] : undefined
  return isRecord(value) && Object.hasOwn(value, key) ? value[key] : undefined
}

/** A copy of a value with another part at a path. It shares all other parts. Undefined removes a field. */
export function withValueAt(value: unknown, path: Path, part: unknown): unknown {
  if (path.length === 0) return part
  const [key, ...rest] = path
  const changed = withValueAt(partOf(value, key), rest, part)
  if (typeof key === "number") {
    const list: unknown[] = Array.isArray(value) ? value : []
    return key < list.length ? list.with(key, changed) : [...list, changed]
  }
  const { [key]: _replaced, ...others } = isRecord(value) ? value : {}
  if (changed === undefined) return others
  return isRecord(value) ? { ...value, [key]: changed } : { [key]: changed }
}

/** Whether two JSON values are equal. The order of keys does not count. */
export function isEqual(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((entry, index) => isEqual(entry, b[index]))
  // Blobs are compared by identity only.
  if (!isRecord(a) || !isRecord(b) || a instanceof Blob || b instanceof Blob) return false
  return keysOf(a, b).every((key) => isEqual(a[key], b[key]))
}

/** The keys of several objects, each once. Excludes keys whose value is undefined everywhere. */
export const keysOf = (...objects: Record<string, unknown>[]) => [
  ...new Set(objects.flatMap((one) => Object.keys(one).filter((key) => one[key] !== undefined))),
]

/** The paths at which two values differ. A list of another length differs as a whole. */
export function changedPaths(before: unknown, after: unknown, path: Path = []): Path[] {
  if (isEqual(before, after)) return []
  if (Array.isArray(before) && Array.isArray(after) && before.length === after.length)
    return before.flatMap((entry, index) => changedPaths(entry, after[index], [...path, index]))
  if (isRecord(before) && isRecord(after))
    return keysOf(before, after).flatMap((key) =>
      changedPaths(before[key], after[key], [...path, key]),
    )
  return [path]
}
