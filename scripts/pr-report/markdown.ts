import { codePoint } from "../../plugins/content-model/issues/quote"

const maxLength = 300 // characters
// A word joiner has no width and breaks what GitHub would turn into a mention or a link.
const joiner = "\u2060"

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", $: "&#36;" }

/** Untrusted text as Markdown: it is shown as it is, without markup, mentions or links. */
export const escapeMarkdown = (text: string) =>
  text
    .replace(/\s+/g, " ")
    .replace(/(?!\u200c|\u200d|\u00ad)[\p{Cc}\p{Cf}]/gu, codePoint)
    .replace(/[\\`*_~[\]|!]/g, "\\$&")
    .replace(/&(?=#?\w+;)|[<>$]/g, (sign) => entities[sign])
    .replace(/@|#(?=\w)|:(?=\/\/|\w+:)|\bwww(?=\.)|\bGH(?=-\d)/gi, `$&${joiner}`)

/** Untrusted text as Markdown. The middle of a very long text is left out. */
export function shorten(text: string) {
  const characters = [...text]
  if (characters.length <= maxLength) return escapeMarkdown(text)
  const half = maxLength / 2
  const [start, end] = [characters.slice(0, half), characters.slice(-half)]
  return `${escapeMarkdown(start.join(""))} … ${escapeMarkdown(end.join(""))}`
}

export const quote = (text: string) => `“${shorten(text)}”`

/** A name, an address or a colour as inline code. GitHub shows a sample of a colour. */
export function code(text: string) {
  const plain = text
    .replace(/(?!\u200c|\u200d)[\s\p{Cc}\p{Cf}]/gu, " ")
    .replace(/ +/g, " ")
    .replaceAll("|", "\u2223")
  const runs = plain.match(/`+/g) ?? []
  const fence = "`".repeat(Math.max(0, ...runs.map(({ length }) => length)) + 1)
  const padding = /^`|`$|^ | $|^$/.test(plain) ? " " : ""
  return `${fence}${padding}${plain}${padding}${fence}`
}
