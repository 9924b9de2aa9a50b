import { contentTypeOf } from "../../content-model/schema/jsonSchema"
import { parseDocument, type Document } from "../../content-model/validate/json/document"
import type { Snapshot } from "./snapshot"

const known = new WeakMap<Snapshot, Document[]>()

/** The files of a snapshot that can be read, as far as they can. */
export function documentsIn(snapshot: Snapshot) {
  const documents =
    known.get(snapshot) ??
    snapshot.sources
      .filter(({ file, text }) => text !== undefined && contentTypeOf(file))
      .flatMap((source) => parseDocument(source).document ?? [])
  known.set(snapshot, documents)
  return documents
}

/** What each file says, by its path below content/, once the open one is saved. */
export const contentsWith = (snapshot: Snapshot, file: string, value: unknown) =>
  new Map([
    ...documentsIn(snapshot).map((document): [string, unknown] => [document.file, document.value]),
    [file, value],
  ])

type Item = { position: number; title: string }

const isItem = (value: unknown): value is Item =>
  typeof value === "object" &&
  value !== null &&
  "position" in value &&
  typeof value.position === "number" &&
  "title" in value &&
  typeof value.title === "string"

/** The items of a shape, by its name, in their order, without the one of a file. */
export function itemsOf(snapshot: Snapshot, shape: string, without: string) {
  return documentsIn(snapshot)
    .filter(({ name, file }) => name === shape && file !== without)
    .map(({ value }) => value)
    .filter(isItem)
    .toSorted((a, b) => a.position - b.position)
}
