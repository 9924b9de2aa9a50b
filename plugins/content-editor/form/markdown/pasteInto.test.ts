import { readFileSync } from "node:fs"
import { join } from "node:path"
import * as fc from "../../../../test/support/fastCheck"
import { EditorState, TextSelection } from "prosemirror-state"
import { Markdown } from "../../../content-model/fields/markdown/markdown"
import { parseMarkdown, type Block } from "../../../content-model/fields/markdown/parseMarkdown"
import { linesOf, readMarkdown, schema, toMarkdown } from "./document"
import { lossyPaste, pasteInto } from "./pasteInto"
import { wordsIn } from "./lineToMarkdown"

const samples = readFileSync(join(__dirname, "clipboard.txt"), "utf8")
  .split(/^== /m)
  .slice(1)
  .map((sample) => {
    const [, title, html, markdown] = /^(.*?)\n(.*)\n=>\n(.*)$/s.exec(sample) ?? []
    return { title, html, markdown: markdown.trim() }
  })

/** Pastes into a text of one line whose selection is marked by [ and ], or whose cursor by |. Then types "^". */
function paste(marked: string, html: string, words = "") {
  const start = marked.search(/[[|]/)
  const end = marked.replace("[", "").search(/[\]|]/)
  const reading = readMarkdown(marked.replace(/[[\]|]/g, ""), "Markdown")
  const selection = TextSelection.create(reading.doc, start + 1, end + 1)
  const state = EditorState.create({ doc: reading.doc, selection })
  const pasted = pasteInto(state, { words, html }, "Markdown", ["https://a.big"])
  return toMarkdown(pasted.insertText("^", pasted.selection.to).doc, reading, "Markdown")
}

test.each(samples)("what $title copies becomes Markdown", ({ html, markdown }) => {
  expect(paste("|", html).replace(/ ?\^/, "")).toBe(markdown)
  expect(Markdown.safeParse(markdown).error).toBeUndefined()
})

test.each([
  ["One [two] three", "<p>a</p><p><i>b</i></p>", "", "One a\n\n*b^* three"],
  ["One|two", "<h2>Ducks</h2>", "", "OneDucks^two"],
  ["One|two", "<ul><li>a<li>b</ul>", "", "One\n\n- a\n- b\n\n^two"],
  ["|", "<b>Price:</b>10, s<b>.</b>o <i>low!</i>er", "", "**Price**:10, s.o *low*!er^"],
  ["See [our story].", "", " https://a.in/ ", "See [our story](https://a.in/)^."],
  ["See [our story].", "", "our past", "See our past^."],
  ["See [https://a.in/].", "", "https://b.in/", "See https://b.in/^."],
  ["One|two", "", " and ", "One and ^two"],
  ["One|", "", ":\n\n- a\n- **b**", "One:\n\n- a\n- **b^**"],
  // A code editor copies its colours.
  ["|", "<div style='color:#fff;white-space: pre;'><b>a</b></div>", "a", "a^"],
  ["|", "<html><body><pre style='color:#fff'><i>a</i></pre></body></html>", "a", "a^"],
])("in %j, %s with the words %j leaves %j", (marked, html, words, expected) =>
  expect(paste(marked, html, words)).toBe(expected),
)

test.each([
  ["<p>Now <s>500</s> 400</p>", true],
  ["<p><span style='text-decoration:line-through'>500</span> 400</p>", true],
  ["<p>40 m<sup>2</sup></p>", true],
  ["<p>Eggs <img src='a.png' alt='A basket'></p>", true],
  ["<p>Eggs <img src='a.png' alt='🥚'> <u>today</u></p>", false],
])("whether something with a meaning is left out of %s: %s", (html, isLossy) => {
  const state = EditorState.create({ doc: readMarkdown("", "Markdown").doc })
  const pasted = pasteInto(state, { words: "", html }, "Markdown", [])
  expect(pasted.getMeta(lossyPaste)).toBe(isLossy)
})

test("100 kB of unclosed elements are pasted", () => {
  const deep = "<div><b><ul><li>".repeat(5000)
  expect(paste("|", `${deep}${"<p>**a_".repeat(3000)}${"</i>".repeat(1000)}`)).toContain("a\\_ ")
})

test("any words are shown as they were copied", () => {
  const signs = [..."*_[]()#-+.)!\\`<>| \n19ab", "**", "\n- ", "1. ", "क", "“"]
  const text = fc.array(fc.constantFrom(...signs)).map((pieces) => `a${pieces.join("")}`)
  const to = fc.constantFrom(null, "/a/")
  const span = fc.record({ text, isBold: fc.boolean(), isItalic: fc.boolean(), to })
  const kind = fc.constantFrom<Block["kind"]>("heading", "paragraph", "list", "numbers")
  const isKept = fc.property(fc.array(span, { minLength: 1 }), kind, (spans, one) => {
    const blocks = [{ kind: one, lines: [{ spans }] }]
    const doc = schema.node("doc", null, linesOf(blocks))
    const written = toMarkdown(doc, readMarkdown("", "Markdown"), "Markdown")
    expect(wordsIn(parseMarkdown(written, "Markdown"))).toBe(wordsIn(blocks))
  })
  fc.assert(isKept)
})
