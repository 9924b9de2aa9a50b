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
