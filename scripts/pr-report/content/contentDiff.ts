import { fieldChanges } from "../../../plugins/content-model/compare/fieldChanges"
import { filesOfType, isDraft } from "../../../plugins/content-model/read/content"
import { isRecord } from "../../../plugins/content-model/lib/isRecord"
import { model } from "../../../plugins/content-model/model/model"
import { typeName } from "../../../plugins/content-model/model/model"
import { fieldPath } from "../../../plugins/content-model/issues/fieldPath"
import { code, escapeMarkdown } from "../markdown"
import { describeChange } from "./describeChange"
import type { ContentState } from "./readContent"

/** The changes of a file, as parts of a sentence in Markdown. */
export type ContentChange = { place: string; sentences: string[] }

/** Describes the changes of the content in the order of the content types, then those of pictures. */
export function diffContent(before: ContentState, after: ContentState): ContentChange[] {
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
  return [...files, ...pictures].filter(({ sentences }) => sentences.length > 0)
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
  const fields = fieldChanges(file, old, now)
    .filter(({ path }) => path[0] !== "$schema" && path[0] !== "draft")
    .map((change) => describeChange(file, change))
  return [...draftChange(isDraft(old), isDraft(now), fields.length > 0), ...fields]
}
