import MarkdownIt, { type Token } from "markdown-it"

/** Words of one look. `to` is the destination of a link. */
export type Span = { text: string; isBold: boolean; isItalic: boolean; to: string | null }

/** A heading or a paragraph has one line, a list one for each entry. */
export type Block = {
  kind: "heading" | "paragraph" | "list" | "numbers"
  lines: { spans: Span[] }[]
}

const parser = new MarkdownIt("zero").enable([
  "heading",
  "list",
  "link",
  "emphasis",
  "escape",
  "balance_pairs",
  "text_join",
])
// Validation reports bad destinations, so the parser accepts each.
parser.validateLink = () => true
parser.normalizeLink = String

const kinds: Record<string, Block["kind"]> = {
  heading_open: "heading",
  paragraph_open: "paragraph",
  bullet_list_open: "list",
  ordered_list_open: "numbers",
}

/** Parses the small Markdown of content. The entries of a list in a list join the outer one. */
export function parseMarkdown(text: string): Block[] {
  const blocks: Block[] = []
  let depth = 0 // of lists
  for (const token of parser.parse(text, {})) {
    const kind = kinds[token.type]
    if (kind && depth === 0) blocks.push({ kind, lines: [] })
    if (/_list_(open|close)$/.test(token.type)) depth += token.nesting
    if (token.type === "inline") blocks.at(-1)?.lines.push({ spans: spansOf(token.children ?? []) })
  }
  return blocks
}

/** The links in a text, in their order. */
export function linksWithWords(text: string) {
  const links: { to: string; words: string }[] = []
  for (const { children } of parser.parse(text, {})) {
    let open: (typeof links)[number] | undefined
    for (const token of children ?? []) {
      if (token.type === "link_open") links.push((open = { to: hrefOf(token), words: "" }))
      else if (token.type === "link_close") open = undefined
      else if (open) open.words += token.content
    }
  }
  return links
}

/** The destinations of the links in a text, in their order. */
export const linksIn = (text: string) => linksWithWords(text).map(({ to }) => to)

/** Replaces destinations. A text that would change in another way stays as it is. */
export function mapLinks(text: string, map: (link: string) => string) {
  const changed = text.replace(/(?<=\]\(<?)[^\s<>()]+/g, map)
  const wanted = JSON.stringify(parseMarkdown(text), (key, value: unknown) =>
    key === "to" && typeof value === "string" ? map(value) : value,
  )
  return JSON.stringify(parseMarkdown(changed)) === wanted ? changed : text
}

/** The first word that pages do not show, such as that of a link's title; undefined if none. */
export function lostWord(text: string) {
  const lines = parseMarkdown(text).flatMap((block) => block.lines)
  const shown = lines.map(({ spans }) => textOf(spans)).join("\n") + linksIn(text).join("\n")
  return text.match(/\p{L}{2,}/gu)?.find((word) => !shown.includes(word))
}

/**
 * The first sign of the small Markdown in a text, such as `**`; undefined if it has none. A line
 * may begin with a hyphen or a number; in a paragraph, a hyphen begins a list.
 */
export function signIn(text: string, isParagraph: boolean) {
  const tokens = isParagraph ? parser.parse(text, {}) : parser.parseInline(text, {})
  for (const { type, markup } of tokens.flatMap((token) => [token, ...(token.children ?? [])])) {
    if (type === "link_open") return "[…](…)"
    // A "+" begins a telephone number as well.
    if (/^(heading|bullet_list|strong|em)_open$/.test(type) && markup !== "+") return markup
  }
  return undefined
}

/** The words of a line. */
export const textOf = (spans: Span[]) => spans.map(({ text }) => text).join("")

const hrefOf = (link: Token) => String(link.attrGet("href") ?? "")

function spansOf(tokens: Token[]) {
  const look: Omit<Span, "text"> = { isBold: false, isItalic: false, to: null }
  return tokens.flatMap((token): Span[] => {
    if (token.tag === "strong") look.isBold = token.nesting > 0
    else if (token.tag === "em") look.isItalic = token.nesting > 0
    else if (token.tag === "a") look.to = token.nesting > 0 ? hrefOf(token) : null
    else return [{ ...look, text: token.type === "softbreak" ? "\n" : token.content }]
    return []
  })
}
