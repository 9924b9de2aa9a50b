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
