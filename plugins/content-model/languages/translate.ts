import { changeLinks } from "../fields/markdown/changeLinks"
import { isMarkdown, sourcesOf } from "../fields/markdown/parseMarkdown"
import { isRecord } from "../lib/isRecord"
import { textsOf } from "../fields/text/texts"
import { withValueAt, type Path } from "../lib/path"
import type { FieldSchema } from "../model/fieldMeta"
import { acceptsAnyWords } from "../model/jsonSchema"
import { schemaOf } from "../model/model"

/** Returns the translation of a text in a file below content/; undefined if it has none. */
export type Dictionary = (source: string, file: string) => string | undefined

/** A text that is translated by itself, with the path of its field. */
export type SourceText = { path: Path; text: string }

/** The parts of a field that are translated by themselves. Joined, they are its text. */
function partsOf(text: string, { $ref }: FieldSchema) {
  const blocks = isMarkdown($ref) ? sourcesOf(text, $ref).flatMap(entriesOf) : [text]
  return blocks.map((block) => {
    const [start] = /^(?:#+|[-+*]|\d+[.)])[ \t]+/.exec(isMarkdown($ref) ? block : "") ?? [""]
    const words = block.slice(start.length).trimEnd()
    return { start, words, end: block.slice(start.length + words.length) }
  })
}

const entriesOf = (block: string) =>
  /^(?:[-+*]|\d+[.)])\s/.test(block) ? block.split(/(?<=\n)(?=[-+*]\s|\d+[.)]\s)/) : [block]

/** Whether people read the text of a field. Numbers and signs are the same in each language. */
const isForPeople = (text: string, schema: FieldSchema) =>
  acceptsAnyWords(schema) && /\p{L}/u.test(text)

const known = new WeakMap<object, SourceText[]>()

/** The texts of a content file that need a translation: found once, because each language asks for them. */
export function sourceTextsOf(file: string, value: unknown) {
  if (!isRecord(value)) return []
  const texts = known.get(value) ?? findSourceTexts(file, value)
  known.set(value, texts)
  return texts
}

const findSourceTexts = (file: string, value: unknown): SourceText[] =>
  textsOf(value, schemaOf(file))
    .filter(({ schema, text }) => isForPeople(text, schema))
    .flatMap(({ path, schema, text }) =>
      partsOf(text, schema)
        .filter(({ words }) => /\p{L}/u.test(words))
        .map(({ words }) => ({ path, text: words })),
    )

/**
 * The value of a content file in another language. Texts without a translation stay as they are.
 * `localize` returns the address of a page in that language.
 */
export function translateValue(
  file: string,
  value: unknown,
  find: Dictionary,
  localize: (address: string) => string,
) {
  let translated = value
  for (const { path, schema, text } of textsOf(value, schemaOf(file))) {
    const words = isForPeople(text, schema)
      ? partsOf(text, schema)
          .map((part) => part.start + (find(part.words, file) ?? part.words) + part.end)
          .join("")
      : text
    const localized = changeLinks({ schema }, words, localize)
    if (localized !== text) translated = withValueAt(translated, path, localized)
  }
  return translated
}
