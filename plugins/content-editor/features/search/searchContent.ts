import type { ContentValues } from "../../../content-model/read/content"
import { labelOf, titleWithType } from "../../../content-model/compare/fieldChanges"
import { keyOf, type Path } from "../../../content-model/lib/path"
import { namesFile } from "../../drafts/items/emptyValue"
import { textsIn } from "../../drafts/items/textsIn"
import { namesIn } from "./namesIn"
import { escapeSigns, isNumber, numberPattern } from "./patterns"

const maxContext = 40 // characters before the first match

/**
 * The fields that contain every word of a query, and the items, sections and fields of that name. Ignores
 * case and accents. Names of sections come first, those of single fields and of pictures last.
 */
export function searchContent(values: ContentValues, query: string) {
  const patterns = patternsOf(query)
  if (patterns.length === 0) return []
  const contains = (text: string, pattern: string) => new RegExp(pattern).test(fold(text))
  const isFound = (text: string) => patterns.every((pattern) => contains(text, pattern))
  const anyWord = new RegExp(`(${patterns.join("|")})`)
  const results = [...values].flatMap(([file, value]) => {
    const title = titleWithType(file, value)
    const result = (rank: number, path: Path, names: string[], text: string) => ({
      key: keyOf([file, ...path]),
      file,
      path,
      label: names.filter(Boolean).join(" › "),
      parts: splitText(text.normalize(), anyWord),
      rank,
    })
    const texts = textsIn(file, value).filter(({ text }) => isFound(text.normalize()))
    const isNamed = texts.length === 0 && isFound(title)
    return [
      ...(isNamed ? [result(0, [], [title], title)] : []),
      ...texts.map(({ path, schema, text }) =>
        result(namesFile(schema) ? 2 : 1, path, [title, labelOf(file, path, value)], text),
      ),
      ...namesIn(file, value)
        .filter(({ label }) => isFound(`${title} ${label}`))
        .filter(({ name }) => patterns.some((pattern) => contains(name, pattern)))
        .map(({ path, label, isGroup }) => result(isGroup ? 0 : 2, path, [title], label)),
    ]
  })
  const sorted = results.toSorted((a, b) => a.rank - b.rank)
  // A field may be found by its name and by its text.
  const seen = new Set<string>()
  return sorted.filter(({ key }) => !seen.has(key) && seen.add(key))
}

/** The pattern of each word. Longer words come first, because a shorter one may be their beginning. */
function patternsOf(query: string) {
  const words = fold(query.normalize()).trim()
  if (isNumber(words)) return [numberPattern(words)]
  const all = words.split(/\s+/).filter(Boolean)
  return all.toSorted((a, b) => b.length - a.length).map(escapeSigns)
}

/** A text without case and accents. Each character keeps its place. */
const fold = (text: string) => text.replace(/[^\s!-~]/g, withoutAccent).toLowerCase()

function withoutAccent(character: string) {
  const [letter, ...accents] = character.normalize("NFD")
  return accents.every((accent) => /\p{M}/u.test(accent)) ? letter : character
}

/** The parts of a text from near the first match; every second one matches. */
function splitText(text: string, pattern: RegExp) {
  let end = 0
  const [context, ...parts] = fold(text)
    .split(pattern)
    .map((part) => text.slice(end, (end += part.length)))
  return [endOf(context), ...parts]
}

/** The last words of a text. */
export function endOf(text: string) {
  const start = text.lastIndexOf(" ", text.length - maxContext / 2) + 1
  return text.length > maxContext ? `… ${text.slice(start)}` : text
}

/** The first words of a text. */
export function startOf(text: string) {
  const [start = ""] = text.match(/^.{0,20}\S*/su) ?? []
  return start.length < text.length ? `${start} …` : text
}
