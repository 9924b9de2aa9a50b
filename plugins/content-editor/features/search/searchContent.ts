import type { ContentValues } from "../../../content-model/read/content"
import { labelOf, titleOf } from "../../../content-model/compare/fieldChanges"
import { textsIn } from "../../drafts/items/textsIn"

const maxContext = 40 // characters before the first match

/** The fields that contain every word of a query, or a file of that name. Ignores case and accents. */
export function searchContent(values: ContentValues, query: string) {
  const words = fold(query.normalize()).split(/\s+/).filter(Boolean)
  if (words.length === 0) return []
  const isFound = (text: string) => words.every((word) => fold(text).includes(word))
  // Longer words first, because a shorter one may be their beginning.
  const sorted = words.toSorted((a, b) => b.length - a.length)
  const escaped = sorted.map((word) => word.replace(/[^\p{L}\p{N}]/gu, "\\$&"))
  const pattern = new RegExp(`(${escaped.join("|")})`)
  return [...values].flatMap(([file, value]) => {
    const title = titleOf(file, value)
    const found = textsIn(file, value).filter(({ text }) => isFound(text.normalize()))
    const texts = found.length > 0 || !isFound(title) ? found : [{ path: [], text: title }]
    return texts.map(({ path, text }) => ({
      file,
      path,
      label: [title, labelOf(file, path)].filter(Boolean).join(" › "),
      parts: splitText(text.normalize(), pattern),
    }))
  })
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
  const start = context.lastIndexOf(" ", context.length - maxContext / 2) + 1
  return [context.length > maxContext ? `… ${context.slice(start)}` : context, ...parts]
}
