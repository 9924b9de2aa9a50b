/** @jest-environment node */
import { resolveConflict, type Choice } from "./resolveConflict"

const base = { title: "Old", text: "Old", icon: "egg" }
const values = {
  base,
  mine: { title: "Mine", text: "Mine", icon: "egg" },
  theirs: { title: "Theirs", text: "Theirs", icon: "gem" },
}
const [mine, theirs]: Choice[] = [() => "mine", () => "theirs"]

test.each<[string, Choice, string, string]>([
  ["mine", mine, "Mine", "Mine"],
  ["theirs", theirs, "Theirs", "Theirs"],
  ["of one field each", ([key]) => (key === "title" ? "mine" : "theirs"), "Mine", "Theirs"],
])("the choice %s keeps what only one side changed", (_, choose, title, text) => {
  expect(resolveConflict(values, choose)).toEqual({ title, text, icon: "gem" })
})

test.each([
  ["deleted here", { base, mine: null, theirs: values.theirs }],
  ["deleted elsewhere", { base, mine: values.mine, theirs: null }],
])("a file that is %s becomes that of the chosen side", (_, sides) => {
  expect(resolveConflict(sides, mine)).toBe(sides.mine)
  expect(resolveConflict(sides, theirs)).toBe(sides.theirs)
})
