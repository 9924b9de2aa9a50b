import { distance } from "fastest-levenshtein"
import { isRecord } from "../lib/isRecord"
import { schemas } from "../model/model"
import { schemasAt } from "../model/jsonSchema"
import { type Path } from "../lib/path"

const maxQuoteLength = 60 // characters

/** Quotes a text from content for a message: shortened, with invisible characters as code points. */
export function quote(value: unknown) {
  const characters = [...String(value)]
  const text = characters.slice(0, maxQuoteLength).join("")
  const visible = JSON.stringify(text)
    .slice(1, -1)
    .replaceAll('\\"', '"')
    .replace(
      /[\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\u{e0000}-\u{e0fff}]/gu,
      codePoint,
    )
  return `"${visible}${characters.length > maxQuoteLength ? "…" : ""}"`
}

/** The code point of a character, such as `U+200B`. */
export const codePoint = (character: string) =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`

type ParsedFile = { file: string; name: string; value: unknown }

/**
 * The path of a field as labels: content type or folder, the title of the item, then each field.
 * The last label is followed by the key of the field in the file.
 */
export function fieldPath({ file, name, value }: ParsedFile, path: Path) {
  const lastKey = path.findLastIndex((key) => typeof key === "string")
  const [, ...schemasAlong] = schemasAt(name, path)
  const labels = path.map((key, index) => {
    if (typeof key === "number") return String(key + 1)
    const { title } = schemasAlong[index]
    if (!title) return withoutQuotes(key)
    return index === lastKey ? `${title} (${key})` : title
  })
  return [...fileLabels(file, name, value), ...labels].join(" › ")
}

const withoutQuotes = (text: string) => quote(text).slice(1, -1) || '""'

function fileLabels(file: string, name: string, value: unknown) {
  const { title = name, files = "" } = schemas[name]
  if (!files.includes("*")) return [title]
  const [folder] = file.split("/")
  const collection = (folder[0].toUpperCase() + folder.slice(1)).replaceAll("-", " ")
  const itemTitle = isRecord(value) && typeof value.title === "string" ? value.title.trim() : ""
  return [collection, itemTitle ? withoutQuotes(itemTitle) : file.slice(folder.length + 1)]
}

const normalise = (word: string) => word.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "")

/** The one candidate that contains the word, or the most similar. Ignores case and punctuation. */
export function closestMatch(word: string, candidates: readonly string[]) {
  const wanted = normalise(word)
  if (wanted === "" || wanted.length > 200) return undefined
  const containing = candidates.filter((candidate) => normalise(candidate).includes(wanted))
  if (containing.length === 1) return containing[0]
  let limit = Math.max(2, Math.round(wanted.length * 0.4) + 1)
  let best: string | undefined
  for (const candidate of candidates) {
    const steps = distance(wanted, normalise(candidate))
    if (steps < limit) [best, limit] = [candidate, steps]
  }
  return best
}

/** ` Did you mean "…"?`, or an empty text. */
export const didYouMean = (candidate?: string) =>
  candidate === undefined ? "" : ` Did you mean "${candidate}"?`
