import { isRecord } from "../../content-model/isRecord"
import type { Entry, Value } from "./nestedLists"

type Versions<Type> = { base: Type; mine: Type; theirs: Type }
type Part = Value | undefined

/** A value as the editor has it. */
export const plain = (value: Part): unknown =>
  Array.isArray(value)
    ? value.map((entry) => plain(entry.value))
    : isRecord(value)
      ? Object.fromEntries(Object.entries(value).map(([field, part]) => [field, plain(part)]))
      : value

/** A value in words, the same for each order of its fields and entries; empty for no value. */
export function summaryOf(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(summaryOf).toSorted().join()}]`
  if (!isRecord(value)) return value === undefined ? "" : JSON.stringify(value)
  const parts = Object.entries(value).map(([field, part]) => `${field}:${summaryOf(part)}`)
  return `{${parts.toSorted().join()}}`
}

const textOf = (value: Part) => JSON.stringify(plain(value))
const isSame = (one: Part, other: Part) => textOf(one) === textOf(other)

/**
 * What two changes of a value can become together, as summaries; none if they contradict each other. The
 * entries know what they were, but equal ones and copies may stand for each other.
 */
export function possibleMerges({ base, mine, theirs }: Versions<Part>): string[] {
  if (isSame(mine, theirs) || isSame(base, theirs)) return [summaryOf(plain(mine))]
  if (isSame(base, mine)) return [summaryOf(plain(theirs))]
  if (Array.isArray(base) && Array.isArray(mine) && Array.isArray(theirs))
    return originsOf(base, mine).flatMap((my) =>
      originsOf(base, theirs).flatMap((their) =>
        mergesOfLists(base, { list: mine, origins: my }, { list: theirs, origins: their }),
      ),
    )
  if (!isGroup(base) || !isGroup(mine) || !isGroup(theirs)) return []
  const fields = [...new Set([base, mine, theirs].flatMap((one) => Object.keys(one)))]
  const parts = fields.map((field) =>
    possibleMerges({ base: base[field], mine: mine[field], theirs: theirs[field] }).map((part) =>
      part ? [`${field}:${part}`] : [],
    ),
  )
  return combinations(parts).map((chosen) => `{${chosen.flat().toSorted().join()}}`)
}

const isGroup = (value: Part): value is Record<string, Value> =>
  typeof value === "object" && !Array.isArray(value)

/** The place of each old entry in a changed list; none if it was deleted, or has nothing of itself left. */
type Origins = (number | undefined)[]

/** All ways in which the entries of a list can be those of the base. */
function originsOf(base: Entry[], list: Entry[]): Origins[] {
  const options = base.map((old) =>
    [...list.keys()].filter((place) => {
      const { of } = list[place]
      return of !== undefined && isSame(base[of].value, old.value)
    }),
  )
  const isComplete = (origins: Origins) =>
    options.every((places, old) =>
      places.every(
        (place) =>
          origins[old] !== undefined ||
          origins.includes(place) ||
          isRewritten(base[old].value, list[place].value),
      ),
    )
  return combinations<number | undefined>(options.map((places) => [...places, undefined]))
    .filter((origins) =>
      origins.every((one, old) => one === undefined || origins.indexOf(one) === old),
    )
    .filter(isComplete)
}

/** Whether half of the words of a value are others. */
function isRewritten(before: Value, after: Value) {
  const [old, now] = [before, after].map((value) => new Set(textOf(value).match(/\w+/g)))
  return [...old].filter((word) => now.has(word)).length <= Math.max(old.size, now.size) / 2
}

type Side = { list: Entry[]; origins: Origins }

function mergesOfLists(base: Entry[], mine: Side, theirs: Side): string[] {
  const valueIn = ({ list, origins }: Side, old: number) => {
    const place = origins[old]
    return place === undefined ? undefined : list[place].value
  }
  const kept = base.map(({ value }, old) =>
    possibleMerges({ base: value, mine: valueIn(mine, old), theirs: valueIn(theirs, old) }),
  )
  const [my, their] = [mine, theirs].map(({ list, origins }) =>
    list.filter((_, place) => !origins.includes(place)).map(({ value }) => summaryOf(plain(value))),
  )
  const added = [...their, ...my.filter((one) => !their.includes(one))]
  return combinations(kept).map(
    (chosen) => `[${[...chosen.filter(Boolean), ...added].toSorted().join()}]`,
  )
}

/** All ways to choose one of each. */
const combinations = <Type>(choices: Type[][]) =>
  choices.reduce<Type[][]>(
    (all, options) => all.flatMap((chosen) => options.map((one) => [...chosen, one])),
    [[]],
  )
