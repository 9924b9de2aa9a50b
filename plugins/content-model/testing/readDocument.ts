/** Test helpers: the files of content/ with changes, and issues in one line. */
import { readFileSync } from "node:fs"
import { join } from "node:path"
import type { Issue } from "../validate/issues"
import { parseDocument, type Document } from "../validate/json/document"
import { listFiles } from "../validate/json/readFiles"
import { contentFiles } from "../validate/rules/files"

export type Change = [file: string, search: string | RegExp, put: string]

/** Parses a content file after changes of its text, which must leave it valid JSON. */
export function readDocument(file: string, ...changes: Change[]): Document {
  const { document } = parseDocument({ file, text: changedText(file, changes) })
  if (!document) throw new Error(`${file} is not valid JSON`)
  return document
}

/** Parses all content files after changes of their texts. */
export const readDocuments = (...changes: Change[]) =>
  contentFiles(listFiles("content")).map((file) => readDocument(file, ...changes))

function changedText(file: string, changes: Change[]) {
  const text = readFileSync(join("content", file), "utf8")
  return changes
    .filter(([name]) => name === file)
    .reduce((before, [, search, put]) => {
      const after = before.replace(search, () => put)
      if (after === before) throw new Error(`${file} does not contain ${search}`)
      return after
    }, text)
}

/** An issue in one line, with the last label of its field path. */
export const issueLine = ({ severity, type, line, column, fieldPath, message }: Issue) =>
  `${line}:${column} ${severity} ${type} ${fieldPath.split(" › ").at(-1)}: ${message}`
