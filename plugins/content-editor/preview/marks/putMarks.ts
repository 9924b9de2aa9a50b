import type { ContentValues } from "../../../content-model/read/content"
import type { FieldSchema } from "../../../content-model/model/fieldMeta"
import { acceptsAnyWords } from "../../../content-model/model/jsonSchema"
import { type Path, withValueAt } from "../../../content-model/lib/path"
import { textsIn } from "../../drafts/items/textsIn"

/** A field of a content file. The file is below content/. */
export type Field = { file: string; path: Path }

// A field keeps its number, so React changes only what a person changed.
const fields: Field[] = []
const numbers = new Map<string, number>()

function numberOf(field: Field) {
  const key = JSON.stringify(field)
  const number = numbers.get(key) ?? fields.push(field) - 1
  numbers.set(key, number)
  return number
}

// The planes of private characters.
const [textStart, textEnd] = [0xf0000, 0x100000]
const textMark = /[\u{F0000}-\u{10FFFF}]/gu
/** The mark at the end of an image's name or URL. */
export const imageMark = /#field-(\d+)$/

const imageTypes = ["PictureFile", "LogoFile"]

/**
 * Marks where each free text and image of the content comes from: texts by a private character at
 * both ends, images by a fragment. An empty text stays empty.
 */
export const putMarks = (values: ContentValues): ContentValues =>
  new Map(
    [...values].map(([file, value]) => [
      file,
      textsIn(file, value).reduce(
        (marked, { path, schema, text }) =>
          withValueAt(marked, path, markText(schema, text, { file, path })),
        value,
      ),
    ]),
  )

function markText(schema: FieldSchema, text: string, field: Field) {
  if (text === "") return text
  if (imageTypes.includes(schema.$ref ?? "")) return `${text}#field-${numberOf(field)}`
  if (!acceptsAnyWords(schema)) return text
  const [start, end] = [textStart, textEnd].map((first) => first + numberOf(field))
  return String.fromCodePoint(start) + text + String.fromCodePoint(end)
}

/** Returns a text without its marks, and the fields that they name. */
export function splitTextMarks(text: string) {
  const found = text.match(textMark)
  if (!found) return undefined
  // The lower 16 bits are the number.
  const named = found.map((mark) => fields[(mark.codePointAt(0) ?? 0) & 0xffff])
  return { text: text.replace(textMark, ""), fields: [...new Set(named)].filter(Boolean) }
}

/** The mark at the start of a text, its words, and the mark at its end. */
export function marksAround(text: string) {
  const [start = "", end = ""] = text.match(textMark) ?? []
  return [start, text.replace(textMark, ""), end]
}

/** The field of an image by its URL, if that has a mark. */
export const fieldOfImage = (url: string): Field | undefined =>
  fields[Number(imageMark.exec(url)?.[1])]
