import { isRecord } from "../lib/isRecord"
import { valueAt, type Path } from "../lib/path"
import { schemaOf } from "../model/model"
import { schemasAt } from "../model/jsonSchema"
import { changedPaths } from "./changedPaths"
import { entryWords } from "./entryWords"

/** A changed field. `before` or `after` is undefined if the field does not exist there. */
export type FieldChange = { path: Path; label: string; before: unknown; after: unknown }

/** The fields that differ between two values of a file, with their labels. */
export const fieldChanges = (file: string, before: unknown, after: unknown): FieldChange[] =>
  changedPaths(before, after).map((path) => ({
    path,
    label: labelOf(file, path, after ?? before),
    before: valueAt(before, path),
    after: valueAt(after, path),
  }))

/**
 * The name of a file for people: the title of its item, or of its type if there is one file of it. A page
 * is called as on its tab, without the name of the site.
 */
export function titleOf(file: string, value: unknown) {
  const { title = file, files = "" } = schemaOf(file)
  if (!files.includes("*")) return title
  const heading = valueAt(value, ["top", "title"])
  const own = valueAt(value, ["title"])
  const name =
    heading !== undefined && typeof own === "string" ? own.replace(/ \| [^|]*$/, "") : own
  const isName = (one: unknown): one is string => typeof one === "string" && one.trim() !== ""
  return [name, heading].find(isName)?.trim() ?? title
}

/** The same with the type of a file that is one of several, such as `Eggs (Page)` beside `Eggs (Value)`. */
export function titleWithType(file: string, value: unknown) {
  const [{ title: type }, title] = [schemaOf(file), titleOf(file, value)]
  return !type || type === title ? title : `${title} (${type})`
}

/**
 * The labels along a path, such as `Vision › Heading`. An entry of a list is called by its first words in the value of
 * the file, else by its number.
 */
export function labelOf(file: string, path: Path, value?: unknown) {
  const [, ...along] = schemasAt(schemaOf(file), path)
  return path
    .map((key, index) =>
      typeof key === "number"
        ? entryWords(along[index], valueAt(value, path.slice(0, index + 1))) || String(key + 1)
        : (along[index].title ?? key),
    )
    .filter((label, index, all) => label !== all[index - 1]) // A list of cards is called as its section.
    .join(" › ")
}

/** The schema of the field at a path of a file; empty if the model does not know it. */
export const schemaAt = (file: string, path: Path) => schemasAt(schemaOf(file), path)[path.length]

/**
 * A value as a person reads it: a line for each entry of a list, a dot between the fields of a group. `show` writes a
 * text.
 */
export function plainText(value: unknown, show = (words: string) => words): string {
  if (value === true) return "Yes"
  if (value === false || value === undefined || value === null) return ""
  if (typeof value !== "object") return show(String(value))
  const parts = Object.entries(value).map(([key, part]) =>
    key === "$schema" ? "" : plainText(part, show),
  )
  return parts.filter(Boolean).join(isRecord(value) ? " · " : "\n")
}
