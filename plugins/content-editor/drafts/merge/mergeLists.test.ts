/** @jest-environment node */
import { merge } from "./merge"

const entry = (name: string, others = {}) => ({ title: name, text: `About ${name}`, ...others })
const [A, B, C, D] = ["Ants", "Bees", "Cats", "Dogs"].map((name) => entry(name))
const planned = { shown: { from: "2026-12-01" } }
const [plannedB, plannedC] = [B, C].map((one) => ({ ...one, ...planned }))
const retitledB = { ...B, title: "Many bees" }
const [E, F] = ["Ewe", "Ram"].map((name) => entry(name, { text: "Sheep", unit: "each", note: "" }))
const N = entry("Newts")
const O = entry("Owls")

test.each<[string, unknown[], unknown[], unknown[], unknown[]]>([
  ["a swap and an edit", [A, B], [B, A], [A, plannedB], [plannedB, A]],
  ["a move and an insertion elsewhere", [A, B, C], [B, A, C], [A, B, C, N], [B, A, C, N]],
  ["a move and a deletion", [A, B, C], [C, A, B], [A, C], [C, A]],
  ["a deletion, a move over it, and an edit", [A, B, C], [C, A], [A, B, plannedC], [plannedC, A]],
  ["moves of different entries", [A, B, C, D], [B, C, D, A], [D, A, B, C], [D, B, C, A]],
  ["insertions at the same place: theirs first", [A], [A, N], [A, O], [A, O, N]],
  ["the same insertion", [A, B], [A, N, B], [A, N, plannedB], [A, N, plannedB]],
  [
    "different fields of one entry",
    [A, B],
    [A, retitledB],
    [A, plannedB],
    [A, { ...retitledB, ...planned }],
  ],
  [
    "an edit beside an insertion and an edit",
    [A, B],
    [N, A, retitledB],
    [A, plannedB],
    [N, A, { ...retitledB, ...planned }],
  ],
  [
    "a move with an edit and an edit elsewhere",
    [A, B, C],
    [retitledB, A, C],
    [A, B, plannedC],
    [retitledB, A, plannedC],
  ],
  [
    "texts without fields",
    ["one", "two"],
    ["two", "one"],
    ["one", "two more"],
    ["two more", "one"],
  ],
  ["entries of two new lists", [], [N], [O], [O, N]],
])("%s come together", (_, base, mine, theirs, merged) => {
  expect(merge({ list: base }, { list: mine }, { list: theirs })).toEqual({
    value: { list: merged },
    conflicts: [],
  })
})

test.each<[string, unknown[], unknown[] | undefined, unknown[], (string | number)[]]>([
  [
    "one field edited twice",
    [A, B],
    [A, retitledB],
    [
      { ...A, ...planned },
      { ...B, title: "B" },
    ],
    ["list", 1, "title"],
  ],
  ["a deletion and an edit", [A, B, C], [A, C], [A, plannedB, C], ["list", 1]],
  ["a list that one side removed and the other changed", [A], undefined, [A, B], ["list"]],
  ["a move with an edit, and an edit", [A, B], [retitledB, A], [A, plannedB], ["list", 0]],
  ["another entry in the place of an edited one", [A, B], [A, N], [A, plannedB], ["list", 1]],
  [
    "a copy of its neighbour in the place of an edited entry",
    [E, F],
    [E, E],
    [E, { ...F, ...planned }],
    ["list", 1],
  ],
  [
    "an edited copy of its neighbour in the place of an edited entry",
    [E, F],
    [E, { ...E, unit: "a pair" }],
    [E, { ...F, ...planned }],
    ["list", 1],
  ],
  ["moves that contradict each other", [A, B, C], [B, A, C], [A, C, B], ["list"]],
  ["an insertion between entries that were swapped", [A, B], [A, N, B], [B, A], ["list"]],
  ["a copy, of which one was edited", [A, B], [A, A, B], [{ ...A, ...planned }, B], ["list"]],
  [
    "an edit that resembles two entries",
    [A, B],
    [{ ...B, title: "C" }, N, { ...B, title: "D" }, A],
    [A, plannedB],
    ["list"],
  ],
])("%s is a conflict", (_, base, mine, theirs, path) => {
  const sides = [{ list: base }, { list: mine }, { list: theirs }] as const
  const { conflicts } = merge(...sides)
  expect(conflicts.map((one) => one.path)).toEqual([path])
  expect(merge(sides[0], sides[2], sides[1]).conflicts.map((one) => one.path)).toEqual([path])
})
