/** @jest-environment node */
import { merge, type Choice } from "./merge"

const base = { title: "Old", text: "Old", icon: "egg", list: ["a", "b"] }
const mine = { title: "Mine", text: "Mine", icon: "egg", list: ["a"] }
const theirs = { title: "Theirs", text: "Theirs", icon: "gem", list: ["a", "b!"] }
const [chooseMine, chooseTheirs]: Choice[] = [() => "mine", () => "theirs"]

test.each<[string, Choice, object]>([
  ["mine", chooseMine, { title: "Mine", text: "Mine", list: ["a"] }],
  ["theirs", chooseTheirs, { title: "Theirs", text: "Theirs", list: ["a", "b!"] }],
  [
    "of one field each",
    ([key]) => (key === "title" ? "mine" : "theirs"),
    { title: "Mine", text: "Theirs", list: ["a", "b!"] },
  ],
])("the choice %s keeps what only one side changed", (_, choose, merged) => {
  expect(merge(base, mine, theirs, choose).value).toEqual({ icon: "gem", ...merged })
})

test.each([
  ["deleted here", { base, mine: null, theirs }],
  ["deleted elsewhere", { base, mine, theirs: null }],
  ["created on both sides", { base: null, mine, theirs }],
])("a file that is %s becomes that of the chosen side", (_, versions) => {
  const mergeWith = (choose: Choice) => merge(versions.base, versions.mine, versions.theirs, choose)
  expect(mergeWith(chooseMine).conflicts).toEqual([{ path: [], ...versions }])
  expect(mergeWith(chooseMine).value).toBe(versions.mine)
  expect(mergeWith(chooseTheirs).value).toBe(versions.theirs)
})

const entry = (name: string, others = {}) => ({ title: name, text: `About ${name}`, ...others })
const [A, B, C, D] = ["Ants", "Bees", "Cats", "Dogs"].map((name) => entry(name))
const planned = { shown: { from: "2026-12-01" } }
const [plannedB, plannedC] = [B, C].map((one) => ({ ...one, ...planned }))
const retitledB = { ...B, title: "Many bees" }
const bothB = { ...retitledB, ...planned }
const [E, F] = ["Ewe", "Ram"].map((name) => entry(name, { text: "Sheep", unit: "each", note: "" }))
const [N, O] = [entry("Newts"), entry("Owls")]

test.each<[string, unknown[], unknown[], unknown[], unknown[]]>([
  ["a swap and an edit", [A, B], [B, A], [A, plannedB], [plannedB, A]],
  ["a move and an insertion elsewhere", [A, B, C], [B, A, C], [A, B, C, N], [B, A, C, N]],
  ["a move and a deletion", [A, B, C], [C, A, B], [A, C], [C, A]],
  ["a deletion, a move over it, and an edit", [A, B, C], [C, A], [A, B, plannedC], [plannedC, A]],
  ["moves of different entries", [A, B, C, D], [B, C, D, A], [D, A, B, C], [D, B, C, A]],
  ["insertions at the same place: theirs first", [A], [A, N], [A, O], [A, O, N]],
  ["the same insertion", [A, B], [A, N, B], [A, N, plannedB], [A, N, plannedB]],
  ["different fields of one entry", [A, B], [A, retitledB], [A, plannedB], [A, bothB]],
  ["an edit beside an insertion", [A, B], [N, A, retitledB], [A, plannedB], [N, A, bothB]],
  ["texts without fields", ["one", "two"], ["two", "one"], ["one", "two 2"], ["two 2", "one"]],
  ["entries of two new lists", [], [N], [O], [O, N]],
])("in a list, %s come together", (_, old, my, their, merged) => {
  const result = { value: { list: merged }, conflicts: [] }
  expect(merge({ list: old }, { list: my }, { list: their })).toEqual(result)
})

test.each<[string, unknown[], unknown[] | undefined, unknown[], (string | number)[]]>([
  ["one field edited twice", [A, B], [A, retitledB], [A, { ...B, title: "B" }], [1, "title"]],
  ["a deletion and an edit", [A, B, C], [A, C], [A, plannedB, C], [1]],
  ["a list that one side removed and the other changed", [A], undefined, [A, B], []],
  ["a move with an edit, and an edit", [A, B], [retitledB, A], [A, plannedB], [0]],
  ["another entry in the place of an edited one", [A, B], [A, N], [A, plannedB], [1]],
  [
    "an edited copy of its neighbour",
    [E, F],
    [E, { ...E, unit: "2" }],
    [E, { ...F, ...planned }],
    [1],
  ],
  ["a copy of its neighbour", [E, F], [E, E], [E, { ...F, ...planned }], [1]],
  ["moves that contradict each other", [A, B, C], [B, A, C], [A, C, B], []],
  ["the same insertion in two places", [A], [N, A], [A, N], []],
  ["an insertion between entries that were swapped", [A, B], [A, N, B], [B, A], []],
  ["a copy, of which one was edited", [A, B], [A, A, B], [{ ...A, ...planned }, B], []],
  [
    "an edit that resembles two entries",
    [A, B],
    [{ ...B, title: "C" }, N, { ...B, title: "D" }, A],
    [A, plannedB],
    [],
  ],
])("in a list, %s is a conflict", (_, old, my, their, path) => {
  const [one, other] = [my, their].map((list) => ({ list }))
  const conflicts = [
    [one, other],
    [other, one],
  ].map(([first, second]) =>
    merge({ list: old }, first, second).conflicts.map((found) => found.path),
  )
  expect(conflicts).toEqual([[["list", ...path]], [["list", ...path]]])
})
