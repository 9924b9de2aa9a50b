import {
  isPlain,
  type Block,
  type MarkdownType,
} from "../../../content-model/fields/markdown/parseMarkdown"
import { Destination, destinationOf } from "../../../content-model/fields/destination/destination"
import { withoutInvisible } from "../../../content-model/fields/text/invisibleCharacters"
import { blocksFromHtml, cellEnd } from "./blocksFromHtml"
import { blocksToMarkdown } from "./blocksToMarkdown"
import { replace, setLink, type Edit, type Selection } from "./toggleSign"

// A code editor copies its colours: one element that keeps spaces.
const code =
  /^(\s|<meta[^>]*>|<\/?(html|head|body)[^>]*>|<!--[^>]*-->)*<(pre\b|div[^>]*white-space:\s*pre;)/i

// Addresses by which Google, Outlook and Facebook lead to others.
const redirect =
  /^https:\/\/(www\.google\.com\/url|l\.facebook\.com\/l\.php|(\w+\.)+safelinks\.protection\.outlook\.com\/)\?/

const isDestination = (text: string) => Destination.safeParse(text).success

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

const hasSigns = ({ kind, lines }: Block) =>
  kind !== "paragraph" ||
  lines.some(({ spans }) => spans.some((span) => !isPlain(span) || span.text.includes(cellEnd)))

/** What a clipboard has. */
export type Copied = { words: string; html: string }

/**
 * Puts what was copied with a look in place of the selection, as Markdown. An address makes a link of the selected
 * words. Returns undefined for plain text, which needs no help.
 */
export function pasteInto(
  text: string,
  selection: Selection,
  { words, html }: Copied,
  type: MarkdownType,
  addresses: string[],
): Edit | undefined {
  const { start, end } = selection
  const selected = text.slice(start, end)
  const address = withoutInvisible(words).trim()
  if (/\S/.test(selected) && isDestination(address) && !isDestination(selected.trim())) {
    const linked = setLink(text, selection, address, type)
    if (linked.text !== text) return linked
  }
  const blocks = code.test(html) ? [] : blocksFromHtml(html, (href) => targetOf(href, addresses))
  if (!blocks.some(hasSigns)) return undefined

  const [before, after] = [text.slice(0, start), text.slice(end)]
  const isInLine = /[^\n]$/.test(before) || /^[^\n]/.test(after)
  // One line joins the words around it.
  if (isInLine && blocks.length === 1 && blocks[0].lines.length === 1) blocks[0].kind = "paragraph"
  const breaks = (block: Block | undefined, around: string, known = "") =>
    block?.kind === "paragraph" || around === "" ? "" : "\n\n".slice(known.length)
  const pasted =
    breaks(blocks[0], before, /\n{0,2}$/.exec(before)?.[0]) +
    blocksToMarkdown(blocks, type) +
    breaks(blocks.at(-1), after, /^\n{0,2}/.exec(after)?.[0])
  const cursor = start + pasted.length
  return { text: replace(text, selection, pasted), selection: { start: cursor, end: cursor } }
}
