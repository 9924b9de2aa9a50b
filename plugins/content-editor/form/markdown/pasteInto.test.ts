/** @jest-environment node */
import { readFileSync } from "node:fs"
import { join } from "node:path"
import * as fc from "fast-check"
import { Markdown } from "../../../content-model/fields/markdown/markdown"
import type { Block } from "../../../content-model/fields/markdown/parseMarkdown"
import { blocksToMarkdown } from "./blocksToMarkdown"
import { pasteInto } from "./pasteInto"
import { wordsIn, wordsOf } from "./toggleSign"

const samples = readFileSync(join(__dirname, "clipboard.txt"), "utf8")
  .split(/^== /m)
  .slice(1)
  .map((sample) => {
    const [, title, html, markdown] = /^(.*?)\n(.*)\n=>\n(.*)$/s.exec(sample) ?? []
    return { title, html, markdown: markdown.trim() }
  })

/** Pastes into a text whose selection is marked by [ and ], or whose cursor by |. */
function paste(marked: string, html: string, words = "") {
  const start = marked.search(/[[|]/)
  const end = marked.replace("[", "").search(/[\]|]/)
  const text = marked.replace(/[[\]|]/g, "")
  const edit = pasteInto(text, { start, end }, { words, html }, "Markdown", ["https://a.big"])
  return edit && edit.text.slice(0, edit.selection.end) + "|" + edit.text.slice(edit.selection.end)
}

test.each(samples)("what $title copies becomes Markdown", ({ html, markdown }) => {
  expect(paste("|", html)).toBe(`${markdown}|`)
  expect(Markdown.safeParse(markdown).error).toBeUndefined()
})

test.each([
  ["One [two] three", "<p>a</p><p><i>b</i></p>", "", "One a\n\n*b*| three"],
  ["One|two", "<h2>Ducks</h2>", "", "OneDucks|two"],
  ["One|two", "<ul><li>a<li>b</ul>", "", "One\n\n- a\n- b\n\n|two"],
  ["|", "<b>Price:</b>10, s<b>.</b>o <i>low!</i>er", "", "**Price**:10, s.o *low*!er|"],
  ["One\n|\ntwo", "<h2>a</h2>", "", "One\n\n## a\n|\ntwo"],
  ["See [our story].", "", " https://a.in/ ", "See [our story|](https://a.in/)."],
  ["See [our story].", "", "our past", undefined],
  ["See [https://a.in/].", "", "https://b.in/", undefined],
  ["See |.", "", "/about/", undefined],
  // Plain text needs no help, nor does what a code editor copies.
  ["|", "<p style='font-weight:400'>a *b*<br>c</p>", "a", undefined],
  ["|", "<div style='color:#fff;white-space: pre;'><b>a</b></div>", "a", undefined],
  ["|", "<html><body><pre style='color:#fff'><i>a</i></pre></body></html>", "a", undefined],
])("in %j, %s with the words %j leaves %j", (marked, html, words, expected) =>
  expect(paste(marked, html, words)).toBe(expected),
)

test("200 kB of unclosed elements are pasted", () => {
  const deep = "<div><b><ul><li>".repeat(5000)
  expect(paste("|", `${deep}${"<p>**a_".repeat(15_000)}${"</i>".repeat(1000)}`)).toContain("a\\_ ")
})

test("any words are shown as they were copied", () => {
  const signs = [..."*_[]()#-+.)!\\`<>| \n19ab", "**", "\n- ", "1. ", "क", "“"]
  const text = fc.array(fc.constantFrom(...signs)).map((pieces) => `a${pieces.join("")}`)
  const to = fc.constantFrom(null, "/a/")
  const span = fc.record({ text, isBold: fc.boolean(), isItalic: fc.boolean(), to })
  const kind = fc.constantFrom<Block["kind"]>("heading", "paragraph")
  const isKept = fc.property(fc.array(span, { minLength: 1 }), kind, (spans, one) => {
    const blocks = [{ kind: one, lines: [{ spans }] }]
    expect(wordsOf(blocksToMarkdown(blocks, "Markdown"), "Markdown")).toBe(wordsIn(blocks))
  })
  fc.assert(isKept, { numRuns: 1000 })
})
