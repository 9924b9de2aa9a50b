import type { ContentValues } from "../../../content-model/content"
import type { Path } from "../../../content-model/schema/jsonSchema"
import { labelOf, titleOf } from "../../state/describe"
import { textsIn } from "../../state/items/textsIn"

/** A part of a text, and whether it matches the search. */
export type TextPart = { text: string; isMatch: boolean }
export type FoundField = { path: Path; label: string; parts: TextPart[] }
export type FoundFile = { file: string; title: string; fields: FoundField[] }

const maxContext = 40 // characters before the first match

/** The fields that contain every word of a query, by file. Ignores case and accents. */
export function searchContent(values: ContentValues, query: string): FoundFile[] {
  const words = fold(query).text.split(/\s+/).filter(Boolean)
  if (words.length === 0) return []
  return [...values].flatMap(([file, value]) => {
    const title = titleOf(file, value)
    const fields = textsIn(file, value).flatMap(({ path, text }) => {
      const parts = matchingParts(text, words)
      return parts ? [{ path, label: labelOf(file, path), parts }] : []
    })
    const isNamed = words.every((word) => fold(title).text.includes(word))
    return fields.length > 0 || isNamed ? [{ file, title, fields }] : []
  })
}

/** The text as letters without case and accents, with the place of each in the original. */
function fold(original: string) {
  const letters = [...original.matchAll(/./gsu)].flatMap(({ 0: character, index }) =>
    [...character.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase()].map(
      (letter) => [letter, index] as const,
    ),
  )
  const units = letters.flatMap(([letter, index]) =>
    Array.from({ length: letter.length }, () => index),
  )
  return { text: letters.map(([letter]) => letter).join(""), places: units }
}

function matchingParts(original: string, words: string[]) {
  const { text, places } = fold(original)
  if (!words.every((word) => text.includes(word))) return undefined
  const isMatch = Array.from({ length: original.length }, () => false)
  for (const word of words)
    for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length))
      isMatch.fill(true, places[at], places[at + word.length] ?? original.length)
  const first = isMatch.indexOf(true)
  const start = first > maxContext ? original.lastIndexOf(" ", first - maxContext / 2) + 1 : 0
  const parts: TextPart[] = start > 0 ? [{ text: "… ", isMatch: false }] : []
  for (let at = start; at < original.length;) {
    const change = isMatch.indexOf(!isMatch[at], at)
    const end = change < 0 ? original.length : change
    parts.push({ text: original.slice(at, end), isMatch: isMatch[at] })
    at = end
  }
  return parts
}
