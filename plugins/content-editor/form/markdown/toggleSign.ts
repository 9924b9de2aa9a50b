import {
  parseMarkdown,
  textOf,
  type Block,
  type MarkdownType,
} from "../../../content-model/fields/markdown/parseMarkdown"

/** The start and the end of the selected words, as positions in a text. */
export type Selection = { start: number; end: number }
export type Edit = { text: string; selection: Selection }

/** What a button or a key sets, and takes back when it is set. */
export type Sign = "bold" | "italic" | "heading" | "list" | "numbers"

const marks = { bold: "**", italic: "*" }
const prefixes = { heading: "## ", list: "- ", numbers: "1. " }

export const replace = (text: string, { start, end }: Selection, by: string) =>
  text.slice(0, start) + by + text.slice(end)

/** The selection without the spaces at its ends: Markdown knows no bold space. */
function trimmed(text: string, { start, end }: Selection): Selection {
  const words = text.slice(start, end)
  const from = start + (words.length - words.trimStart().length)
  return { start: from, end: Math.max(from, end - (words.length - words.trimEnd().length)) }
}

const hasMark = (text: string, { start, end }: Selection, mark: string) => {
  const before = /\**$/.exec(text.slice(0, start))?.[0].length ?? 0
  const after = /^\**/.exec(text.slice(end))?.[0].length ?? 0
  // One star is italic, two are bold, three are both.
  const has = (count: number) => (mark === "*" ? count === 1 || count === 3 : count >= 2)
  return has(before) && has(after)
}

function applyMark(text: string, selection: Selection, mark: string): Edit {
  const words = trimmed(text, selection)
  const { length } = mark
  const inner = text.slice(words.start, words.end)
  if (hasMark(text, words, mark)) {
    const outer = { start: words.start - length, end: words.end + length }
    return {
      text: replace(text, outer, inner),
      selection: { start: outer.start, end: outer.start + inner.length },
    }
  }
  return {
    text: replace(text, words, mark + inner + mark),
    selection: { start: words.start + length, end: words.end + length },
  }
}

function applyPrefix(text: string, { start, end }: Selection, prefix: string): Edit {
  const from = text.lastIndexOf("\n", start - 1) + 1
  const lineEnd = text.indexOf("\n", Math.max(start, end - 1))
  const to = lineEnd < 0 ? text.length : lineEnd
  const lines = text.slice(from, to).split("\n")
  // An empty line among others only separates them.
  const isMarked = (line: string) => line.trim() !== "" || lines.length === 1
  const isSet = lines.filter(isMarked).every((line) => line.startsWith(prefix))
  const change = (line: string) => (isSet ? line.slice(prefix.length) : prefix + line)
  const changed = lines.map((line) => (isMarked(line) ? change(line) : line)).join("\n")
  return {
    text: replace(text, { start: from, end: to }, changed),
    selection: { start: from, end: from + changed.length },
  }
}

const apply = (text: string, selection: Selection, sign: Sign) =>
  sign === "bold" || sign === "italic"
    ? applyMark(text, selection, marks[sign])
    : applyPrefix(text, selection, prefixes[sign])

/** The words that a page shows of blocks, without spaces. */
export const wordsIn = (blocks: Block[]) =>
  blocks
    .flatMap(({ lines }) => lines.map(({ spans }) => textOf(spans)))
    .join("")
    .replace(/\s/g, "")

/** The words that a page shows of a text, without spaces. */
export const wordsOf = (text: string, type: MarkdownType) => wordsIn(parseMarkdown(text, type))

/**
 * Sets a sign on the selected words, or takes it back. Where the page would then show other words, or the next press
 * would not lead back, nothing changes.
 */
export function toggleSign(
  text: string,
  selection: Selection,
  sign: Sign,
  type: MarkdownType,
): Edit {
  const edit = apply(text, selection, sign)
  const back = apply(edit.text, edit.selection, sign)
  const isSafe =
    edit.text !== text &&
    wordsOf(edit.text, type) === wordsOf(text, type) &&
    back.text === text &&
    apply(back.text, back.selection, sign).text === edit.text
  return isSafe ? edit : { text, selection }
}

/** Whether a press would take the sign back. */
export const isSignSet = (text: string, selection: Selection, sign: Sign, type: MarkdownType) =>
  toggleSign(text, selection, sign, type).text.length < text.length

const link = /\[([^\]\n]*)\]\(([^()\n]*)\)/g

/** The link in which a selection lies: its place, its words and its destination. */
export function linkAt(text: string, { start, end }: Selection) {
  for (const match of text.matchAll(link)) {
    const place = { start: match.index, end: match.index + match[0].length }
    if (place.start <= start && end <= place.end) return { place, words: match[1], to: match[2] }
  }
  return undefined
}

/**
 * Makes a link of the selected words, or changes where the link there leads. Without `to` it takes the link back.
 * Where that would not lead back, or the page would show other words, nothing changes.
 */
export function setLink(
  text: string,
  selection: Selection,
  to: string | undefined,
  type: MarkdownType,
): Edit {
  const known = linkAt(text, selection)
  const place = known?.place ?? trimmed(text, selection)
  const words = known?.words ?? text.slice(place.start, place.end)
  const shown = words || to || ""
  const start = place.start + (to === undefined ? 0 : 1)
  const edit = {
    text: replace(text, place, to === undefined ? shown : `[${shown}](${to})`),
    selection: { start, end: start + shown.length },
  }
  const isSafe =
    known ||
    words === "" ||
    (wordsOf(edit.text, type) === wordsOf(text, type) &&
      linkAt(edit.text, edit.selection)?.words === words)
  return isSafe ? edit : { text, selection }
}
