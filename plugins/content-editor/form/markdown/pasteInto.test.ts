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

test("a rich text has bold words in place of a heading", () => {
  const copied = { words: "", html: "<h2>Prices <i>today</i></h2>low" }
  expect(pasteInto("", { start: 0, end: 0 }, copied, "RichText", [])?.text).toBe(
    "**Prices** ***today***\n\nlow",
  )
})

test.each([
  ["One |two", "<b>and</b>", "One **and**|two"],
  ["One [two] three", "<p>a</p><p><i>b</i></p>", "One a\n\n*b*| three"],
  ["One|two", "<h2>Ducks</h2>", "OneDucks|two"],
  ["One|two", "<ul><li>a<li>b</ul>", "One\n\n- a\n- b\n\n|two"],
  ["|", "<b>Price:</b>10, s<b>.</b>o <i>low!</i>er", "**Price**:10, s.o *low*!er|"],
  ["One\n|\ntwo", "<h2>a</h2>", "One\n\n## a\n|\ntwo"],
])("in %j, %s leaves %j", (marked, html, expected) => expect(paste(marked, html)).toBe(expected))

test.each([
  ["See [our story].", "/about/", "See [our story|](/about/)."],
  ["See [our story].", " https://a.in/ ", "See [our story|](https://a.in/)."],
  ["See [our story].", "our past", undefined],
  ["See [https://a.in/].", "https://b.in/", undefined],
  ["See |.", "/about/", undefined],
])("in %j, the pasted text %j leaves %j", (marked, words, expected) =>
  expect(paste(marked, "", words)).toBe(expected),
)

test.each([
  ["no look", "<p style='font-weight:400'>a *b*<br>c</p>"],
  ["a code editor", "<div style='color:#fff;white-space: pre;'><b>a</b></div>"],
  ["another one", "<html><body><pre style='color:#fff'><i>a</i></pre></body></html>"],
  ["no HTML", ""],
])("text from a place with %s stays plain", (_, html) => {
  expect(paste("|", html, "a")).toBeUndefined()
})

test("200 kB of unclosed elements are pasted", () => {
  const deep = "<div><b><ul><li>".repeat(5000)
  expect(paste("|", `${deep}${"<p>**a_".repeat(15_000)}${"</i>".repeat(1000)}`)).toContain("a\\_ ")
})

test("any words are shown as they were copied", () => {
  const text = fc
    .array(fc.constantFrom(..."*_[]()#-+.)!\\`<>| \n19ab".split(""), "**", "\n- ", "1. ", "क", "“"))
    .map((pieces) => `a${pieces.join("")}`)
  const look = { isBold: fc.boolean(), isItalic: fc.boolean(), to: fc.constantFrom(null, "/a/") }
  const line = fc.record({ spans: fc.array(fc.record({ text, ...look }), { minLength: 1 }) })
  const kind = fc.constantFrom<Block["kind"]>("heading", "paragraph")
  let bold = 0
  fc.assert(
    fc.property(line, kind, ({ spans }, one) => {
      const blocks = [{ kind: one, lines: [{ spans }] }]
      const markdown = blocksToMarkdown(blocks, "Markdown")
      if (markdown.includes("**a")) bold++
      expect(wordsOf(markdown, "Markdown")).toBe(wordsIn(blocks))
    }),
    { numRuns: 1000 },
  )
  expect(bold).toBeGreaterThan(50)
})
