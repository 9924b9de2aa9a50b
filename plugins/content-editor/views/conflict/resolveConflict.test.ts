/** @jest-environment node */
import { resolveConflict } from "./resolveConflict"

const base = { title: "Old", text: "Old", icon: "egg" }
const values = {
  base,
  mine: { title: "Mine", text: "Mine", icon: "egg" },
  theirs: { title: "Theirs", text: "Theirs", icon: "gem" },
}

test.each([
  ["mine" as const, { title: "Mine", text: "Mine", icon: "gem" }],
  ["theirs" as const, { title: "Theirs", text: "Theirs", icon: "gem" }],
  [
    { title: "mine" as const, text: "theirs" as const },
    { title: "Mine", text: "Theirs", icon: "gem" },
  ],
])("the choice %p keeps what only one side changed", (chosen, result) => {
  expect(resolveConflict(values, chosen)).toEqual(result)
})

test.each([
  ["deleted here", { base, mine: null, theirs: values.theirs }],
  ["deleted elsewhere", { base, mine: values.mine, theirs: null }],
])("a file that is %s becomes that of the chosen side", (_, sides) => {
  expect(resolveConflict(sides, "mine")).toBe(sides.mine)
  expect(resolveConflict(sides, { "": "theirs" })).toBe(sides.theirs)
})
