import { Fragment, Slice } from "prosemirror-model"
import type { EditorState, Transaction } from "prosemirror-state"
import {
  isPlain,
  parseMarkdown,
  type Block,
  type MarkdownType,
} from "../../../content-model/fields/markdown/parseMarkdown"
import { destinationOf } from "../../../content-model/fields/destination/destination"
import { withoutInvisible } from "../../../content-model/fields/text/invisibleCharacters"
import { blocksFromHtml, cellEnd } from "./blocksFromHtml"
import { isDestination, linesOf, schema } from "./document"

// A code editor copies its colours: one element that keeps spaces.
const code =
  /^(\s|<meta[^>]*>|<\/?(html|head|body)[^>]*>|<!--[^>]*-->)*<(pre\b|div[^>]*white-space:\s*pre;)/i

// Addresses by which Google, Outlook and Facebook lead to others.
const redirect =
  /^https:\/\/(www\.google\.com\/url|l\.facebook\.com\/l\.php|(\w+\.)+safelinks\.protection\.outlook\.com\/)\?/

/** Where a copied link may lead; null if nowhere. A link to one of the addresses of the site is a path. */
function targetOf(href: string, addresses: string[]) {
  const query = redirect.test(href) ? new URL(href).searchParams : undefined
  const target = query?.get("q") ?? query?.get("url") ?? query?.get("u") ?? href
  if (!/^(https?:|mailto:|tel:|\/)/i.test(target)) return null
  const own = addresses.find((address) => target.startsWith(`${address}/`)) ?? ""
  const encoded = target.slice(own.length).replaceAll("(", "%28").replaceAll(")", "%29")
  const to = destinationOf(encoded)
  return isDestination(to) ? to : null
}

const isRich = ({ kind, lines }: Block) =>
  kind !== "paragraph" ||
  lines.some(({ spans }) => spans.some((span) => !isPlain(span) || span.text.includes(cellEnd)))

/** A rich text has no headings. */
const boldOf = ({ lines }: Block): Block => ({
  kind: "paragraph",
  lines: lines.map(({ spans }) => ({ spans: spans.map((span) => ({ ...span, isBold: true })) })),
})

/** What a clipboard has. */
export type Copied = { words: string; html: string }

/** The mark of a transaction that leaves out a look with a meaning, or a picture. */
export const lossyPaste = "lossyPaste"

/**
 * Puts what was copied in place of the selection. Words without a look are read as Markdown. An address
 * makes a link of the selected words.
 */
export function pasteInto(
  { tr, doc, selection }: EditorState,
  copied: Copied,
  type: MarkdownType,
  addresses: string[],
): Transaction {
  const { from, to, $from } = selection
  const selected = doc.textBetween(from, to, "\n")
  const words = withoutInvisible(copied.words)
  const address = words.trim()
  if (/\S/.test(selected) && isDestination(address) && !isDestination(selected.trim()))
    return tr.addMark(from, to, schema.mark("link", { to: address }))

  const html = code.test(copied.html) ? "" : copied.html
  const { blocks: fromHtml, isLossy } = blocksFromHtml(html, (href) => targetOf(href, addresses))
  tr.setMeta(lossyPaste, isLossy)
  const blocks = fromHtml.some(isRich) ? fromHtml : parseMarkdown(words, type)
  const isOneLine = blocks.length === 1 && blocks[0].lines.length === 1
  if (isOneLine && !isRich(blocks[0]) && !fromHtml.some(isRich)) return tr.insertText(words)
  const lines = linesOf(
    blocks.map((block) =>
      block.kind === "heading" && type === "RichText" ? boldOf(block) : block,
    ),
  )
  // One line joins the words around it, as do paragraphs.
  const isJoining = isOneLine && $from.parent.content.size > 0
  const open = (line = lines[0]) => (isJoining || line?.type === schema.nodes.paragraph ? 1 : 0)
  return tr.replaceSelection(new Slice(Fragment.from(lines), open(), open(lines.at(-1))))
}
