import { isRecord } from "../lib/isRecord"
import type { Path } from "../lib/path"
import { schemasAt } from "../model/jsonSchema"
import { folderLabel, schemas } from "../model/model"
import { quote } from "./quote"

type ParsedFile = { file: string; name: string; value: unknown }

/**
 * The path of a field as labels: content type or folder, the title of the item, then each field.
 * The last label is followed by the key of the field in the file.
 */
export function fieldPath({ file, name, value }: ParsedFile, path: Path) {
  const lastKey = path.findLastIndex((key) => typeof key === "string")
  const [, ...schemasAlong] = schemasAt(schemas[name], path)
  const labels = path.map((key, index) => {
    if (typeof key === "number") return String(key + 1)
    const { title } = schemasAlong[index]
    if (!title) return withoutQuotes(key)
    return index === lastKey ? `${title} (${key})` : title
  })
  return [...fileLabels(file, name, value), ...labels].join(" › ")
}

const withoutQuotes = (text: string) => quote(text).slice(1, -1) || '""'

function fileLabels(file: string, name: string, value: unknown) {
  const { title = name, files = "" } = schemas[name]
  if (!files.includes("*")) return [title]
  const itemTitle = isRecord(value) && typeof value.title === "string" ? value.title.trim() : ""
  return [folderLabel(file), itemTitle ? withoutQuotes(itemTitle) : file.replace(/.*\//, "")]
}
