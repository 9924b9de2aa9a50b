import { fieldsOf, resolveRef, type FieldSchema } from "../../../plugins/content-model/schema/jsonSchema"
import { escapeMarkdown } from "../markdown"
import {
  describe,
  describeChange,
  entryName,
  isRecord,
  isSame,
  lowerFirst,
  type ObjectValue,
} from "./describeValue"
import { diffList } from "./listDiff"

/** The changes at one place of the content, as parts of a sentence in Markdown. */
export type ContentChange = { place: string; sentences: string[] }

/** True if two names of an image, each in its own state of the content, mean the same bytes. */
export type IsSameImage = (before: string, after: string) => boolean

type Diff = { sentences: string[]; nested: ContentChange[] }

const isImage = (field: FieldSchema) => resolveRef(field).maxBytes !== undefined
const isImageGroup = (schema: FieldSchema) => fieldsOf(schema).some(([, field]) => isImage(field))

/** Describes the changes of an object. `place` is its path of labels, as Markdown. */
export function diffFields(
  schema: FieldSchema,
  before: ObjectValue,
  after: ObjectValue,
  place: string,
  isSameImage: IsSameImage,
): ContentChange[] {
  const known = fieldsOf(schema)
  const unknown = Object.keys({ ...before, ...after })
    .filter((name) => name !== "$schema" && !known.some(([field]) => field === name))
    .map((name): [string, FieldSchema] => [name, {}])
  const diffs = [...known, ...unknown].map(([name, field]) =>
    diffField(field, before[name], after[name], resolveRef(field).title ?? name),
  )
  const own = diffs.flatMap(({ sentences }) => sentences)
  const below = diffs.flatMap(({ nested }) => nested)
  return own.length > 0 ? [{ place, sentences: own }, ...below] : below

  function diffField(field: FieldSchema, old: unknown, now: unknown, title: string): Diff {
    const only = (...parts: string[]): Diff => ({ sentences: parts, nested: [] })
    const label = lowerFirst(title)
    const path = `${place} › ${escapeMarkdown(title)}`
    if (isImage(field) && typeof old === "string" && typeof now === "string")
      return isSameImage(old, now) ? only() : only(`${label} replaced`)
    if (isRecord(old) && isRecord(now)) {
      const group = resolveRef(field)
      const changes = diffFields(group, old, now, path, isSameImage)
      return isImageGroup(group)
        ? only(...describeImage(label, changes))
        : { sentences: [], nested: changes }
    }
    if (isSame(old, now)) return only()
    if (old === undefined) return only(`${label} added: ${describe(field, now)}`)
    if (now === undefined) return only(`${label} removed (was ${describe(field, old)})`)
    if (Array.isArray(old) && Array.isArray(now)) return diffEntries(field, old, now, path, label)
    return only(`${label} ${describeChange(field, old, now)}`)
  }

  function diffEntries(
    { items: entry = {} }: FieldSchema,
    old: unknown[],
    now: unknown[],
    path: string,
    label: string,
  ): Diff {
    const noun = lowerFirst(resolveRef(entry).title ?? "entry")
    const { removed, added, changed, isReordered } = diffList(old, now)
    const sentences = [
      ...removed.map((value) => `${noun} removed: ${describe(entry, value)}`),
      ...added.map((value) => `${noun} added: ${describe(entry, value)}`),
      ...(isReordered ? [`${label} reordered`] : []),
    ]
    const nested: ContentChange[] = []
    for (const { before: a, after: b, index } of changed)
      if (isRecord(a) && isRecord(b)) {
        const entryPlace = `${path} › ${escapeMarkdown(entryName(a))}`
        nested.push(...diffFields(resolveRef(entry), a, b, entryPlace, isSameImage))
      } else sentences.push(`${noun} ${index + 1} ${describeChange(entry, a, b)}`)
    return { sentences, nested }
  }
}

/** Describes the fields of an image as changes of the image itself. */
const describeImage = (label: string, changes: ContentChange[]) =>
  changes
    .flatMap(({ sentences }) => sentences)
    .map((sentence) =>
      /^\S+ file replaced$/.test(sentence) ? `${label} replaced` : `${label}: ${sentence}`,
    )
