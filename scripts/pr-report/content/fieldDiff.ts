import { isDeepStrictEqual } from "node:util"
import { isRecord } from "../../../plugins/content-model/isRecord"
import { fieldsOf, resolveRef, type FieldSchema } from "../../../plugins/content-model/schema/jsonSchema"
import { escapeMarkdown } from "../markdown"
import { describe, describeChange, entryName, lowerFirst } from "./describeValue"
import { diffList } from "./listDiff"

/** The changes at one place of the content, as parts of a sentence in Markdown. */
export type ContentChange = { place: string; sentences: string[] }

type Group = Record<string, unknown>

const isImage = (field: FieldSchema) => resolveRef(field).maxBytes !== undefined

/**
 * Describes the changes of an object. `place` is its path of labels, as Markdown. `isSameImage` is
 * true if two names of an image, each in its own state of the content, mean the same bytes.
 */
export function diffFields(
  schema: FieldSchema,
  before: Group,
  after: Group,
  place: string,
  isSameImage: (before: string, after: string) => boolean,
): ContentChange[] {
  const sentences: string[] = []
  const nested: ContentChange[] = []
  const known = fieldsOf(schema)
  const unknown = Object.keys({ ...before, ...after })
    .filter((name) => name !== "$schema" && !known.some(([field]) => field === name))
    .map((name): [string, FieldSchema] => [name, {}])
  for (const [name, field] of [...known, ...unknown])
    addChange(field, before[name], after[name], resolveRef(field).title ?? name)
  return sentences.length > 0 ? [{ place, sentences }, ...nested] : nested

  function addChange(field: FieldSchema, old: unknown, now: unknown, title: string) {
    const label = lowerFirst(title)
    const path = `${place} › ${escapeMarkdown(title)}`
    if (isImage(field) && typeof old === "string" && typeof now === "string") {
      if (!isSameImage(old, now)) sentences.push(`${label} replaced`)
    } else if (isRecord(old) && isRecord(now)) {
      const group = resolveRef(field)
      const changes = diffFields(group, old, now, path, isSameImage)
      const isImageGroup = fieldsOf(group).some(([, part]) => isImage(part))
      if (isImageGroup) sentences.push(...describeImage(label, changes))
      else nested.push(...changes)
    } else if (isDeepStrictEqual(old, now)) return
    else if (old === undefined) sentences.push(`${label} added: ${describe(field, now)}`)
    else if (now === undefined) sentences.push(`${label} removed (was ${describe(field, old)})`)
    else if (Array.isArray(old) && Array.isArray(now)) addEntries(field, old, now, path, label)
    else sentences.push(`${label} ${describeChange(field, old, now)}`)
  }

  function addEntries(
    { items: entry = {} }: FieldSchema,
    old: unknown[],
    now: unknown[],
    path: string,
    label: string,
  ) {
    const noun = lowerFirst(resolveRef(entry).title ?? "entry")
    const { removed, added, changed, isReordered } = diffList(old, now)
    for (const value of removed) sentences.push(`${noun} removed: ${describe(entry, value)}`)
    for (const value of added) sentences.push(`${noun} added: ${describe(entry, value)}`)
    if (isReordered) sentences.push(`${label} reordered`)
    for (const { before: a, after: b, index } of changed)
      if (isRecord(a) && isRecord(b)) {
        const entryPlace = `${path} › ${escapeMarkdown(entryName(a))}`
        nested.push(...diffFields(resolveRef(entry), a, b, entryPlace, isSameImage))
      } else sentences.push(`${noun} ${index + 1} ${describeChange(entry, a, b)}`)
  }
}

/** Describes the fields of an image as changes of the image itself. */
const describeImage = (label: string, changes: ContentChange[]) =>
  changes.flatMap(({ sentences }) =>
    sentences.map((sentence) =>
      /^\S+ file replaced$/.test(sentence) ? `${label} replaced` : `${label}: ${sentence}`,
    ),
  )
