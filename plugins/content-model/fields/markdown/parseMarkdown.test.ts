/** @jest-environment node */
import * as fc from "fast-check"
import {
  isPlain,
  linksIn,
  lostWord,
  mapLinks,
  openSignIn,
  parseMarkdown,
  textOf,
} from "./parseMarkdown"
import { Markdown, RichText } from "./markdown"

const types = [
  { type: "Markdown", schema: Markdown },
  { type: "RichText", schema: RichText },
] as const

/** Each block as its kind and its lines: bold words in stars, links with their destination. */
const outline = (text: string, type: "Markdown" | "RichText" = "Markdown") =>
  parseMarkdown(text, type).map(({ kind, lines }) => [
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

test("a rich text has all signs but headings", () => {
  expect(outline("## **Hens** \n\n- [chicks](/chicks/)", "RichText")).toEqual([
    ["paragraph", "## |*Hens*"],
    ["list", "chicks → /chicks/"],
  ])
})

test.each([
  "5 * 3 < 20, [x], #1, a_b, 10 - 2\nsecond line (a)",
  "1.5 kg\n-2 °C",
  "+91 40 0000",
  "a*b",
])("%j has no sign, so it stays one text", (text) =>
  expect(outline(text, "RichText")).toEqual([["paragraph", text]]),
)

test.each([
  ["a **b** c", undefined],
  ["**Mind: the gap", "**"],
  ["See [us] (/about/) or [us](/about", "]("],
])("%j has the sign %j without its partner", (text, sign) =>
  expect(openSignIn(text, "RichText")).toBe(sign),
)

test("HTML, pictures and code are words like any other", () => {
  expect(outline("<b>a</b> &amp; `c` ![d](d.png) ~~e~~ | f |")).toEqual([
    ["paragraph", "<b>a</b> &amp; `c` !|d → d.png| ~~e~~ | f |"],
  ])
})

test("destinations are replaced, words stay", () => {
  const text = "See [us](/about), \\[us](/about) and [**it**](</about> )."
  const map = (link: string) => `${link}/`
  expect(mapLinks("See [us](/about) and [**it**](</about>).", "Markdown", map)).toBe(
    "See [us](/about/) and [**it**](</about/>).",
  )
  expect(mapLinks(text, "Markdown", map)).toBe(text)
})

test.each([
  ['[hens](/about/ "a title")', "title"],
  [`${"- ".repeat(60)}hens`, "hens"],
])("%j contains a word that pages do not show", (text, word) => {
  expect(lostWord(text, "Markdown")).toBe(word)
  expect(Markdown.safeParse(text).error?.issues[0].message).toMatch(`contains "${word}"`)
})

const piece = fc.oneof(
  fc.constantFrom(..."#*_[]()<>-+!\\`~|&:\"'\n\t ".split(""), "\n\n", "## ", "\n- ", "  - ", "1. "),
  fc.constantFrom("[a](", "](/about/)", "**", "hens", "ఆశ", "https://a.big/", "javascript:x", "> "),
  fc.string({ unit: "grapheme", maxLength: 6 }),
)
const markdown = fc.array(piece, { maxLength: 40 }).map((pieces) => pieces.join(""))

test.each(types)(
  "any text can be parsed, and an accepted $type is shown with all its words",
  ({ type, schema }) => {
    let accepted = 0
    fc.assert(
      fc.property(markdown, (text) => {
        const lines = parseMarkdown(text, type).flatMap((block) => block.lines)
        const links = linksIn(text, type)
        // Only the title of a link is not shown.
        const hasTitle = /\]\([^)]*["'(]/.test(text)
        expect(hasTitle || lostWord(text, type) === undefined).toBe(true)
        const changed = mapLinks(text, type, (link) => (link === "/about/" ? "/contact/" : link))
        expect(linksIn(changed, type)).toHaveLength(links.length)
        expect(changed.replaceAll("/contact/", "/about/")).toBe(text)
        if (!schema.safeParse(text).success) return
        accepted++
        for (const { spans } of lines)
          expect(spans.some((one, at) => at > 0 && isPlain(one) && isPlain(spans[at - 1]))).toBe(
            false,
          )
        const shown = lines.map(({ spans }) => textOf(spans)).join(" ") + links.join(" ")
        for (const word of text.match(/\p{L}{2,}/gu) ?? []) expect(shown).toContain(word)
        for (const link of links) expect(link).toMatch(/^(\/(?!\/)|https:|mailto:|tel:)/)
      }),
      { numRuns: 2000 },
    )
    expect(accepted).toBeGreaterThan(300)
  },
)

test.each([
  "[x](javascript:alert(1))",
  "[x](JaVaScRiPt:alert(1))",
  "[x](<javascript:alert(1)>)",
  "[x](java&#115;cript:alert)",
  "![x](data:text/html,x)",
  "[x](//evil.example/)",
  "[x](/\\\\evil.example/)",
  "[x](http://a.big/)",
  "[x]()",
])("the link %s is refused", (text) => {
  for (const { type, schema } of types) {
    expect(linksIn(text, type)).toHaveLength(1)
    expect(schema.safeParse(text).success).toBe(false)
  }
})

test.each(["<javascript:alert(1)>", "[x]: javascript:alert(1)\n\n[x]", "https://evil.example/"])(
  "%j is no link",
  (text) => expect(types.flatMap(({ type }) => linksIn(text, type))).toEqual([]),
)
