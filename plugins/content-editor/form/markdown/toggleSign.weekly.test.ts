import { array, assert, constantFrom, nat, oneof, property, string } from "fast-check"
import { parseMarkdown } from "../../../content-model/fields/markdown/parseMarkdown"
import { linkAt, setLink, toggleSign, type Edit, type Sign } from "./toggleSign"

const parts = "word|हैदराबाद| |  |\n|\n\n|*|**|- |1. |## |[a](/b/)|\\|🥚|5 * 3|_".split("|")
const signs: (Sign | "link")[] = ["bold", "italic", "heading", "list", "numbers", "link"]

const press = ({ text, selection }: Edit, sign: Sign | "link", isBack = false) =>
  sign === "link"
    ? setLink(text, selection, isBack ? undefined : "/about/", "Markdown")
    : toggleSign(text, selection, sign, "Markdown")

test.each(signs)("10,000 texts: %s is set and taken back, and the text shows the same", (sign) => {
  let changed = 0
  const text = array(oneof(constantFrom(...parts), string({ maxLength: 3 })), { maxLength: 12 })
  const isKept = property(text, nat(), nat(), (all, one, other) => {
    const before = all.join("")
    const [start, end] = [one, other]
      .map((at) => at % (before.length + 1))
      .toSorted((a, b) => a - b)
    const set = press({ text: before, selection: { start, end } }, sign)
    // Without words a link shows its address, and in a link it leads elsewhere.
    const isOther =
      sign === "link" && (linkAt(before, { start, end }) || !before.slice(start, end).trim())
    if (set.text === before || isOther) return
    changed++
    const back = press(set, sign, true)
    expect(parseMarkdown(back.text, "Markdown")).toEqual(parseMarkdown(before, "Markdown"))
  })
  assert(isKept, { numRuns: 10_000 })
  expect(changed).toBeGreaterThan(3000)
})
