import { codePoint } from "../../plugins/content-model/validate/messages"

const longestQuote = 300 // characters
const joiner = "\u2060" // takes no room, and ends what GitHub takes for a name or an address

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", $: "&#36;" }

/** A text of other people as Markdown that shows it and does nothing else: no markup, mention or link. */
export const escaped = (text: string) =>
  text
    .replace(/\s+/g, " ")
    .replace(/(?!\u200c|\u200d|\u00ad)[\p{Cc}\p{Cf}]/gu, codePoint)
    .replace(/[\\`*_~[\]|!]/g, "\\$&")
    .replace(/&(?=#?\w+;)|[<>$]/g, (sign) => entities[sign])
    .replace(/@|#(?=\w)|:(?=\/\/|\w+:)|\bwww(?=\.)|\bGH(?=-\d)/gi, `$&${joiner}`)

/** A text for Markdown and HTML alike that is known to hold no markup of Markdown. */
export const asHtml = (text: string) =>
  text.replace(/[&<>$]/g, (sign) => entities[sign]).replaceAll('"', "&quot;")

/** A text of other people in quotation marks; its middle is left out where it is very long. */
export function quote(text: string) {
  const characters = [...text]
  if (characters.length <= longestQuote) return `“${escaped(text)}”`
  const half = longestQuote / 2
  const [start, end] = [characters.slice(0, half), characters.slice(-half)]
  return `“${escaped(start.join(""))} … ${escaped(end.join(""))}”`
}

/** A name, an address or a colour, of which GitHub shows a sample. */
export function code(text: string) {
  const plain = text.replace(/[\s\p{Cc}\p{Cf}]+/gu, " ").replaceAll("|", "\u2223")
  const fence = "`".repeat(longestRun(plain, 0) + 1)
  const room = /^`|`$|^ | $|^$/.test(plain) ? " " : ""
  return `${fence}${room}${plain}${room}${fence}`
}

/** Lines as they are, as a part of an entry in a list. */
export function preformatted(lines: string[]) {
  const fence = "`".repeat(longestRun(lines.join("\n"), 3) + 1)
  return ["", fence, ...lines, fence].map((line) => (line === "" ? line : `  ${line}`))
}

const longestRun = (text: string, least: number) =>
  Math.max(least, ...(text.match(/`+/g) ?? []).map((run) => run.length))

/** A table of Markdown; the first column stands left, the others right. */
export const table = (heads: string[], rows: string[][]) =>
  [heads, heads.map((_, index) => (index === 0 ? ":--" : "--:")), ...rows].map(
    (cells) => `| ${cells.join(" | ")} |`,
  )

/** What can be folded away. */
export const folded = (summary: string, lines: string[]) => [
  "<details>",
  `<summary>${summary}</summary>`,
  "",
  ...lines,
  "",
  "</details>",
]

const numbers = "no one two three four five six seven eight nine ten eleven twelve".split(" ")

/** `two features`; numbers above twelve in digits. */
export const counted = (count: number, noun: string) =>
  `${numbers[count] ?? count.toLocaleString("en")} ${noun}${count === 1 ? "" : "s"}`
