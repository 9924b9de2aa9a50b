import {
  contentTypeOf,
  schemas,
  schemasAt,
  typeName,
  type Path,
} from "../../../content-model/schema/jsonSchema"
import type { Issue } from "../../../content-model/validate/issues"
import { text } from "../../words"
import { isPicturePath, parseText, savedValue } from "../drafts/drafts"
import { joinRenamed } from "../items/redirects"
import type { Draft } from "../types"
import { changedPaths } from "./changedPaths"
import { valueAt } from "./paths"
import type { Snapshot } from "./snapshot"

/** A changed field. `before` or `after` is undefined if the field does not exist there. */
export type FieldChange = { path: Path; label: string; before: unknown; after: unknown }

/** Two texts of a file; null where it does not exist. */
export type FileChange = { file: string; before: string | null; after: string | null }

/**
 * The name of a file for people: the title of its item, or of its type if there is one file of it. A page
 * is called as on its tab, without the name of the site.
 */
export function titleOf(file: string, value: unknown) {
  const type = contentTypeOf(file)
  const { title = file, files = "" } = type ? schemas[typeName(type)] : {}
  if (!files.includes("*")) return title
  const heading = valueAt(value, ["top", "title"])
  const own = valueAt(value, ["title"])
  const name = heading !== undefined && typeof own === "string" ? own.replace(/ \| [^|]*$/, "") : own
  const isName = (one: unknown): one is string => typeof one === "string" && one.trim() !== ""
  return [name, heading].find(isName)?.trim() ?? title
}

/** The name of the file of a draft; a deleted file keeps its saved name. */
export const titleOfDraft = (snapshot: Snapshot, { file, value }: Draft) =>
  titleOf(file, value ?? savedValue(snapshot, file))

/** The labels along a path, such as `Vision › Heading` or `Features › 2`. */
export function labelOf(file: string, path: Path) {
  const type = contentTypeOf(file)
  if (!type) return path.join(" › ")
  const [, ...along] = schemasAt(typeName(type), path)
  return path
    .map((key, index) => (typeof key === "number" ? String(key + 1) : (along[index].title ?? key)))
    .join(" › ")
}

/** The schema of the field at a path of a file; empty if the model does not know it. */
export function schemaAt(file: string, path: Path) {
  const type = contentTypeOf(file)
  return type ? schemasAt(typeName(type), path)[path.length] : {}
}

/** An issue as a sentence for people who see a form. */
export function messageOf({ formMessage, message }: Issue) {
  const sentence = formMessage ?? message
  return sentence.charAt(0).toUpperCase() + sentence.slice(1)
}

/** The fields that differ between two values of a file, with their labels. */
export const fieldChanges = (file: string, before: unknown, after: unknown): FieldChange[] =>
  changedPaths(before, after).map((path) => ({
    path,
    label: labelOf(file, path),
    before: valueAt(before, path),
    after: valueAt(after, path),
  }))

/** Changes of files in words, a sentence per line, for a commit or a pull request. */
export const describeChanges = (changes: FileChange[]) =>
  joinRenamed(changes.map(valuesOf)).map(describeChange).join("\n")

/** The values of a changed file; a picture has none, so its text stands for it. */
export const valuesOf = ({ file, before, after }: FileChange) => {
  const read = isPicturePath(file) ? (words: string | null) => words : parseText
  return { file, before: read(before), after: read(after) }
}

type ValueChange = ReturnType<typeof joinRenamed>[number]

function describeChange({ file, before, after, former }: ValueChange) {
  const title = titleOf(file, after ?? before)
  if (before === null) return text("changes.added", { title })
  if (after === null) return text("changes.deleted", { title })
  const labels = fieldChanges(file, before, after).map(({ label }) => label)
  const fields = former ? [text("start.address"), ...labels] : labels
  return text("changes.changed", { title, fields: fields.join(", ") })
}
