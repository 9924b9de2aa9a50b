import { linksIn, lostWord, mapLinks, parseMarkdown } from "./parseMarkdown"
import { Markdown, RichText } from "./markdown"

/** Each block as its kind and its lines: bold words in stars, links with their destination. */
const outline = (text: string, type: "Markdown" | "RichText") =>
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

test("headings, lists, bold words and links are parsed, a rich text has no headings", () => {
  const text =
    "## Delivery\n\nWithin **two days**, *mostly*.\n\n- hens\n- [chicks](/chicks/)\n  - white\n\n1. order\n2. pay"
  expect(outline(text, "Markdown")).toEqual([
    ["heading", "Delivery"],
    ["paragraph", "Within |*two days*|, |_mostly_|."],
    ["list", "hens", "chicks → /chicks/", "white"],
    ["numbers", "order", "pay"],
  ])
  expect(outline(text, "RichText")[0]).toEqual(["paragraph", "## Delivery"])
})

test.each([
  "5 * 3 < 20, [x], #1, a_b, 10 - 2\nsecond line (a)",
  "1.5 kg\n-2 °C",
  "<b>a</b> &amp; `c` ~~e~~ | f |",
  "1947. The first shop\n1948) The second",
  "+ 91 40 5550",
  "2*3*4 m, 5*3 and 4*2",
])("%j has no sign, so it stays one text", (text) =>
  expect(outline(text, "RichText")).toEqual([["paragraph", text]]),
)

test.each([
  ["See [us](/about) and [**it**](</about>).", "See [us](/about/) and [**it**](</about/>)."],
  ["\\[us](/about) and [**it**](</about> )", "\\[us](/about) and [**it**](</about> )"],
])("the destinations of %j are replaced where no word changes", (text, changed) =>
  expect(mapLinks(text, "Markdown", (link) => `${link}/`)).toBe(changed),
)

test.each([
  ['[hens](/about/ "a title")', "title"],
  [`${"- ".repeat(60)}hens`, "hens"],
])("%j contains a word that pages do not show", (text, word) => {
  expect(lostWord(text, "Markdown")).toBe(word)
  expect(Markdown.safeParse(text).error?.issues[0].message).toMatch(`contains "${word}"`)
})

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
  expect([linksIn(text, "Markdown"), linksIn(text, "RichText")].flat()).toHaveLength(2)
  expect([Markdown, RichText].some((schema) => schema.safeParse(text).success)).toBe(false)
})

test.each(["<javascript:alert(1)>", "[x]: javascript:alert(1)\n\n[x]", "https://evil.example/"])(
  "%j is no link",
  (text) => expect(linksIn(text, "Markdown")).toEqual([]),
)
