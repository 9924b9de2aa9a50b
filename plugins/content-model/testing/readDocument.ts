/** Test helpers: the files of content/ with changes. */
import { applyEdits, modify } from "jsonc-parser"
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { parseDocument, type Document } from "../validate/json/document"
import { listFiles } from "../validate/json/readFiles"
import { contentFiles } from "../validate/rules/files"

/** Parses a content file after changes such as `image.file: "images/none.png"`. */
export function readDocument(file: string, ...changes: string[]): Document {
  const text = changes.reduce(applyChange, readFileSync(join("content", file), "utf8"))
  const { document } = parseDocument({ file, text })
  if (!document) throw new Error(`${file} is not valid JSON`)
  return document
}

/** Parses all content files after changes, each with the name of its file. */
export const readDocuments = (...changes: [file: string, change: string][]) =>
  contentFiles(listFiles("content")).map((file) =>
    readDocument(file, ...changes.filter(([name]) => name === file).map(([, change]) => change)),
  )

/** Sets the field at a path to a JSON value. Without a value, the field is removed. */
export function applyChange(text: string, change: string) {
  const [, path = "", json = ""] = /^([^:]*): ?(.*)$/s.exec(change) ?? []
  const keys = path === "" ? [] : path.split(".")
  const value: unknown = json === "" ? undefined : JSON.parse(json)
  const pathOf = keys.map((key) => (/^\d+$/.test(key) ? Number(key) : key))
  const changed = applyEdits(text, modify(text, pathOf, value, {}))
  if (changed === text) throw new Error(`${change} changes nothing`)
  return changed
}
