import {
  textOf,
  type Block,
  type MarkdownType,
} from "../../../content-model/fields/markdown/parseMarkdown"
import { wordsIn, wordsOf } from "./toggleSign"

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

const withSigns = ({ kind, lines }: Block, asWords: (text: string) => string) =>
  lines
    .map(({ spans }, index) => {
      const words = spans.map((span) => {
        const mark = (span.isBold ? "**" : "") + (span.isItalic ? "*" : "")
        const inner = asWords(span.text.trim())
        const marked = mark + (span.to === null ? inner : `[${inner}](${span.to})`) + mark
        // Markdown knows no bold space.
        return inner && span.text.replace(/\S(.*\S)?/s, () => marked)
      })
      return prefixes[kind](index) + words.join("").trim()
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
      const forms = [String, escapeSigns].map((asWords) => withSigns(block, asWords))
      const isRight = (form: string) => wordsOf(form, type) === wordsIn([block])
      return forms.find(isRight) ?? withSigns(plainOf(block), escapeSigns)
    })
    .join("\n\n")
