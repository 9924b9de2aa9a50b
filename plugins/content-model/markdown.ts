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
// The check reports what is no destination.
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

/** The destinations of the links in a text, in their order. */
export const linksIn = (text: string) =>
  parser
    .parse(text, {})
    .flatMap(({ children }) => children ?? [])
    .flatMap((token) => (token.type === "link_open" ? hrefOf(token) : []))

const hrefOf = (link: Token) => String(link.attrGet("href") ?? "")

function spansOf(tokens: Token[]) {
  const look: Omit<Span, "text"> = { isBold: false, isItalic: false, to: null }
  return tokens.flatMap((token): Span[] => {
    if (token.tag === "strong") look.isBold = token.nesting > 0
    else if (token.tag === "em") look.isItalic = token.nesting > 0
    else if (token.tag === "a") look.to = token.nesting > 0 ? hrefOf(token) : null
    else return [{ ...look, text: token.type === "softbreak" ? " " : token.content }]
    return []
  })
}
