import { Schema, type Node } from "prosemirror-model"
import { Destination } from "../../../content-model/fields/destination/destination"
import {
  parseMarkdown,
  type Block,
  type MarkdownType,
} from "../../../content-model/fields/markdown/parseMarkdown"
import { signsOf, wordsToMarkdown } from "./lineToMarkdown"

export const isDestination = (text: string) => Destination.safeParse(text).success

const lineSpec = { content: "text*", group: "line", whitespace: "pre" as const }

/** A document is a row of lines, as in the model: each entry of a list is a line. */
export const schema = new Schema({
  nodes: {
    doc: { content: "line+" },
    paragraph: { ...lineSpec, parseDOM: [{ tag: "p" }], toDOM: () => ["p", 0] },
    heading: { ...lineSpec, parseDOM: [{ tag: "h2" }], toDOM: () => ["h2", 0] },
    numbers: { ...lineSpec, parseDOM: [{ tag: "ol > li" }], toDOM: () => ["ol", ["li", 0]] },
    list: { ...lineSpec, parseDOM: [{ tag: "li" }], toDOM: () => ["ul", ["li", 0]] },
    text: {},
  },
  marks: {
    link: {
      attrs: { to: {} },
      inclusive: false,
      toDOM: ({ attrs: { to } }) => ["a", isDestination(String(to)) ? { href: String(to) } : {}, 0],
    },
    strong: { parseDOM: [{ tag: "strong" }, { tag: "b" }], toDOM: () => ["strong", 0] },
    em: { parseDOM: [{ tag: "em" }, { tag: "i" }], toDOM: () => ["em", 0] },
  },
})

const { link, strong, em } = schema.marks

/** The lines of blocks. */
export const linesOf = (blocks: Block[]) =>
  blocks.flatMap(({ kind, lines }) =>
    lines.map(({ spans }) => {
      const texts = spans.map(({ text, isBold, isItalic, to }) => {
        const looks = [to !== null && link.create({ to }), isBold && strong.create()]
        return schema.text(
          text,
          [...looks, isItalic && em.create()].filter((mark) => !!mark),
        )
      })
      return schema.node(kind, null, texts)
    }),
  )

const kinds: Block["kind"][] = ["heading", "list", "numbers"]

/** A line as the model has it. */
function blockOf(node: Node): Block {
  const spans = node.children.map(({ text = "", marks }) => {
    const linked = link.isInSet(marks)
    const to = linked ? String(linked.attrs.to) : null
    const isBold = strong.isInSet(marks) !== undefined
    return { text, isBold, isItalic: em.isInSet(marks) !== undefined, to }
  })
  return { kind: kinds.find((kind) => kind === node.type.name) ?? "paragraph", lines: [{ spans }] }
}

/** A text, and the document that shows it. */
export type Reading = { text: string; doc: Node }

/** Reads a text. */
export function readMarkdown(text: string, type: MarkdownType): Reading {
  const lines = linesOf(parseMarkdown(text, type))
  return {
    text,
    doc: schema.node("doc", null, lines.length > 0 ? lines : schema.node("paragraph")),
  }
}

/** The Markdown of a document. A text that nobody changed stays as it was written; else empty lines are left out. */
export function toMarkdown(doc: Node, read: Reading, type: MarkdownType) {
  if (doc.eq(read.doc)) return read.text
  const lines = doc.children.filter((line) => line.textContent.trim() !== "").map(blockOf)
  let text = ""
  let number = 0 // of an entry in its list
  for (const [index, line] of lines.entries()) {
    const isInList = line.kind === "list" || line.kind === "numbers"
    const isNextEntry = isInList && line.kind === lines[index - 1]?.kind
    number = isNextEntry ? number + 1 : 1
    if (index > 0) text += isNextEntry ? "\n" : "\n\n"
    text += signsOf(line.kind, number) + wordsToMarkdown(line, type)
  }
  return text
}
