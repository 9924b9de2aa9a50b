import { diffArrays } from "diff"
import { escaped, quote } from "./markdown"

const shortText = 60 // characters; what is longer shows its changed words only
const context = 3 // words kept beside a change
const mostWords = 60 // of a change; the middle of a longer one is left out

/** `changed from “…” to “…”`; of longer texts the changed words, struck out and bold. */
export function changed(before: string, after: string) {
  if (Math.max(before.length, after.length) <= shortText)
    return `changed from ${quote(before)} to ${quote(after)}`
  return `changed: “${changedWords(before, after)}”`
}

function changedWords(before: string, after: string) {
  const parts = diffArrays(inWords(before), inWords(after))
  return parts
    .map(({ value, added, removed }, index) => {
      if (removed) return `~~${shortened(value)}~~`
      if (added) return `**${shortened(value)}**`
      return around(value, index === 0, index === parts.length - 1)
    })
    .join(" ")
}

const inWords = (text: string) => text.split(/\s+/).filter((word) => word !== "")
const said = (words: string[]) => escaped(words.join(" "))

const shortened = (words: string[]) =>
  words.length <= mostWords
    ? said(words)
    : `${said(words.slice(0, mostWords / 2))} … ${said(words.slice(-mostWords / 2))}`

/** What has not changed: its words beside the changes. */
function around(words: string[], isFirst: boolean, isLast: boolean) {
  const [start, end] = [isFirst ? 0 : context, isLast ? 0 : context]
  if (words.length <= start + end + 1) return said(words)
  const ending = end === 0 ? [] : words.slice(-end)
  return [said(words.slice(0, start)), "…", said(ending)].filter((part) => part !== "").join(" ")
}
