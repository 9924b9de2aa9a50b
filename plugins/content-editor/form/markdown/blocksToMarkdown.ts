import {
  textOf,
  type Block,
  type MarkdownType,
  type Span,
} from "../../../content-model/fields/markdown/parseMarkdown"
import { wordsIn, wordsOf } from "./toggleSign"

type AsWords = (text: string) => string

/** Shows characters as they are that would be signs. */
const escapeSigns = (words: string) =>
  words
    .replace(/[\\*_[\]#]/g, "\\$&")
    .replace(/^(\s*)([-+])/gm, "$1\\$2")
    .replace(/^(\s*\d+)([.)])/gm, "$1\\$2")

const prefixes = {
  heading: () => "## ",
  paragraph: () => "",
  list: () => "- ",
  numbers: (index: number) => `${index + 1}. `,
}

// What a sign encloses. Markdown knows no bold space, and beside a letter no sign that ends with a full stop.
const words = /\S(.*\S)?/s
const letters = /[\p{L}\p{N}](.*[\p{L}\p{N}\p{M}])?/su

function markSpan({ text, isBold, isItalic, to }: Span, asWords: AsWords, enclosed: RegExp) {
  const mark = (isBold ? "**" : "") + (isItalic ? "*" : "")
  const [inner] = (to === null ? enclosed : words).exec(text) ?? []
  if (inner === undefined || (mark === "" && to === null)) return asWords(text)
  const shown = to === null ? asWords(inner) : `[${asWords(inner)}](${to})`
  return text
    .split(inner)
    .map(asWords)
    .join(mark + shown + mark)
}

const markBlock = ({ kind, lines }: Block, asWords: AsWords, enclosed: RegExp) =>
  lines
    .map(({ spans }, index) => {
      const line = spans.map((span) => markSpan(span, asWords, enclosed)).join("")
      return prefixes[kind](index) + line.trim()
    })
    .join("\n")

/** The words of a block without their looks. */
const plainOf = ({ kind, lines }: Block): Block => ({
  kind,
  lines: lines.map(({ spans }) => ({
    spans: [{ text: textOf(spans), isBold: false, isItalic: false, to: null }],
  })),
})

/** A rich text has no headings. */
const boldOf = ({ lines }: Block): Block => ({
  kind: "paragraph",
  lines: lines.map(({ spans }) => ({ spans: spans.map((span) => ({ ...span, isBold: true })) })),
})

/** Writes blocks so that pages show the same words. A block whose looks would show others has none. */
export const blocksToMarkdown = (blocks: Block[], type: MarkdownType) =>
  blocks
    .map((block) => (block.kind === "heading" && type === "RichText" ? boldOf(block) : block))
    .map((block) => {
      const isRight = (form: string) => wordsOf(form, type) === wordsIn([block])
      const forms = [String, escapeSigns].flatMap((asWords) =>
        [words, letters].map((enclosed) => markBlock(block, asWords, enclosed)),
      )
      return forms.find(isRight) ?? markBlock(plainOf(block), escapeSigns, words)
    })
    .join("\n\n")
