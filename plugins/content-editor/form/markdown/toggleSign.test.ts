import { parseMarkdown } from "../../../content-model/fields/markdown/parseMarkdown"
import { isSignSet, linkAt, setLink, toggleSign, type Sign } from "./toggleSign"

/** A text whose selection is marked by [ and ]. */
function edit(marked: string, sign: Sign) {
  const start = marked.indexOf("[")
  const end = marked.indexOf("]") - 1
  const { text, selection } = toggleSign(
    marked.replace(/[[\]]/g, ""),
    { start, end },
    sign,
    "Markdown",
  )
  return `${text.slice(0, selection.start)}[${text.slice(selection.start, selection.end)}]${text.slice(selection.end)}`
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

test.each<[string, Sign]>([
  ["One [] two", "bold"],
  ["[One\n\ntwo]", "bold"],
])("%j with %s stays as it is, because the page would show other words", (marked, sign) => {
  const text = marked.replace(/[[\]]/g, "")
  const selection = {
    start: marked.indexOf("["),
    end: marked.includes("]") ? marked.indexOf("]") - 1 : text.length,
  }
  expect(toggleSign(text, selection, sign, "RichText").text).toBe(text)
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
  const [block] = parseMarkdown(made.text, "RichText")
  expect(block?.lines[0]?.spans[1]).toMatchObject({ text: "story", to: "/about/" })
})

test("without selected words, a link shows where it leads", () => {
  expect(setLink("", { start: 0, end: 0 }, "/about/", "RichText").text).toBe("[/about/](/about/)")
})

test.each(["One\ntwo", "One] two", "See [us](/about/)"])(
  "%j as a whole becomes no link, because the page would show something else",
  (text) => {
    const all = { start: 0, end: text.length }
    expect(setLink(text, all, "/contact/", "RichText").text).toBe(text)
  },
)
