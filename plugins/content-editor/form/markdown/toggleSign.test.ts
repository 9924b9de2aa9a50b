import { isDeepStrictEqual } from "node:util"
import * as fc from "fast-check"
import { parseMarkdown } from "../../../content-model/fields/markdown/parseMarkdown"
import { linkAt, setLink, toggleSign, type Sign } from "./toggleSign"

/** Presses a button in a text whose selection is marked by [ and ]. */
function edit(marked: string, sign: Sign) {
  const selected = { start: marked.indexOf("["), end: marked.indexOf("]") - 1 }
  const { text, selection } = toggleSign(marked.replace(/[[\]]/g, ""), selected, sign, "Markdown")
  const { start, end } = selection
  return `${text.slice(0, start)}[${text.slice(start, end)}]${text.slice(end)}`
}

test.each<[string, Sign, string]>([
  ["One **[two]** three", "bold", "One [two] three"],
  ["One[ two ]three", "bold", "One **[two]** three"],
  ["One **[two]** three", "italic", "One ***[two]*** three"],
  ["One ***[two]*** three", "bold", "One *[two]* three"],
  ["[One\ntwo]", "list", "[- One\n- two]"],
  ["[- One\n- two]", "list", "[One\ntwo]"],
  ["[One\n\ntwo]", "list", "[- One\n\n- two]"],
  ["O[n]e", "numbers", "[1. One]"],
  // The page would show other words.
  ["[One\n\ntwo]", "bold", "[One\n\ntwo]"],
])("%j with %s is %j", (marked, sign, expected) => {
  expect(edit(marked, sign)).toBe(expected)
})

test("selected words become a link, which can be taken back", () => {
  const made = setLink("See our story now", { start: 8, end: 14 }, "/about/", "RichText")
  expect(made.text).toBe("See our [story](/about/) now")
  expect(linkAt(made.text, made.selection)).toMatchObject({ words: "story", to: "/about/" })
  expect(setLink(made.text, made.selection, undefined, "RichText").text).toBe("See our story now")
  // The page would show something else.
  for (const text of ["One\ntwo", "One] two", "See [us](/about/)"])
    expect(setLink(text, { start: 0, end: text.length }, "/about/", "RichText").text).toBe(text)
})

const parts = "word|हैदराबाद| |  |\n|\n\n|*|**|- |1. |## |[a](/b/)|\\|🥚|5 * 3|_".split("|")
const piece = fc.oneof(fc.constantFrom(...parts), fc.string({ maxLength: 3 }))
const places = fc.record({ start: fc.nat(40), end: fc.nat(40) })
const anySign = fc.constantFrom<Sign>("bold", "italic", "heading", "list", "numbers")

test("a sign is set in any text and taken back, and the page shows the same", () => {
  const pieces = fc.array(piece, { minLength: 1, maxLength: 12 })
  const isKept = fc.property(pieces, places, anySign, (words, { start, end }, sign) => {
    const before = words.join("")
    const [from, to] = [start, end].map((at) => at % (before.length + 1)).toSorted((a, b) => a - b)
    const set = toggleSign(before, { start: from, end: to }, sign, "Markdown")
    const back = toggleSign(set.text, set.selection, sign, "Markdown")
    const after = set.text === before ? before : back.text
    return isDeepStrictEqual(parseMarkdown(after, "Markdown"), parseMarkdown(before, "Markdown"))
  })
  expect(fc.check(isKept, { numRuns: 2000 })).toMatchObject({ failed: false })
})
