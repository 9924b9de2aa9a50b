import { Parser } from "htmlparser2"
import type { Block, Span } from "../../../content-model/fields/markdown/parseMarkdown"
import { withoutInvisible } from "../../../content-model/fields/text/invisibleCharacters"

/** How the words in an element look, and what they are part of. */
type Context = Omit<Span, "text"> & Pick<Block, "kind"> & { isHidden: boolean; isMarker: boolean }

export const cellEnd = " | "

/** What lies between two words, and what stands there if they share a line. */
const gaps = { none: "", line: "\n", cell: cellEnd, block: " ", row: " ", entry: " " }

const hidden =
  /^(script|style|head|xml|nav|template|noscript|svg|math|iframe|object|select|textarea|video|audio)$/
const blocks =
  /^(address|article|aside|blockquote|caption|center|d[dlt]|details|div|fig(ure|caption)|footer|form|h[1-6]|header|main|ol|p|pre|section|summary|table|ul)$/
const listKinds: Record<string, Block["kind"] | undefined> = { ul: "list", ol: "numbers" }

// Word has no lists on the clipboard: each entry is a paragraph that begins with its bullet or number.
const wordEntry = /mso-list:(?!\s*(ignore|none))/i
const wordMarker = /mso-list:\s*ignore/i
const numberMarker = /^\s*\(?(\d+|[a-z]{1,5})[.)]/i

// What is crossed out, raised or lowered means something else as plain words.
const meaningful = /^(s|strike|del|su[bp])$/
const meaningfulStyle = /line-through|vertical-align:\s*su[bp]/i

/** The value of a property in a `style`; empty if it has none. */
const styleOf = (style: string, property: string) =>
  new RegExp(`(?:^|;)\\s*${property}\\s*:([^;]*)`, "i").exec(style)?.[1] ?? ""

function contextOf(outer: Context, name: string, style: string): Context {
  const weight = styleOf(style, "font-weight")
  const slope = styleOf(style, "font-style")
  const isList = outer.kind === "list" || outer.kind === "numbers"
  const ownKind = /^h[1-6]$/.test(name)
    ? "heading"
    : (listKinds[name] ?? (name === "li" || wordEntry.test(style) ? "list" : outer.kind))
  return {
    isBold:
      /bold|[6-9]\d\d/.test(weight) ||
      ((outer.isBold || /^(b|strong|th)$/.test(name)) && !/normal|lighter|[1-5]\d\d/.test(weight)),
    isItalic:
      /italic|oblique/.test(slope) ||
      ((outer.isItalic || /^(i|em)$/.test(name)) && !/normal/.test(slope)),
    to: outer.to,
    kind: isList ? outer.kind : ownKind,
    isHidden: outer.isHidden || hidden.test(name) || /display:\s*none/i.test(style),
    isMarker: outer.isMarker || wordMarker.test(style),
  }
}

/**
 * The words of HTML from a clipboard, as blocks of the small Markdown. It need not be well-formed.
 * `targetOf` says where a link leads; null if nowhere. `isLossy` if a look with a meaning, or a picture, is left out.
 */
export function blocksFromHtml(html: string, targetOf: (href: string) => string | null) {
  const found: Block[] = []
  let isLossy = false
  const plain = { isBold: false, isItalic: false, to: null }
  const contexts: Context[] = [{ ...plain, kind: "paragraph", isHidden: false, isMarker: false }]
  let gap: keyof typeof gaps = "block" // before the next words
  let marker = "" // of an entry of Word
  let spans: Span[] = [] // of the last line

  const continuesList = (kind: Block["kind"]) =>
    (kind === "list" || kind === "numbers") && found.at(-1)?.kind === kind

  /** Begins an entry of the list before it, or another block. */
  function beginLine(kind: Block["kind"]) {
    spans = []
    if (continuesList(kind)) found.at(-1)?.lines.push({ spans })
    else found.push({ kind, lines: [{ spans }] })
  }

  /** Adds words to the last line. */
  function addWords(words: string, look: Omit<Span, "text">) {
    const last = spans.at(-1)
    const text = !last || /\s$/.test(last.text) ? words.trimStart() : words
    // A link has one look.
    const hasLook = look.to === null ? isEqualLook(last, look) : last?.to === look.to
    if (last && hasLook) last.text += text
    else spans.push({ ...look, text })
  }

  function write(text: string, { kind: outerKind, isBold, isItalic, to }: Context) {
    const words = text.replace(/\s+/g, " ")
    const last = spans.at(-1)
    if (words.trim() === "") {
      if (last && gap === "none" && !last.text.endsWith(" ")) last.text += words
      return
    }
    const kind = outerKind === "list" && numberMarker.test(marker) ? "numbers" : outerKind
    const isLine = gap === "entry" || gap === "row" || (gap === "block" && !continuesList(kind))
    if (found.length === 0 || isLine) beginLine(kind)
    else if (last) last.text += gap === "line" && kind !== "paragraph" ? " " : gaps[gap]
    addWords(words, { isBold: isBold && kind !== "heading", isItalic, to })
    gap = "none"
  }

  const separate = (name: string) => {
    if (name === "tr" || name === "hr") gap = "row"
    else if (blocks.test(name) && (gap === "none" || gap === "line")) gap = "block"
  }

  const parser = new Parser({
    onopentag(name, attributes) {
      const { style = "", href, alt = "" } = attributes
      const context = contextOf(contexts[contexts.length - 1], name, style)
      if (name === "a" && href) context.to = targetOf(href)
      contexts.push(context)
      if (context.isHidden || context.isMarker) return
      // Messengers draw an emoji as a picture of that name.
      const isSign = name === "img" && alt !== "" && !/\p{L}/u.test(alt)
      if (isSign) write(withoutInvisible(alt), context)
      isLossy ||=
        (name === "img" && !isSign) || meaningful.test(name) || meaningfulStyle.test(style)
      if (name === "br") gap = gap === "none" ? "line" : gap === "line" ? "block" : gap
      else if (/^t[dh]$/.test(name)) gap = gap === "row" || gap === "entry" ? gap : "cell"
      else if (name === "li" || wordEntry.test(style)) [gap, marker] = ["entry", ""]
      else separate(name)
    },
    ontext(text) {
      const context = contexts[contexts.length - 1]
      if (context.isMarker) marker += text
      else if (!context.isHidden) write(withoutInvisible(text), context)
    },
    onclosetag(name) {
      contexts.pop()
      separate(name)
    },
  })
  parser.end(html)
  return { blocks: found, isLossy }
}

const isEqualLook = (a: Omit<Span, "text"> | undefined, b: Omit<Span, "text">) =>
  a?.isBold === b.isBold && a.isItalic === b.isItalic && a.to === b.to
