import { labelOf, titleWithType } from "../../../content-model/compare/fieldChanges"
import {
  isMarkdown,
  parseMarkdown,
  type MarkdownType,
} from "../../../content-model/fields/markdown/parseMarkdown"
import type { FieldText } from "../../../content-model/fields/text/texts"
import { keyOf, withValueAt, type Path } from "../../../content-model/lib/path"
import { acceptsAnyWords } from "../../../content-model/model/jsonSchema"
import type { ContentValues } from "../../../content-model/read/content"
import type { Values } from "../../drafts/content/types"
import { textsIn } from "../../drafts/items/textsIn"
import { escapeSigns, isNumber, numberPattern } from "./patterns"

/** A place of the found words in a field. `start` and `end` count from the beginning of its text. */
export type Place = Range & {
  key: string
  file: string
  path: Path
  label: string
  field: FieldText
}

type Range = { start: number; end: number }

/** The places where words can be replaced, in the order of the content. They do not overlap. */
export function findPlaces(values: ContentValues, query: string): Place[] {
  const words = query.normalize().trim()
  if (words === "") return []
  const pattern = isNumber(words)
    ? new RegExp(`(?<!\\d)\\+?\\(?${numberPattern(words)}(?!\\d)`, "g")
    : new RegExp(escapeSigns(words), "giu")
  return [...values].flatMap(([file, value]) =>
    textsIn(file, value).flatMap((field) =>
      [...field.text.matchAll(pattern)]
        .map(({ 0: match, index }) => ({ start: index, end: index + match.length }))
        .filter((range) => canReplace(field, range, words))
        .map((range) => ({
          ...range,
          key: keyOf([file, ...field.path, range.start, range.end]),
          file,
          path: field.path,
          label: `${titleWithType(file, value)} › ${labelOf(file, field.path, value)}`,
          field,
        })),
    ),
  )
}

const scheme = /^(tel|mailto):/

/** Whether the words stand where people write: not in an address, the name of a file, a sign. */
function canReplace({ schema, text }: FieldText, { start, end }: Range, words: string) {
  // The number or e-mail address that a link leads to is the same one, in another form.
  if (schema.$ref === "Destination")
    return scheme.test(text) && end === text.length && (isNumber(words) || words.includes("@"))
  if (schema.enum || !acceptsAnyWords(schema)) return false
  const ranges = [{ start, end }]
  return !isMarkdown(schema.$ref) || keepsSigns(text, ranges, text.slice(start, end), schema.$ref)
}

const marker = "\ue000" // a letter that no keyboard has

/** Whether other words at some places keep bold words, links and lists as they are. */
function keepsSigns(text: string, places: Range[], replacement: string, type: MarkdownType) {
  const parse = (words: string) => parseMarkdown(replaceRanges(text, places, words), type)
  const wanted = JSON.stringify(parse(marker), (key, part: unknown) =>
    key === "text" && typeof part === "string" ? part.replaceAll(marker, () => replacement) : part,
  )
  return JSON.stringify(parse(replacement)) === wanted
}

/** A text with other words at some places. */
const replaceRanges = (text: string, places: Range[], words: string) =>
  places
    .toSorted((a, b) => b.start - a.start)
    .reduce((all, { start, end }) => all.slice(0, start) + words + all.slice(end), text)

/** What is replaced at a place, and by which words. A number with its country replaces the old country too. */
export function replacementAt({ field: { schema, text }, start, end }: Place, words: string) {
  if (!isNumber(words) || !isNumber(text.slice(start, end))) return { start, end, words }
  const [code = ""] = (words.startsWith("+") && text.slice(0, start).match(countryCode)) || []
  const digits = words.replace(/[\s()./-]+/g, "-").replace(/^-|-$/g, "")
  return { start: start - code.length, end, words: schema.$ref === "Destination" ? digits : words }
}

const countryCode = /\+\d{1,3}[\s()./-]*$/

/**
 * The files in which places have other words, and the places that stay: signs such as `**` would change
 * their meaning, or a link would lead nowhere.
 */
export function replacePlaces(values: ContentValues, places: Place[], words: string) {
  const changed: Values = {}
  const refused: Place[] = []
  for (const field of new Set(places.map((place) => place.field))) {
    const group = places.filter((place) => place.field === field)
    const [{ file, path }] = group
    const ranges = group.map((place) => replacementAt(place, words))
    const [{ words: now }] = ranges
    const replaced = replaceRanges(field.text, ranges, now)
    const { $ref, pattern = "" } = field.schema
    const isPossible = isMarkdown($ref)
      ? keepsSigns(field.text, ranges, now, $ref)
      : $ref !== "Destination" || new RegExp(pattern).test(replaced)
    if (!isPossible) refused.push(...group)
    else if (replaced !== field.text)
      changed[file] = withValueAt(changed[file] ?? values.get(file), path, replaced)
  }
  return { changed, refused }
}
