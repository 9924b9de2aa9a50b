import * as fc from "fast-check"

/** A text, a list, or a group of fields. */
export type Value = string | Entry[] | { [field: string]: Value }

/** An entry of a list. `of` is the place of the entry in the base that it was, or is a copy of. */
export type Entry = { value: Value; of?: number }

export type ListVersions = Record<"base" | "mine" | "theirs", Entry[]>

type Kind = "move" | "edit" | "move and edit" | "insert" | "copy" | "delete"
type Change = { kind: Kind; at: number; to: number; inner: number[] }

const entries = (values: Value[]): Entry[] => values.map((value, of) => ({ value, of }))

/** Kinds of entries: texts, lists in a list, and groups that share words and contain lists. */
const shapes: ((name: string) => Value)[] = [
  (name) => `${name} in ${name} words`,
  (name) => entries([`${name}1`, `${name}2`, "each"]),
  (name) => ({
    title: name,
    text: "The same words everywhere",
    unit: "each",
    tags: entries(["red", `${name}3`]),
    parts: entries([1, 2].map((part) => ({ name: `${name}${part}`, note: "Shared" }))),
  }),
]

const small = fc.nat({ max: 9 })
const changes = fc.array(
  fc.record<Change>({
    kind: fc.constantFrom("move", "edit", "move and edit", "insert", "copy", "delete"),
    at: small,
    to: small,
    inner: fc.array(small, { minLength: 6, maxLength: 6 }),
  }),
  { minLength: 1, maxLength: 3 },
)

/** A list of two to four entries, some of them equal, and what two sides made of it. */
export const nestedLists: fc.Arbitrary<ListVersions> = fc
  .record({
    shape: fc.constantFrom(...shapes),
    names: fc.oneof(
      fc.shuffledSubarray([..."abcd"], { minLength: 2 }),
      fc.array(fc.constantFrom(..."abc"), { minLength: 2, maxLength: 4 }),
    ),
    mine: changes,
    theirs: changes,
  })
  .map(({ shape, names, mine, theirs }) => {
    const base = entries(names.map(shape))
    const changed = (side: string, all: Change[]) =>
      all.reduce((list, one, index) => changeList(list, one, `${side}${index}`), base)
    return { base, mine: changed("mine", mine), theirs: changed("theirs", theirs) }
  })

/** Changes a list. New texts contain `name`. */
function changeList(list: Entry[], { kind, at, to, inner }: Change, name: string): Entry[] {
  if (list.length === 0) return list
  const place = at % list.length
  const entry = list[place]
  const target = to % (list.length + 1)
  if (kind === "delete") return list.toSpliced(place, 1)
  if (kind === "copy") return list.toSpliced(target, 0, entry)
  if (kind === "insert") return list.toSpliced(target, 0, { value: renamed(entry.value, name) })
  const next = kind === "move" ? entry : { ...entry, value: edited(entry.value, inner, name) }
  if (kind === "edit") return list.with(place, next)
  return list.toSpliced(place, 1).toSpliced(to % list.length, 0, next)
}

const kinds: Kind[] = ["edit", "move", "insert", "delete"]

/** A value after a change at some depth. `choices` are the decisions along the way. */
function edited(value: Value, [choice, at, to, ...inner]: number[], name: string): Value {
  if (typeof value === "string") return choice % 2 === 0 ? `${value} ${name}` : name
  if (Array.isArray(value)) {
    const kind = inner.length > 0 ? kinds[choice % kinds.length] : "insert"
    return changeList(value, { kind, at, to, inner }, name)
  }
  const fields = Object.keys(value)
  const field = fields[choice % (fields.length + 1)]
  if (field === undefined) return { ...value, shown: name }
  return { ...value, [field]: edited(value[field], [at, to, ...inner], name) }
}

/** A new value of the same shape. All its texts differ. */
function renamed(value: Value, name: string): Value {
  if (typeof value === "string") return name
  if (Array.isArray(value))
    return value.map((entry, place) => ({ value: renamed(entry.value, `${name}-${place}`) }))
  return Object.fromEntries(
    Object.entries(value).map(([field, part]) => [field, renamed(part, `${name}-${field}`)]),
  )
}
