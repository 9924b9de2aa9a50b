import MarkdownIt, { type Token } from "markdown-it"

/** Words of one look. `to` is the destination of a link. */
export type Span = { text: string; isBold: boolean; isItalic: boolean; to: string | null }

/** A heading or a paragraph has one line, a list one for each entry. */
export type Block = {
  kind: "heading" | "paragraph" | "list" | "numbers"
  lines: { spans: Span[] }[]
}

// A list begins with 1, because pages number it from there: "1947. The first shop" and "+ 91 40" are text.
const textBegin = /^(?!0*1\D)\d|^\+\s*\d/

function createParser(...signs: string[]) {
  const rules = ["list", "link", "emphasis", "escape", "balance_pairs", "text_join"]
  const parser = new MarkdownIt("zero").enable([...rules, ...signs])
  const { block, inline } = parser
  const [list] = block.ruler.getRules("paragraph")
  const beginsList: typeof list = (state, line, end, isSilent) => {
    const text = state.src.slice(state.bMarks[line] + state.tShift[line])
    return (isSilent || !textBegin.test(text)) && list(state, line, end, isSilent)
  }
  block.ruler.at("list", beginsList, { alt: ["paragraph"] })
  inline.ruler.before("emphasis", "times", (state, silent) => {
    if (!/^\d\*\d/.test(state.src.slice(Math.max(state.pos - 1, 0), state.pos + 2))) return false
    if (!silent) state.pending += "*"
    state.pos++
    return true
  })
  // Validation reports bad destinations, so the parser accepts each.
  parser.validateLink = () => true
  parser.normalizeLink = String
  return parser
}

// By the id of the type of a field. A rich text has no headings.
const parsers = { Markdown: createParser("heading"), RichText: createParser() }

export type MarkdownType = keyof typeof parsers

/** Whether the texts of a type show signs. */
export const isMarkdown = (type = ""): type is MarkdownType => Object.hasOwn(parsers, type)

const kinds: Record<string, Block["kind"]> = {
  heading_open: "heading",
  paragraph_open: "paragraph",
  bullet_list_open: "list",
  ordered_list_open: "numbers",
}

/** Parses the small Markdown of content. The entries of a list in a list join the outer one. */
export function parseMarkdown(text: string, type: MarkdownType): Block[] {
  const blocks: Block[] = []
  let depth = 0 // of lists
  for (const token of parsers[type].parse(text, {})) {
    const kind = kinds[token.type]
    if (kind && depth === 0) blocks.push({ kind, lines: [] })
    if (/_list_(open|close)$/.test(token.type)) depth += token.nesting
    if (token.type === "inline") blocks.at(-1)?.lines.push({ spans: spansOf(token.children ?? []) })
  }
  return blocks
}

/** The parts of a text, one for each of its blocks. Joined, they are the text. */
export function sourcesOf(text: string, type: MarkdownType) {
  const breaks = [...text.matchAll(/\r\n?|\n/g)]
  const starts = [0, ...breaks.map(({ 0: { length }, index }) => index + length)]
  const begins = parsers[type]
    .parse(text, {})
    .flatMap(({ level, map }) => (level === 0 && map ? [starts[map[0]]] : []))
  return begins.map((begin, index) => text.slice(index === 0 ? 0 : begin, begins[index + 1]))
}

/** The links in a text, in their order. */
export function linksWithWords(text: string, type: MarkdownType) {
  const links: { to: string; words: string }[] = []
  for (const { children } of parsers[type].parse(text, {})) {
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
export const linksIn = (text: string, type: MarkdownType) =>
  linksWithWords(text, type).map(({ to }) => to)

/** Replaces destinations. A text that would change in another way stays as it is. */
export function mapLinks(text: string, type: MarkdownType, map: (link: string) => string) {
  const changed = text.replace(/(?<=\]\(<?)[^\s<>()]+/g, map)
  const wanted = JSON.stringify(parseMarkdown(text, type), (key, value: unknown) =>
    key === "to" && typeof value === "string" ? map(value) : value,
  )
  return JSON.stringify(parseMarkdown(changed, type)) === wanted ? changed : text
}

/** The first word that pages do not show, such as that of a link's title; undefined if none. */
export function lostWord(text: string, type: MarkdownType) {
  const lines = parseMarkdown(text, type).flatMap((block) => block.lines)
  const shown = lines.map(({ spans }) => textOf(spans)).join("\n") + linksIn(text, type).join("\n")
  return text.match(/\p{L}{2,}/gu)?.find((word) => !shown.includes(word))
}

/** What stands in the lines of all blocks. */
export const spansIn = (blocks: Block[]) =>
  blocks.flatMap(({ lines }) => lines.flatMap(({ spans }) => spans))

/** The words of a line. */
export const textOf = (spans: Span[]) => spans.map(({ text }) => text).join("")

const hrefOf = (link: Token) => String(link.attrGet("href") ?? "")

function spansOf(tokens: Token[]) {
  const look: Omit<Span, "text"> = { isBold: false, isItalic: false, to: null }
  const spans: Span[] = []
  for (const token of tokens) {
    if (token.tag === "strong") look.isBold = token.nesting > 0
    else if (token.tag === "em") look.isItalic = token.nesting > 0
    else if (token.tag === "a") look.to = token.nesting > 0 ? hrefOf(token) : null
    else {
      const text = token.type.endsWith("break") ? "\n" : token.content
      const last = spans.at(-1)
      // HTML would need a comment between two plain texts.
      if (last && isPlain(last) && isPlain(look)) last.text += text
      else if (text !== "") spans.push({ ...look, text })
    }
  }
  return spans
}

export const isPlain = ({ isBold, isItalic, to }: Omit<Span, "text">) =>
  !isBold && !isItalic && to === null
