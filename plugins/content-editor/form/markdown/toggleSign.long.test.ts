import { array, assert, constantFrom, nat, oneof, property, string } from "fast-check"
import { parseMarkdown } from "../../../content-model/fields/markdown/parseMarkdown"
import { toggleSign, type Sign } from "./toggleSign"

const parts = [
  "word",
  "हैदराबाद",
  " ",
  "  ",
  "\n",
  "\n\n",
  "*",
  "**",
  "- ",
  "1. ",
  "## ",
  "[a](/b/)",
  "\\",
  "🥚",
  "5 * 3",
  "_",
]
const signs: Sign[] = ["bold", "italic", "heading", "list", "numbers"]

test("10,000 texts: a sign that is set and taken back leaves what the text shows", () => {
  let changed = 0
  const text = array(oneof(constantFrom(...parts), string({ maxLength: 3 })), {
    maxLength: 12,
  })
  const isKept = property(text, nat(), nat(), constantFrom(...signs), (all, one, other, sign) => {
    const before = all.join("")
    const [start, end] = [one % (before.length + 1), other % (before.length + 1)].toSorted(
      (a, b) => a - b,
    )
    const set = toggleSign(before, { start, end }, sign, "Markdown")
    if (set.text !== before) changed++
    const back = set.text === before ? set : toggleSign(set.text, set.selection, sign, "Markdown")
    expect(parseMarkdown(back.text, "Markdown")).toEqual(parseMarkdown(before, "Markdown"))
  })
  assert(isKept, { numRuns: 10_000, seed: 1 })
  expect(changed).toBeGreaterThan(3000)
})
