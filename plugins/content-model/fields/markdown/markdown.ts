import { z } from "zod"
import type { FieldKind } from "../../model/fieldKind"
import { Destination } from "../destination/destination"
import { linksWithWords, lostWord, parseMarkdown, textOf, type Block } from "./parseMarkdown"

export const Markdown = z
  .string()
  .max(12_000)
  .regex(/\S/, "must have at least one word")
  .check(checkMarkdown)
  .meta({
    id: "Markdown",
    title: "Text",
    description:
      "An empty line begins a paragraph. ## heading, - list, 1. numbered list, **bold**, *italic*, [words](/contact/) for a link.",
    examples: ["Write here what people should know."],
    isParagraph: true,
  })

/** Each link needs a destination and words, each heading words. */
function checkMarkdown({ value, issues }: z.core.ParsePayload<string>) {
  if (issues.length > 0) return
  const add = (message: string, params: object) =>
    issues.push({ code: "custom", input: value, message, params, continue: true })
  for (const { to, words } of linksWithWords(value)) {
    const [problem] = Destination.safeParse(to).error?.issues ?? []
    if (problem) add(problem.message, { type: "invalid-format", link: to })
    else if (words.trim() === "")
      add("has no words. Write [words](…)", { type: "empty-text", link: to })
  }
  const lost = lostWord(value)
  if (lost) add(`contains "${lost}" where pages do not show it. Write it in a line of its own`, {})
  const isBlank = ({ lines }: Block) => lines.every(({ spans }) => textOf(spans).trim() === "")
  if (parseMarkdown(value).some((block) => block.kind === "heading" && isBlank(block)))
    add("contains a heading without words. Write words after the #", { type: "empty-text" })
}

export const markdown: FieldKind = {
  type: "Markdown",
  types: `
    type Markdown { blocks: [MarkdownBlock!]! }
    type MarkdownBlock { kind: String! lines: [MarkdownLine!]! }
    type MarkdownLine { spans: [MarkdownSpan!]! }
    type MarkdownSpan { text: String! isBold: Boolean! isItalic: Boolean! to: String }
  `,
  resolve: (text: string) => ({ blocks: parseMarkdown(text) }),
}
