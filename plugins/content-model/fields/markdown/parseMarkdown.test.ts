/** @jest-environment node */
import * as fc from "fast-check"
import { linksIn, lostWord, mapLinks, parseMarkdown, textOf } from "./parseMarkdown"
import { Markdown } from "./markdown"

/** Each block as its kind and its lines: bold words in stars, links with their destination. */
const outline = (text: string) =>
  parseMarkdown(text).map(({ kind, lines }) => [
    kind,
    ...lines.map(({ spans }) =>
      spans
        .map(({ text: words, isBold, isItalic, to }) => {
          const look = isBold ? `*${words}*` : isItalic ? `_${words}_` : words
          return to === null ? look : `${look} → ${to}`
        })
        .join("|"),
    ),
  ])

test("headings, lists, bold words and links are parsed", () => {
  const text =
    "## Delivery\n\nWithin **two days**, *mostly*.\n\n- hens\n- [chicks](/chicks/)\n  - white\n\n1. order\n2. pay"
  expect(outline(text)).toEqual([
    ["heading", "Delivery"],
    ["paragraph", "Within |*two days*|, |_mostly_|."],
    ["list", "hens", "chicks → /chicks/", "white"],
    ["numbers", "order", "pay"],
  ])
})

test("HTML, pictures and code are words like any other", () => {
  const text = "<b>a</b> &amp; `c` ![d](images/d.png) ~~e~~ | f |"
  expect(outline(text)).toEqual([
    ["paragraph", "<b>a</b> &amp; `c` !|d → images/d.png| ~~e~~ | f |"],
  ])
})

test("destinations are replaced, words stay", () => {
  const text = "See [us](/about), \\[us](/about) and [**it**](</about> )."
  const map = (link: string) => `${link}/`
  expect(mapLinks("See [us](/about) and [**it**](</about>).", map)).toBe(
    "See [us](/about/) and [**it**](</about/>).",
  )
  expect(mapLinks(text, map)).toBe(text)
})

test.each([
  ['[hens](/about/ "a title")', "title"],
  [`${"- ".repeat(60)}hens`, "hens"],
])("%j contains a word that pages do not show", (text, word) => {
  expect(lostWord(text)).toBe(word)
  expect(Markdown.safeParse(text).error?.issues[0].message).toMatch(`contains "${word}"`)
})

const piece = fc.oneof(
  fc.constantFrom(..."#*_[]()<>-+!\\`~|&:\"'\n\t ".split(""), "\n\n", "## ", "\n- ", "  - ", "1. "),
  fc.constantFrom("[a](", "](/about/)", "**", "hens", "ఆశ", "https://a.big/", "javascript:x", "> "),
  fc.string({ unit: "grapheme", maxLength: 6 }),
)
const markdown = fc.array(piece, { maxLength: 40 }).map((pieces) => pieces.join(""))

test("any text can be parsed, and an accepted text is shown with all its words", () => {
  let accepted = 0
  fc.assert(
    fc.property(markdown, (text) => {
      const lines = parseMarkdown(text).flatMap((block) => block.lines)
      // Only the title of a link is not shown.
      const hasTitle = /\]\([^)]*["'(]/.test(text)
      expect(hasTitle || lostWord(text) === undefined).toBe(true)
      if (!Markdown.safeParse(text).success) return
      accepted++
      const shown = lines.map(({ spans }) => textOf(spans)).join(" ") + linksIn(text).join(" ")
      for (const word of text.match(/\p{L}{2,}/gu) ?? []) expect(shown).toContain(word)
      for (const link of linksIn(text)) expect(link).toMatch(/^(\/(?!\/)|https:|mailto:|tel:)/)
    }),
    { numRuns: 3000 },
  )
  expect(accepted).toBeGreaterThan(500)
})

test("replaced destinations change nothing else", () => {
  fc.assert(
    fc.property(markdown, (text) => {
      const changed = mapLinks(text, (link) => (link === "/about/" ? "/contact/" : link))
      expect(linksIn(changed)).toHaveLength(linksIn(text).length)
      expect(changed.replaceAll("/contact/", "/about/")).toBe(text)
    }),
    { numRuns: 1000 },
  )
})

test.each([
  "[x](javascript:alert(1))",
  "[x](JaVaScRiPt:alert(1))",
  "[x](<javascript:alert(1)>)",
  "[x](java&#115;cript:alert)",
  "![x](data:text/html,x)",
  "[x](vbscript:x)",
  "[x](//evil.example/)",
  "[x](/\\\\evil.example/)",
  "[x](http://a.big/)",
  "[x](images/a.png)",
  "[x]()",
])("the link %s is refused", (text) => {
  expect(linksIn(text)).toHaveLength(1)
  expect(Markdown.safeParse(text).success).toBe(false)
})

test.each(["<javascript:alert(1)>", "[x]: javascript:alert(1)\n\n[x]", "https://evil.example/"])(
  "%j is no link",
  (text) => expect(linksIn(text)).toEqual([]),
)
