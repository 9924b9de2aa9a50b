import { isRecord } from "../../../content-model/lib/isRecord"
import { contentTypeOf, schemas, typeName } from "../../../content-model/model/model"
import { serialize } from "../../../content-model/read/json/serialize"
import { normalise } from "../content/normalise"
import type { Snapshot, Draft, Drafts, Picture, State } from "../content/types"

export const isPicturePath = (file: string) => file.startsWith("images/")

const isPicture = (value: unknown): value is Picture =>
  isRecord(value) && typeof value.width === "number" && ("blob" in value || "from" in value)

/** The new picture of a draft; null if the draft deletes a picture, undefined if it is a content file. */
export function pictureOf({ file, value }: Draft) {
  if (!isPicturePath(file)) return undefined
  return isPicture(value) ? value : null
}

/** The text of a content file for a value of the form; null for null. */
export function textOf(file: string, value: unknown) {
  const type = contentTypeOf(file)
  if (!type) throw new Error(`${file} is not a content file of this site.`)
  const name = typeName(type)
  return value === null ? null : serialize(normalise(value, schemas[name]), name)
}

/** The saved text of a content file; null if it does not exist. */
export const savedText = ({ sources }: Snapshot, file: string) =>
  sources.find((source) => source.file === file)?.text ?? null

/** Parses a text; null if it has a syntax error. */
export function parseText(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text)
  } catch {
    return null // the check reports the syntax error
  }
}

const parsedSources = new WeakMap<Snapshot, ReadonlyMap<string, unknown>>()

/** The saved content files that can be parsed. */
export function savedValues(snapshot: Snapshot) {
  const values =
    parsedSources.get(snapshot) ??
    new Map(
      snapshot.sources
        .map(({ file, text = null }): [string, unknown] => [file, parseText(text)])
        .filter(([, value]) => value !== null),
    )
  parsedSources.set(snapshot, values)
  return values
}

/** The parsed saved file; null if it does not exist or has a syntax error. */
export function savedValue(snapshot: Snapshot, file: string): unknown {
  if (!isPicturePath(file)) return savedValues(snapshot).get(file) ?? null
  return Object.hasOwn(snapshot.images, file) ? { ...snapshot.images[file], from: file } : null
}

/** The value of a file as the editor shows it: that of its draft, else the saved one. */
export function valueOf(snapshot: Snapshot, drafts: Drafts, file: string): unknown {
  const draft = drafts.get(file)
  return draft ? draft.value : savedValue(snapshot, file)
}

/** Whether saving the draft would change the saved file. */
export function isChanged(snapshot: Snapshot, draft: Draft) {
  const { file, value } = draft
  const picture = pictureOf(draft)
  const saved = savedValue(snapshot, file)
  if (picture === null) return saved !== null
  // A saved deletion that is undone copies the picture from where it was kept.
  if (picture) return saved === null || !("from" in picture && picture.from === file)
  return textOf(file, value) !== (saved === null ? savedText(snapshot, file) : textOf(file, saved))
}

/** The drafts that saving would write. */
export const changedDrafts = (snapshot: Snapshot, drafts: Drafts) =>
  [...drafts.values()].filter((draft) => isChanged(snapshot, draft))

/** The drafts that the last save refused and that are still changed. */
export const refusedDrafts = ({ save, snapshot, drafts }: State) =>
  save.kind === "refused"
    ? changedDrafts(snapshot, drafts).filter(({ file }) => save.files.includes(file))
    : []

/** Drafts as files to write: what the check and a save receive. */
export function changesOf(drafts: Draft[]) {
  const texts: Record<string, string | null> = {}
  const images: Record<string, Picture | null> = {}
  for (const draft of drafts) {
    const picture = pictureOf(draft)
    if (picture === undefined) texts[draft.file] = textOf(draft.file, draft.value)
    else images[draft.file] = picture
  }
  return { texts, images }
}

/** Whether the saved file changed since the draft began. */
export const isOutdated = (snapshot: Snapshot, { file, base }: Draft) =>
  !isPicturePath(file) && savedText(snapshot, file) !== base
