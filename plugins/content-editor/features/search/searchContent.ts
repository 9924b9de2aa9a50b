import { entryWords } from "../../../content-model/compare/entryWords"
import { labelOf, titleWithType } from "../../../content-model/compare/fieldChanges"
import { isRecord } from "../../../content-model/lib/isRecord"
import { keyOf, partOf, type Path } from "../../../content-model/lib/path"
import type { FieldSchema } from "../../../content-model/model/fieldMeta"
import { kindsOf, resolveRef } from "../../../content-model/model/jsonSchema"
import { schemaOf } from "../../../content-model/model/model"
import type { ContentValues } from "../../../content-model/read/content"
import { namesFile } from "../../drafts/items/emptyValue"
import { editableFields } from "../../form/parts/sections"

const minDigits = 5 // of a telephone number; fewer are also a year or a price
const maxContext = 40 // characters before the first match

/**
 * The fields whose text or name, and the items and groups whose name has every word of a query. Ignores case and
 * accents. Names of items and groups come first, those of fields and of pictures last.
 */
export function searchContent(values: ContentValues, query: string) {
  const patterns = patternsOf(query)
  if (patterns.length === 0) return []
  const contains = (words: string) => (pattern: string) => new RegExp(pattern).test(fold(words))
  const hasAll = (words: string) => patterns.every(contains(words))
  const anyWord = new RegExp(`(${patterns.join("|")})`)
  const results = [...values].flatMap(([file, value]) => {
    const title = titleWithType(file, value)
    const result = (rank: number, path: Path, label: string, words: string) => ({
      key: keyOf([file, ...path]),
      file,
      path,
      label,
      parts: splitText(words, anyWord),
      rank,
    })
    const all = isRecord(value) ? fieldsIn(value, schemaOf(file)) : []
    const byText = all.filter(({ text }) => hasAll(text))
    const byName = all.filter(
      ({ name, label, text }) =>
        !hasAll(text) && hasAll(`${title} ${label}`) && patterns.some(contains(name)),
    )
    return [
      ...(byText.length === 0 && hasAll(title) ? [result(0, [], title, title)] : []),
      ...byText.map(({ path, schema, text }) =>
        result(namesFile(schema) ? 2 : 1, path, `${title} › ${labelOf(file, path, value)}`, text),
      ),
      ...byName.map(({ path, schema, label }) =>
        result(isGroup(schema) ? 0 : 2, path, title, label),
      ),
    ]
  })
  return results.toSorted((a, b) => a.rank - b.rank)
}

/** A field or a group of a form: its name, the names along the way to it, and its text. */
type Searchable = { path: Path; schema: FieldSchema; name: string; label: string; text: string }

const isGroup = ({ type }: FieldSchema) => type === "object" || type === "array"

/** The groups and fields of a value, those without a value too. A section has those of its kind. */
function fieldsIn(
  value: unknown,
  field: FieldSchema,
  path: Path = [],
  label = "",
  name = "",
): Searchable[] {
  const schema = resolveRef(field)
  const along = (words: string) => [label, words].filter(Boolean).join(" › ")
  const text = typeof value === "string" ? value.normalize() : ""
  const { items = {} } = schema
  const kinds = kindsOf(schema)
  const below = Array.isArray(value)
    ? value.map((entry, index) =>
        fieldsIn(
          entry,
          items,
          [...path, index],
          along(entryWords(items, entry) || String(index + 1)),
        ),
      )
    : editableFields(schema)
        .filter(([key]) => !kinds.includes(key) || partOf(value, key) !== undefined)
        .map(([key, part]) => {
          const { title = key } = resolveRef(part)
          return fieldsIn(partOf(value, key), part, [...path, key], along(title), title)
        })
  return [{ path, schema, name, label, text }, ...below.flat()]
}

/** The pattern of each word. Longer words come first, because a shorter one may be their beginning. */
function patternsOf(query: string) {
  const words = fold(query.normalize()).trim()
  if (isNumber(words)) return [numberPattern(words)]
  const all = words.split(/\s+/).filter(Boolean)
  return all.toSorted((a, b) => b.length - a.length).map(escapeSigns)
}

/** Words as a pattern that matches just them. */
export const escapeSigns = (words: string) => words.replace(/[$()*+.?[\\\]^{|}]/g, "\\$&")

const digitsOf = (words: string) => words.replace(/\D/g, "")

/** Whether words are a telephone number. */
export const isNumber = (words: string) =>
  /^[+(\d][\d\s()./-]*$/.test(words) && digitsOf(words).length >= minDigits

/** The pattern of the digits of a number, with any signs between them. */
export const numberPattern = (words: string) => [...digitsOf(words)].join("[\\s()./-]{0,3}")

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
