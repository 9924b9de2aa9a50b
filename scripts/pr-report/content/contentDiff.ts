import { contentTypes } from "../../../plugins/content-model/schema/contentTypes"
import { schemas, typeName, contentTypeOf } from "../../../plugins/content-model/schema/jsonSchema"
import { isInPictures } from "../../../plugins/content-model/validate/rules/images"
import { fieldPath } from "../../../plugins/content-model/validate/messages"
import { code, escapeMarkdown, quote } from "../markdown"
import { entryName, isRecord, lowerFirst, type ObjectValue } from "./describeValue"
import { diffFields, type ContentChange } from "./fieldDiff"
import type { ContentState } from "./readContent"

type Item = { file: string; value: ObjectValue }

/** Describes the changes of the content in the order of the content types. */
export function diffContent(before: ContentState, after: ContentState): ContentChange[] {
  const unreadable = (state: ContentState) =>
    Object.keys(state.values).filter((file) => !isRecord(state.values[file]))
  const skipped = [...new Set([...unreadable(before), ...unreadable(after)])]
  const hashOf = ({ images, remoteImages }: ContentState, image: string) =>
    images[remoteImages[image] ?? image]
  const isSameImage = (a: string, b: string) => a === b && hashOf(before, a) === hashOf(after, b)

  return [
    ...contentTypes.flatMap((type) => diffType(typeName(type))),
    ...skipped.map((file) => ({
      place: code(file),
      sentences: [unreadable(after).includes(file) ? "cannot be read" : "could not be read before"],
    })),
    ...unusedImages(before, after),
  ]

  function diffType(type: string): ContentChange[] {
    const schema = schemas[type]
    const [old, now] = [itemsOf(before, type), itemsOf(after, type)]
    const removed = old.filter(({ file }) => !has(now, file))
    const added = now.filter(({ file }) => !has(old, file))
    const isReordered =
      old.filter(({ file }) => has(now, file)).map(({ file }) => file).join() !==
      now.filter(({ file }) => has(old, file)).map(({ file }) => file).join()

    const noun = lowerFirst(schema.title ?? "file")
    const title = ({ file, value }: Item) =>
      quote(schema.files?.includes("*") ? entryName(value) : file)
    const sentences = [
      ...removed.map((item) => `${noun} removed: ${title(item)}`),
      ...added.map((item) => `${noun} added: ${title(item)}`),
      ...(isReordered ? ["reordered"] : []),
    ]
    const place = (item: Item) => escapeMarkdown(fieldPath({ ...item, name: type }, []))
    const collection = [...old, ...now].map(place)[0]?.split(" › ")[0]
    return [
      ...(sentences.length > 0 ? [{ place: collection, sentences }] : []),
      ...old.flatMap((item) => {
        const other = now.find(({ file }) => file === item.file)
        if (!other) return []
        // A new order is reported once, not as new positions.
        const fields = ({ value }: Item) => (isReordered ? { ...value, position: 0 } : value)
        return diffFields(schema, fields(item), fields(other), place(item), isSameImage)
      }),
    ]
  }

  function itemsOf({ values }: ContentState, type: string) {
    const position = ({ value }: Item) =>
      typeof value.position === "number" ? value.position : 0
    return Object.entries(values)
      .flatMap(([file, value]): Item[] => {
        const contentType = contentTypeOf(file)
        const isItem = contentType && typeName(contentType) === type && !skipped.includes(file)
        return isItem && isRecord(value) ? [{ file, value }] : []
      })
      .toSorted((a, b) => position(a) - position(b))
  }
}

const has = (items: Item[], file: string) => items.some((item) => item.file === file)

function unusedImages(before: ContentState, after: ContentState): ContentChange[] {
  const texts = JSON.stringify([before.values, after.values])
  const copies = Object.values({ ...before.remoteImages, ...after.remoteImages })
  const sentences = Object.keys({ ...before.images, ...after.images })
    .filter((file) => isInPictures.test(file) && !copies.includes(file))
    .filter((file) => !texts.includes(JSON.stringify(file)))
    .flatMap((file) => {
      const [old, now] = [before.images[file], after.images[file]]
      if (old === now) return []
      const verb = old === undefined ? "added" : now === undefined ? "removed" : "replaced"
      return `${code(file)} ${verb}`
    })
  return sentences.length > 0 ? [{ place: "Unused images", sentences }] : []
}
