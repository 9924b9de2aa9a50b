import * as z from "zod"
import type { LabelledMeta } from "../../model/fieldMeta"
import type { FieldKind } from "../../model/fieldKind"
import { keepAmounts } from "../../lib/keepAmounts"
import { Destination } from "../destination/destination"
import {
  linksWithWords,
  lostWord,
  parseMarkdown,
  spansIn,
  textOf,
  type Block,
  type MarkdownType,
} from "./parseMarkdown"

const textWithSigns = (id: MarkdownType, meta: { description: string; examples?: string[] }) =>
  z
    .string()
    .max(12_000)
    .regex(/\S/, "must have at least one word")
    .check((payload) => checkMarkdown(payload, id))
    .meta({ id, title: "Text", isParagraph: true, ...meta })

/** A long text with headings. */
export const Markdown = textWithSigns("Markdown", {
  description:
    "An empty line begins a paragraph. ## heading, - list, 1. numbered list, **bold**, *italic*, [words](/contact/) for a link.",
  examples: ["Write here what people should know."],
})

/** The same without headings, and shorter. */
export const RichText = textWithSigns("RichText", {
  description: "**bold**, *italic*, [words](/contact/) for a link, - list.",
})

/** A text of one or more paragraphs and lists, without headings. `max` is in characters. */
export const richText = (max: number, meta: LabelledMeta) => RichText.max(max).meta(meta)

/** Each link needs a destination and words, each heading words. */
function checkMarkdown({ value, issues }: z.core.ParsePayload<string>, type: MarkdownType) {
  if (issues.length > 0) return
  const add = (message: string, params: object) =>
    issues.push({ code: "custom", input: value, message, params, continue: true })
  for (const { to, words } of linksWithWords(value, type)) {
    const [problem] = Destination.safeParse(to).error?.issues ?? []
    if (problem) add(problem.message, { type: "invalid-format", link: to })
    else if (words.trim() === "")
      add("has no words. Write [words](…)", { type: "empty-text", link: to })
  }
  const lost = lostWord(value, type)
  if (lost) add(`contains "${lost}" where pages do not show it. Write it in a line of its own`, {})
  const isBlank = ({ lines }: Block) => lines.every(({ spans }) => textOf(spans).trim() === "")
  if (parseMarkdown(value, type).some((block) => block.kind === "heading" && isBlank(block)))
    add("contains a heading without words. Write words after the #", { type: "empty-text" })
}

const kindOf = (id: MarkdownType): FieldKind => ({
  type: "Markdown",
  resolve(text: string) {
    const blocks = parseMarkdown(keepAmounts(text), id)
    return { blocks, spans: spansIn(blocks) }
  },
})

export const richTextKind = kindOf("RichText")

export const markdown: FieldKind = {
  ...kindOf("Markdown"),
  types: `
    type Markdown { blocks: [MarkdownBlock!]! spans: [MarkdownSpan!]! }
    type MarkdownBlock { kind: String! lines: [MarkdownLine!]! }
    type MarkdownLine { spans: [MarkdownSpan!]! }
    type MarkdownSpan { text: String! isBold: Boolean! isItalic: Boolean! to: String }
  `,
}
