import { isRecord } from "./isRecord"

/** The keys from the root of a content file to a value. Entries of a list count from 0. */
export type Path = (string | number)[]

/** The value at a path; undefined if there is none. */
export const valueAt = (value: unknown, path: Path): unknown => path.reduce<unknown>(partOf, value)

const none: unknown[] = []

/** The list at a path; without one, always the same empty list. */
export function listAt(value: unknown, path: Path = []): unknown[] {
  const list = valueAt(value, path)
  return Array.isArray(list) ? list : none
}

/** The value of a field or an entry. */
export function partOf(value: unknown, key: Path[number]) {
  if (Array.isArray(value)) return typeof key === "number" ? value[key] : undefined
  return isRecord(value) && Object.hasOwn(value, key) ? value[key] : undefined
}

/** A copy of a value with another part at a path. It shares all other parts. Undefined removes a field. */
export function withValueAt(value: unknown, path: Path, part: unknown): unknown {
  if (path.length === 0) return part
  const [key, ...rest] = path
  const changed = withValueAt(partOf(value, key), rest, part)
  if (typeof key === "number") {
    const list = listAt(value)
    return key < list.length ? list.with(key, changed) : [...list, changed]
  }
  const object = isRecord(value) ? value : {}
  const { [key]: _replaced, ...others } = object
  return changed === undefined ? others : { ...object, [key]: changed }
}

/**
 * The keys by which several values are compared part by part: of objects, and of lists of one length.
 * Undefined if they can only be compared as wholes.
 */
export function keysOf(...values: unknown[]): Path | undefined {
  if (values.every(Array.isArray)) {
    const [{ length }] = values
    return values.every((one) => one.length === length) ? [...values[0].keys()] : undefined
  }
  // A blob is compared by its identity.
  const objects = values.filter(isRecord).filter((one) => !(one instanceof Blob))
  if (objects.length < values.length) return undefined
  return [...new Set(objects.flatMap((one) => Object.keys(one)))].filter((key) =>
    objects.some((one) => one[key] !== undefined),
  )
}

/** Whether two JSON values are equal. The order of keys does not count. */
export const isEqual = (a: unknown, b: unknown): boolean =>
  a === b || (keysOf(a, b)?.every((key) => isEqual(partOf(a, key), partOf(b, key))) ?? false)

/** A path as the key of a map. */
export const keyOf = (path: Path) => JSON.stringify(path)

/** Whether a path is another one, or leads below it. */
export const isWithin = (path: Path, outer: Path) => outer.every((key, at) => path[at] === key)
