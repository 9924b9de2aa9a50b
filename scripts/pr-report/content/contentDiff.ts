import { filesOfType } from "../../../plugins/content-model/content"
import { isRecord } from "../../../plugins/content-model/isRecord"
import { contentTypes } from "../../../plugins/content-model/schema/contentTypes"
import { schemas, typeName } from "../../../plugins/content-model/schema/jsonSchema"
import { fieldPath } from "../../../plugins/content-model/validate/messages"
import { code, escapeMarkdown, quote } from "../markdown"
import { entryName, lowerFirst } from "./describeValue"
import { diffFields, type ContentChange } from "./fieldDiff"
import type { ContentState } from "./readContent"

type Item = { file: string; value: Record<string, unknown> }

/** Describes the changes of the content in the order of the content types. */
export function diffContent(before: ContentState, after: ContentState): ContentChange[] {
  const unreadable = ({ values }: ContentState) =>
    Object.keys(values).filter((file) => !isRecord(values[file]))
  const skipped = [...new Set([...unreadable(before), ...unreadable(after)])]
  const hashOf = ({ images, remoteImages }: ContentState, image: string) =>
    images[remoteImages[image] ?? image]
  const isSameImage = (a: string, b: string) => a === b && hashOf(before, a) === hashOf(after, b)
  const itemsOf = ({ values }: ContentState, type: (typeof contentTypes)[number]) =>
    filesOfType(new Map(Object.entries(values)), type).flatMap(({ file, value }): Item[] =>
      isRecord(value) && !skipped.includes(file) ? [{ file, value }] : [],
    )

  return [
    ...contentTypes.flatMap((type) =>
      diffItems(typeName(type), itemsOf(before, type), itemsOf(after, type), isSameImage),
    ),
    ...skipped.map((file) => ({
      place: code(file),
      sentences: [isRecord(after.values[file]) ? "could not be read before" : "cannot be read"],
    })),
  ]
}

function diffItems(
  type: string,
  old: Item[],
  now: Item[],
  isSameImage: (before: string, after: string) => boolean,
): ContentChange[] {
  const schema = schemas[type]
  const pick = (items: Item[], others: Item[], isInBoth: boolean) =>
    items.filter((item) => others.some(({ file }) => file === item.file) === isInBoth)
  const kept = pick(old, now, true)
  const files = (items: Item[]) => items.map(({ file }) => file).join()
  const isReordered = files(kept) !== files(pick(now, old, true))

  const noun = lowerFirst(schema.title ?? "file")
  const title = ({ file, value }: Item) =>
    quote(schema.files?.includes("*") ? entryName(value) : file)
  const sentences = [
    ...pick(old, now, false).map((item) => `${noun} removed: ${title(item)}`),
    ...pick(now, old, false).map((item) => `${noun} added: ${title(item)}`),
    ...(isReordered ? ["reordered"] : []),
  ]
  const place = (item: Item) => escapeMarkdown(fieldPath({ ...item, name: type }, []))
  const changes = kept.flatMap((item) => {
    const other = now.find(({ file }) => file === item.file) ?? item
    // A new order is reported once, not as new positions.
    const fields = ({ value }: Item) => (isReordered ? { ...value, position: 0 } : value)
    return diffFields(schema, fields(item), fields(other), place(item), isSameImage)
  })
  if (sentences.length === 0) return changes
  const [collection] = [...old, ...now].map(place)[0].split(" › ")
  return [{ place: collection, sentences }, ...changes]
}
