import { filesOfType, type ContentValues } from "../../content-model/content"
import { contentTypes } from "../../content-model/schema/contentTypes"
import { contentTypeOf, typeName } from "../../content-model/schema/jsonSchema"
import { parseDocument, type Document } from "../../content-model/validate/json/document"
import { isRecord } from "../../content-model/isRecord"
import type { Snapshot } from "./snapshot"

const cache = new WeakMap<Snapshot, Document[]>()

/** The content files of a snapshot that can be parsed. */
export function documentsIn(snapshot: Snapshot) {
  const documents =
    cache.get(snapshot) ??
    snapshot.sources
      .filter(({ file, text }) => text !== undefined && contentTypeOf(file))
      .flatMap((source) => parseDocument(source).document ?? [])
  cache.set(snapshot, documents)
  return documents
}

/** The value of each file of a snapshot, with another value for one file. */
export const valuesWith = (snapshot: Snapshot, file: string, value: unknown): ContentValues =>
  new Map([...valuesIn(snapshot), [file, value]])

const valuesIn = (snapshot: Snapshot) =>
  new Map(documentsIn(snapshot).map((document) => [document.file, document.value]))

type Item = { position: number; title: string }

const isItem = (value: unknown): value is Item =>
  isRecord(value) && typeof value.position === "number" && typeof value.title === "string"

/** The items of a content type, sorted by position, without that of one file. */
export function itemsOf(snapshot: Snapshot, name: string, exceptFile: string) {
  const type = contentTypes.find((one) => typeName(one) === name)
  if (!type) return []
  return filesOfType(valuesIn(snapshot), type)
    .filter(({ file }) => file !== exceptFile)
    .map(({ value }) => value)
    .filter(isItem)
}
