import * as fc from "fast-check"
import { isEqual } from "../../content-model/path"

/** An entry of a list. Each text begins with the name of its entry, so a mixture of two can be seen. */
type Entry = Record<string, string>
export type Lists = Record<"base" | "mine" | "theirs", Entry[]>
type Kind = "move" | "insert" | "delete" | "rewrite" | "edit" | "plan"
type Change = { kind: Kind; at: number; to: number }

// The four changes of a side leave half of them as they were, so that entries can be recognised.
const fields = ["title", "text", "icon", "link", "label", "file", "colour", "note"]
const place = fc.nat({ max: 5 })

const newEntry = (name: string): Entry =>
  Object.fromEntries(fields.map((field) => [field, `${name}.${field}`]))

const nameOf = (entry: Entry) => Object.values(entry)[0].split(".")[0]

/** A list of two to five entries, and what two sides made of it. A rewritten one has another name. */
export const changedLists = (mine: Kind[], theirs = mine): fc.Arbitrary<Lists> =>
  fc
    .record({
      length: fc.integer({ min: 2, max: 5 }),
      mine: changesOf(mine),
      theirs: changesOf(theirs),
    })
    .map(({ length, mine: own, theirs: others }) => {
      const base = Array.from({ length }, (_, index) => newEntry(`base${index}`))
      return { base, mine: change(base, own, "mine"), theirs: change(base, others, "theirs") }
    })

const changesOf = (kinds: Kind[]) => {
  const one = fc.record({ kind: fc.constantFrom(...kinds), at: place, to: place })
  return fc.array(one, { minLength: 1, maxLength: 4 })
}

const change = (base: Entry[], changes: Change[], side: string) =>
  changes.reduce((list, { kind, at, to }, index) => {
    const name = `${side}${index}`
    if (kind === "insert") return list.toSpliced(at, 0, newEntry(name))
    if (at >= list.length) return list
    if (kind === "delete") return list.toSpliced(at, 1)
    if (kind === "move") return list.toSpliced(at, 1).toSpliced(to, 0, list[at])
    if (kind === "rewrite") return list.with(at, newEntry(name))
    const field = kind === "plan" ? "shown" : fields[to]
    return list.with(at, { ...list[at], [field]: `${nameOf(list[at])}.${field}.${name}` })
  }, base)

/** What two changes of a value make of it: one value, or two if they contradict each other. */
const together = <Value>([base, mine, theirs]: Value[]) =>
  mine === base || mine === theirs ? [theirs] : theirs === base ? [mine] : [mine, theirs]

const textsOf = (list: Entry[]) =>
  new Map(
    list.flatMap((entry) =>
      Object.entries(entry).map(([field, text]): [string, string] => [
        `${nameOf(entry)}.${field}`,
        text,
      ]),
    ),
  )

/** Each text of a list by its entry and field, and what both changes make of it. */
function textsTogether({ base, mine, theirs }: Lists) {
  const versions = [base, mine, theirs].map(textsOf)
  const keys = new Set(versions.flatMap((texts) => [...texts.keys()]))
  return [...keys].map((key) => ({ key, texts: together(versions.map((one) => one.get(key))) }))
}

/** Whether both sides changed the same text, or one deleted an entry that the other changed. */
export function isContradictory(lists: Lists) {
  const { base, mine, theirs } = lists
  const find = (list: Entry[], name: string) => list.find((entry) => nameOf(entry) === name)
  const isLost = (old: Entry) => {
    const sides = [mine, theirs].map((list) => find(list, nameOf(old)))
    return sides.includes(undefined) && sides.some((entry) => entry && !isEqual(entry, old))
  }
  return base.some(isLost) || textsTogether(lists).some(({ texts }) => texts.length > 1)
}

/** The texts, the entries and the pairs of entries of a merged list that are not as both sides want. */
export function faultsIn(lists: Lists, merged: Entry[]) {
  const now = textsOf(merged)
  const names = merged.map(nameOf)
  const isMixed = (entry: Entry) =>
    Object.values(entry).some((text) => !text.startsWith(`${nameOf(entry)}.`))
  return [
    ...merged.filter(isMixed),
    ...names.filter((name, index) => names.indexOf(name) !== index),
    ...textsTogether(lists).filter(
      ({ key, texts }) => texts.length > 1 || texts[0] !== now.get(key),
    ),
    ...names.flatMap((one, index) =>
      names.slice(index + 1).flatMap((other) => (isOrder(lists, one, other) ? [] : [[one, other]])),
    ),
  ]
}

/** Whether one entry may stand before another one. */
function isOrder({ base, mine, theirs }: Lists, one: string, other: string) {
  const [old, my, their] = [base, mine, theirs].map((list) => {
    const places = [one, other].map((name) => list.findIndex((entry) => nameOf(entry) === name))
    return places.includes(-1) ? undefined : places[0] < places[1]
  })
  if (my === undefined || their === undefined) return my ?? their ?? true
  return together([old, my, their]).includes(true)
}
