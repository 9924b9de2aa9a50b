import type { z } from "zod"
import { isRecord } from "../lib/isRecord"
import { publicationPath } from "../model/jsonSchema"
import { valueAt } from "../lib/path"
import { contentTypeOf, schemas } from "../model/model"
import type { FileList } from "./json/readFiles"

/** The parsed value of each content file, by its path below content/. */
export type ContentValues = ReadonlyMap<string, unknown>

/** A content file: its path below content/, and its parsed value. */
export type ContentFile = { file: string; value: unknown }

export type Content = ReturnType<typeof createContent>

/**
 * All that the site shows of content/ as typed data, from parsed files. Lists are sorted by position
 * and contain no hidden items and no drafts. Needs neither disk nor Node. Each function throws a `z.ZodError` if a
 * value does not match the type.
 */
export function createContent(values: ContentValues) {
  /** The files of a type, each with its path below content/. */
  const files = <Type extends z.ZodType>(type: Type): { file: string; value: z.output<Type> }[] =>
    visibleFilesOfType(values, type).map(({ file, value }) => ({ file, value: type.parse(value) }))
  return {
    files,
    /** The values of these files. */
    all: <Type extends z.ZodType>(type: Type) => files(type).map(({ value }) => value),
    /** The value of a type that is one file. */
    one: <Type extends z.ZodType>(type: Type): z.output<Type> =>
      type.parse(values.get(type.meta()?.files ?? "")),
  }
}

/** The files of a content folder that have a content type. */
export const contentFiles = ({ files }: FileList) => files.filter(contentTypeOf)

/**
 * The files of one content type, sorted by position; those with a date of publication, the newest first. The
 * values may be incomplete or invalid.
 */
export function filesOfType(values: ContentValues, type: z.ZodType) {
  const id = String(type.meta()?.id)
  // A model may lack a type that the engine knows, such as translations.
  const path = publicationPath({ ...schemas[id] })
  return (
    [...values]
      .filter(([file]) => contentTypeOf(file)?.meta()?.id === id)
      .map(([file, value]) => ({ file, value, date: String(valueAt(value, path) ?? "") }))
      // Local times sort like texts.
      .toSorted((a, b) => positionOf(a.value) - positionOf(b.value) || b.date.localeCompare(a.date))
  )
}

/** The same without hidden items and drafts: the files that the site shows. */
export const visibleFilesOfType = (values: ContentValues, type: z.ZodType) =>
  filesOfType(values, type).filter(({ value }) => !isHidden(value))

/** Whether the parsed value of a content file is unfinished, and may be incomplete. */
export const isDraft = (value: unknown) => isRecord(value) && value.draft === true

/** Whether the site shows the parsed value of a content file at no time. */
export const isHidden = (value: unknown) => absenceOf(value) !== undefined

/** Why the site shows a content file at no time; undefined if it does. */
export function absenceOf(value: unknown) {
  if (isDraft(value)) return "draft"
  return isRecord(value) && value.hidden === true ? "hidden" : undefined
}

/** The position of the parsed value of a content file. Without one, it is last. */
export const positionOf = (value: unknown) =>
  isRecord(value) && typeof value.position === "number" ? value.position : Number.MAX_VALUE
