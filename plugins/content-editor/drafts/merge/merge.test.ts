import { merge, type Choice } from "./merge"

const base = { title: "Old", text: "Old", icon: "egg", list: ["a", "b"] }
const mine = { title: "Mine", text: "Mine", icon: "egg", list: ["a"] }
const theirs = { title: "Theirs", text: "Theirs", icon: "gem", list: ["a", "b!"] }
const [chooseMine, chooseTheirs]: Choice[] = [() => "mine", () => "theirs"]

test("a choice for each field keeps what only one side changed", () => {
  const choose: Choice = ([key]) => (key === "title" ? "mine" : "theirs")
  const merged = { title: "Mine", text: "Theirs", icon: "gem", list: ["a", "b!"] }
  expect(merge(base, mine, theirs, choose).value).toEqual(merged)
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

const entry = (name: string) => ({ title: name, text: `About ${name}` })
const [A, B, C] = ["Ants", "Bees", "Cats"].map((name) => entry(name))
const planned = { shown: { from: "2026-12-01" } }
const [plannedB, planC] = [B, C].map((one) => ({ ...one, ...planned }))
const retitledB = { ...B, title: "Many bees" }
const [N, O] = [entry("Newts"), entry("Owls")]

test.each<[string, unknown[], unknown[], unknown[], unknown[]]>([
  ["a swap and an edit", [A, B], [B, A], [A, plannedB], [plannedB, A]],
  ["a deletion and an edit of another entry", [A, B, C], [C, A], [A, B, planC], [planC, A]],
  ["an insertion and an edit", [A, B], [N, A, B], [A, plannedB], [N, A, plannedB]],
  ["edits of one entry", [A, B], [A, retitledB], [A, plannedB], [A, { ...retitledB, ...planned }]],
])("in a list, %s come together", (_, old, my, their, merged) => {
  const result = { value: { list: merged }, conflicts: [] }
  expect(merge({ list: old }, { list: my }, { list: their })).toEqual(result)
})

test.each<[string, unknown[], unknown[] | undefined, unknown[], (string | number)[]]>([
  ["one field edited twice", [A, B], [A, retitledB], [A, { ...B, title: "B" }], [1, "title"]],
  ["a deletion and an edit", [A, B, C], [A, C], [A, plannedB, C], []],
  ["a list that one side removed and the other changed", [A], undefined, [A, B], []],
  ["a move with an edit, and an edit", [A, B], [retitledB, A], [A, plannedB], []],
  ["moves on both sides", [A, B, C], [B, A, C], [A, C, B], []],
  ["insertions on both sides", [A], [A, N], [A, O], []],
  ["entries of two new lists", [], [N], [O], []],
  ["a copy, of which one was edited", [A, B], [A, A, B], [{ ...A, ...planned }, B], []],
])("in a list, %s is a conflict", (_, old, my, their, path) => {
  const pathsOf = (one: unknown, other: unknown) =>
    merge({ list: old }, { list: one }, { list: other }).conflicts.map((found) => found.path)
  const conflicts = [["list", ...path]]
  expect([pathsOf(my, their), pathsOf(their, my)]).toEqual([conflicts, conflicts])
})
