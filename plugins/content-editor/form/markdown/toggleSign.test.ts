import * as fc from "fast-check"
import { parseMarkdown } from "../../../content-model/fields/markdown/parseMarkdown"
import { isSignSet, linkAt, setLink, toggleSign, type Sign } from "./toggleSign"

const signs = /[[\]]/g

/** Presses a button in a text whose selection is marked by [ and ]. */
function edit(marked: string, sign: Sign) {
  const selected = { start: marked.indexOf("["), end: marked.indexOf("]") - 1 }
  const { text, selection } = toggleSign(marked.replace(signs, ""), selected, sign, "Markdown")
  const { start, end } = selection
  return `${text.slice(0, start)}[${text.slice(start, end)}]${text.slice(end)}`
}

test.each<[string, Sign, string]>([
  ["One [two] three", "bold", "One **[two]** three"],
  ["One **[two]** three", "bold", "One [two] three"],
  ["One[ two ]three", "bold", "One **[two]** three"],
  ["One **[two]** three", "italic", "One ***[two]*** three"],
  ["One ***[two]*** three", "bold", "One *[two]* three"],
  ["One *[two]* three", "bold", "One ***[two]*** three"],
  ["[One\ntwo]", "list", "[- One\n- two]"],
  ["[- One\n- two]", "list", "[One\ntwo]"],
  ["[One\n\ntwo]", "list", "[- One\n\n- two]"],
  ["O[n]e", "numbers", "[1. One]"],
  ["O[n]e", "heading", "[## One]"],
])("%j with %s is %j", (marked, sign, expected) => {
  expect(edit(marked, sign)).toBe(expected)
})

// The page would show other words.
test.each(["One [] two", "[One\n\ntwo]"])("%j cannot become bold", (marked) => {
  expect(edit(marked, "bold")).toBe(marked)
})

test("a button is pressed where a press takes the sign back", () => {
  expect(isSignSet("a **b** c", { start: 4, end: 5 }, "bold", "RichText")).toBe(true)
  expect(isSignSet("a b c", { start: 2, end: 3 }, "bold", "RichText")).toBe(false)
})

test("selected words become a link, which can be taken back", () => {
  const made = setLink("See our story now", { start: 8, end: 14 }, "/about/", "RichText")
  expect(made.text).toBe("See our [story](/about/) now")
  expect(linkAt(made.text, made.selection)).toMatchObject({ words: "story", to: "/about/" })
  expect(setLink(made.text, made.selection, undefined, "RichText").text).toBe("See our story now")
})

test.each([
  ["", "[/about/](/about/)"],
  // The page would show something else.
  ["One\ntwo", "One\ntwo"],
  ["One] two", "One] two"],
  ["See [us](/about/)", "See [us](/about/)"],
])("a link on the whole of %j leaves %j", (text, expected) => {
  expect(setLink(text, { start: 0, end: text.length }, "/about/", "RichText").text).toBe(expected)
})

const parts = "word|हैदराबाद| |  |\n|\n\n|*|**|- |1. |## |[a](/b/)|\\|🥚|5 * 3|_".split("|")

const all = ["bold", "italic", "heading", "list", "numbers"] as const

test.each(all)("%s is set in any text and taken back, and the page shows the same", (sign) => {
  let changed = 0
  const piece = fc.oneof(fc.constantFrom(...parts), fc.string({ maxLength: 3 }))
  const isKept = fc.property(fc.array(piece, { maxLength: 12 }), fc.nat(), fc.nat(), (...drawn) => {
    const [pieces, ...places] = drawn
    const before = pieces.join("")
    const [start, end] = places.map((at) => at % (before.length + 1)).toSorted((a, b) => a - b)
    const set = toggleSign(before, { start, end }, sign, "Markdown")
    if (set.text === before) return
    changed++
    const back = toggleSign(set.text, set.selection, sign, "Markdown")
    expect(parseMarkdown(back.text, "Markdown")).toEqual(parseMarkdown(before, "Markdown"))
  })
  fc.assert(isKept, { numRuns: 400 })
  expect(changed).toBeGreaterThan(50)
})
