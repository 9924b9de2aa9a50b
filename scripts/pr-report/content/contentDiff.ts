import { fieldChanges } from "../../../plugins/content-model/compare/fieldChanges"
import {
  filesOfType,
  isDraft,
  type ContentValues,
} from "../../../plugins/content-model/read/content"
import { isRecord } from "../../../plugins/content-model/lib/isRecord"
import { Translation } from "../../../plugins/content-model/fields/groups/translation"
import { contentTypeOf, model, typeName } from "../../../plugins/content-model/model/model"
import { fieldPath } from "../../../plugins/content-model/issues/fieldPath"
import { quote } from "../../../plugins/content-model/issues/quote"
import { translationsIn } from "../../../plugins/content-model/languages/languages"
import { code, escapeMarkdown } from "../markdown"
import { describeChange } from "./describeChange"

export type ContentState = {
  values: ContentValues
  /** The hash of each image by its path below content/. */
  images: ReadonlyMap<string, string>
}

/** Describes the changed files in Markdown, in the order of the content types, then the pictures. */
export function diffContent(before: ContentState, after: ContentState) {
  const all = new Map([...after.values, ...before.values])
  const files = model.types.flatMap((type) =>
    filesOfType(all, type).map(({ file, value }) => ({
      file,
      place: isRecord(value)
        ? escapeMarkdown(fieldPath({ file, value, name: typeName(type) }, []))
        : code(file),
      sentences: fileChange(before.values, after.values, file) ?? fieldsOf(before, after, file),
    })),
  )
  const pictures = [...new Set([...before.images.keys(), ...after.images.keys()])].map((file) => ({
    place: code(file),
    sentences: fileChange(before.images, after.images, file) ?? ["replaced"],
  }))
  return [...files, ...pictures]
    .filter(({ sentences }) => sentences.length > 0)
    .map(({ place, sentences }) => `${place}: ${sentences.join("; ")}`)
}

/** What happened to a file as a whole; undefined if it is another one in both states. */
function fileChange(
  before: ReadonlyMap<string, unknown>,
  after: ReadonlyMap<string, unknown>,
  file: string,
) {
  if (!after.has(file)) return ["deleted"]
  if (!before.has(file)) return [isDraft(after.get(file)) ? "new, as a draft" : "new"]
  return before.get(file) === after.get(file) ? [] : undefined
}

/** What it means for visitors that a file was a draft, or is one. */
function draftChange(was: boolean, is: boolean, isChanged: boolean) {
  if (was && is) return isChanged ? ["a draft, not on the site"] : []
  if (is) return ["a draft now, not on the site any more"]
  return was ? ["no draft any more"] : []
}

function fieldsOf(before: ContentState, after: ContentState, file: string) {
  const [old, now] = [before, after].map(({ values }) => values.get(file))
  if (!isRecord(now)) return ["cannot be read"]
  if (!isRecord(old)) return ["could not be read before"]
  const isApart = contentTypeOf(file) === Translation
  const apart = ["$schema", "draft", ...(isApart ? ["texts"] : [])]
  const changes = [
    ...fieldChanges(file, old, now).filter(({ path }) => !apart.includes(String(path[0]))),
    ...(isApart ? translationChanges(old, now) : []),
  ]
  const fields = changes.map((change) => describeChange(file, change))
  return [...draftChange(isDraft(old), isDraft(now), fields.length > 0), ...fields]
}

/** The changed translations of a language, each by its text. */
function translationChanges(old: unknown, now: unknown) {
  const [before, after] = [old, now].map((value) => {
    const texts = translationsIn(value)
    return new Map(texts.map((one) => [[one.source, one.onlyIn].join(" ").trim(), one.translation]))
  })
  return [...new Set([...before.keys(), ...after.keys()])]
    .filter((text) => before.get(text) !== after.get(text))
    .map((text) => ({
      path: ["texts", 0, "translation"],
      label: quote(text),
      before: before.get(text),
      after: after.get(text),
    }))
}
