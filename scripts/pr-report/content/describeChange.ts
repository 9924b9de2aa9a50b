import { diffArrays } from "diff"
import {
  plainText,
  schemaAt,
  type FieldChange,
} from "../../../plugins/content-model/compare/fieldChanges"
import { code, escapeMarkdown, quote, shorten } from "../markdown"

const maxFullLength = 60 // characters; of longer texts only the changed words are shown
const contextWords = 3 // on each side of a change

/** A changed field as a part of a sentence, in Markdown. */
export function describeChange(file: string, { path, label, before, after }: FieldChange) {
  const { maxLength, isParagraph, type } = schemaAt(file, path)
  const isWords = maxLength !== undefined || isParagraph || type === "array" || type === "object"
  const [old, now] = [before, after].map((value) => plainText(value).replaceAll("\n", ", "))
  const show = isWords ? quote : code
  const name = escapeMarkdown(label)
  if (old === "") return `${name} added: ${show(now)}`
  if (now === "") return `${name} removed (was ${show(old)})`
  return isWords && Math.max(old.length, now.length) > maxFullLength
    ? `${name} changed: “${changedWords(old, now)}”`
    : `${name} changed from ${show(old)} to ${show(now)}`
}

/** The changed words, struck out and bold, with those around them. */
function changedWords(before: string, after: string) {
  const parts = diffArrays(wordsOf(before), wordsOf(after))
  const changes = parts.map(({ value, added, removed }, index) => {
    if (removed) return `~~${shorten(value.join(" "))}~~`
    if (added) return `**${shorten(value.join(" "))}**`
    return context(value, index === 0, index === parts.length - 1)
  })
  return changes.join(" ")
}

const wordsOf = (text: string) => text.split(/\s+/).filter((word) => word !== "")
const join = (words: string[]) => escapeMarkdown(words.join(" "))

/** Unchanged words: only those next to a change. */
function context(words: string[], isFirst: boolean, isLast: boolean) {
  const [start, end] = [isFirst ? 0 : contextWords, isLast ? 0 : contextWords]
  if (words.length <= start + end + 1) return join(words)
  const ending = end === 0 ? [] : words.slice(-end)
  return [join(words.slice(0, start)), "…", join(ending)].filter((part) => part !== "").join(" ")
}
