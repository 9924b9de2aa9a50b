import { Schema, type Node } from "prosemirror-model"
import { Destination } from "../../../content-model/fields/destination/destination"
import {
  parseMarkdown,
  sourcesOf,
  type Block,
  type MarkdownType,
} from "../../../content-model/fields/markdown/parseMarkdown"
import { signsOf, wordsIn, wordsToMarkdown } from "./lineToMarkdown"

export const isDestination = (text: string) => Destination.safeParse(text).success

const line = { content: "text*", group: "line", whitespace: "pre" as const }

/** A document is a row of lines, as in the model: each entry of a list is a line. */
export const schema = new Schema({
  nodes: {
    doc: { content: "line+" },
    paragraph: { ...line, parseDOM: [{ tag: "p" }], toDOM: () => ["p", 0] },
    heading: { ...line, parseDOM: [{ tag: "h2" }], toDOM: () => ["h2", 0] },
    numbers: { ...line, parseDOM: [{ tag: "ol > li" }], toDOM: () => ["ol", ["li", 0]] },
    list: { ...line, parseDOM: [{ tag: "li" }], toDOM: () => ["ul", ["li", 0]] },
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

/** A line as it was read: how it was written, and the breaks up to the next one. */
type Original = { line: Node; source: string; breaks: string }

export type Reading = { doc: Node; start: string; originals: Original[] }

/** Reads a text. `known` is an equal document, whose lines stand for those of the text. */
export function readMarkdown(text: string, type: MarkdownType, known?: Node): Reading {
  const lines = linesOf(parseMarkdown(text, type))
  const doc = known ?? schema.node("doc", null, lines.length > 0 ? lines : schema.node("paragraph"))
  const [start] = /^(?:\s*[\r\n](?=\s*\S))?/.exec(text) ?? [""]
  const sources = lines.length > 0 ? sourcesOf(text, type) : [text]
  const originals = sources.map((part, index) => {
    const source = index === 0 ? part.slice(start.length) : part
    const [breaks] = /[\r\n]\s*$|$/.exec(source) ?? [""]
    return { line: doc.child(index), source: source.slice(0, -breaks.length || undefined), breaks }
  })
  return { doc, start, originals }
}

/** Finds for each line the original that it is, or equals; else the one in whose place it is. */
function matchLines(lines: readonly Node[], originals: Original[]) {
  const free = new Set(originals.filter(({ line: original }) => !lines.includes(original)))
  let next = 0
  return lines.map((node) => {
    const read =
      originals.find(({ line: original }) => original === node) ??
      [...free].find(({ line: original }) => original.eq(node))
    const place = read ?? (free.has(originals[next]) ? originals[next] : undefined)
    if (place) free.delete(place)
    const index = place && originals.indexOf(place)
    if (index !== undefined) next = index + 1
    return { node, read, place, index }
  })
}

const isList = (kind: Block["kind"]) => kind === "list" || kind === "numbers"

/** The signs with which a line begins; undefined if it has none. */
function signsIn(source: string, kind: Block["kind"]) {
  if (kind === "paragraph") return ""
  const pattern = isList(kind) ? /^\s*((?:[-*+]|\d{1,9}[.)])[ \t]+)+(?=\S)/ : /^\s*#{1,6}[ \t]+/
  return pattern.exec(source)?.[0]
}

/**
 * Writes a document. A line that was read stays as it was written; another keeps the signs of the one in
 * whose place it is. Two lines that followed each other stay as far apart, if neither changed or `isNear`.
 */
function write(doc: Node, { start, originals }: Reading, type: MarkdownType, isNear = false) {
  let text = start
  let before: { kind: Block["kind"]; source: string; breaks?: string; next?: number } | undefined
  for (const { node, read, place, index = NaN } of matchLines(doc.children, originals)) {
    if (node.textContent.trim() === "" && !read?.source) continue
    const block = blockOf(node)
    const { kind } = block
    const isOneList = before?.kind === kind && isList(kind)
    const isOfKind = place?.line.type === node.type
    const keepsBreaks = isOfKind && (isNear || read !== undefined)
    if (before) {
      const breaks = keepsBreaks && before.next === index ? before.breaks : undefined
      text += breaks ?? (isOneList ? "\n" : "\n\n")
    }
    const own = isOfKind ? signsIn(place.source, kind) : undefined
    const signs = own ?? signsOf(kind, isOneList ? signsIn(before?.source ?? "", kind) : undefined)
    const written = read?.source ?? signs + wordsToMarkdown(block, type)
    const isFirstNumber = kind === "numbers" && !isOneList
    const source = isFirstNumber
      ? written.replace(/\d+/, (n) => (Number(n) === 1 ? n : "1"))
      : written
    text += source
    before = { kind, source, breaks: keepsBreaks ? place.breaks : undefined, next: index + 1 }
  }
  return text + (originals.at(-1)?.breaks ?? "")
}

/** The Markdown of a document, which pages show in the same words. */
export function toMarkdown(doc: Node, reading: Reading, type: MarkdownType) {
  const wanted = shownIn(doc.children.map(blockOf))
  const isRight = (text: string) => shownIn(parseMarkdown(text, type)) === wanted
  const near = write(doc, reading, type, true)
  if (isRight(near)) return near
  const wide = write(doc, reading, type)
  return isRight(wide) ? wide : write(doc, { ...reading, originals: [] }, type)
}

/** The kind and the words of each line that has words. */
const shownIn = (blocks: Block[]) =>
  blocks
    .flatMap(({ kind, lines }) => lines.map((one) => [kind, wordsIn([{ kind, lines: [one] }])]))
    .filter(([, words]) => words !== "")
    .join("\n")
