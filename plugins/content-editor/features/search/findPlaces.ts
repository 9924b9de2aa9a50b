import { labelOf, titleWithType } from "../../../content-model/compare/fieldChanges"
import { destinationOf } from "../../../content-model/fields/destination/destination"
import { isMarkdown, parseMarkdown } from "../../../content-model/fields/markdown/parseMarkdown"
import type { FieldText } from "../../../content-model/fields/text/texts"
import { keyOf, withValueAt, type Path } from "../../../content-model/lib/path"
import { acceptsAnyWords } from "../../../content-model/model/jsonSchema"
import type { ContentValues } from "../../../content-model/read/content"
import type { Values } from "../../drafts/content/types"
import { textsIn } from "../../drafts/items/textsIn"
import { escapeSigns, isNumber, numberPattern } from "./searchContent"

/** A field with the words of a search, and its text with other words in their place. */
export type Place = {
  key: string
  file: string
  path: Path
  label: string
  before: string
  after: string
  /** Why it stays: signs such as `**` would change their meaning, or its link would lead nowhere. */
  problem?: "replace.signs" | "replace.noLink"
}

/** The fields in which words can be replaced, in the order of the content. */
export function findPlaces(values: ContentValues, query: string, words: string): Place[] {
  const wanted = query.normalize().trim()
  if (wanted === "") return []
  return [...values].flatMap(([file, value]) =>
    textsIn(file, value).flatMap((field) => {
      const { path, text: before } = field
      const replaced = replaceIn(field, wanted, words)
      if (!replaced) return []
      const label = `${titleWithType(file, value)} › ${labelOf(file, path, value)}`
      return [{ key: keyOf([file, ...path]), file, path, label, before, ...replaced }]
    }),
  )
}

// The scheme is no part of the number or the e-mail address.
const dialled = /^(tel|mailto):/

/** Undefined where the words are not what people write: in an address, the name of a file, an icon. */
function replaceIn({ schema, text }: FieldText, wanted: string, words: string) {
  const pattern = patternOf(wanted, words)
  const replace = (part: string) => part.replace(pattern, () => words)
  const type = schema.$ref
  if (type === "Destination") {
    const isDialled = dialled.test(text) && (isNumber(wanted) || wanted.includes("@"))
    const shown = text.replace(dialled, "")
    if (!isDialled || shown.search(pattern) < 0) return undefined
    const after = destinationOf(replace(shown))
    return { after, problem: dialled.test(after) ? undefined : ("replace.noLink" as const) }
  }
  if (schema.enum || !acceptsAnyWords(schema) || text.search(pattern) < 0) return undefined
  const after = replace(text)
  if (!isMarkdown(type)) return { after }
  const expected = JSON.stringify(parseMarkdown(text, type), (key, part: unknown) =>
    key === "text" && typeof part === "string" ? replace(part) : part,
  )
  const keepsSigns = JSON.stringify(parseMarkdown(after, type)) === expected
  return { after, problem: keepsSigns ? undefined : ("replace.signs" as const) }
}

/** Finds words, but not in the address of a link. A number with its country replaces the old country too. */
function patternOf(wanted: string, words: string) {
  if (!isNumber(wanted)) return new RegExp(`(?<!\\]\\([^)]*)${escapeSigns(wanted)}`, "giu")
  const country = words.startsWith("+") ? "(\\+\\d{1,3}[\\s()./-]*)?" : ""
  return new RegExp(`(?<!\\d)${country}\\+?\\(?${numberPattern(wanted)}(?!\\d)`, "g")
}

/** The files in which these fields have their text with other words. */
export function replacePlaces(values: ContentValues, places: Place[]) {
  const changed: Values = {}
  for (const { file, path, before, after } of places)
    if (after !== before)
      changed[file] = withValueAt(changed[file] ?? values.get(file), path, after)
  return changed
}
