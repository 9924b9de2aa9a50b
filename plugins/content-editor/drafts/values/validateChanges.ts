import { errorsOf, type Issue } from "../../../content-model/issues/issues"
import { validateContent } from "../../../content-model/validate/validateContent"
import type { ImageInfo } from "../../../content-model/fields/picture/imageFiles"
import type { Snapshot, Check } from "../content/types"

/** Files to write or delete together. Paths are below content/. */
export type Changes = {
  /** The new text of each content file; null deletes the file. */
  texts: Record<string, string | null>
  /** The new pictures; null deletes the picture, undefined is a damaged one. */
  images?: Record<string, ImageInfo | null | undefined>
}

/** Validates content/ as it would be after some changes. Needs neither disk nor Node. */
export async function validateChanges(snapshot: Snapshot, changes: Changes): Promise<Check> {
  const changed = new Set([...Object.keys(changes.texts), ...Object.keys(changes.images ?? {})])
  const after = await issuesIn(applyChanges(snapshot, changes))
  const own = after.filter(({ file }) => changed.has(file))
  const errors = errorsOf(after)
  const oldErrors = new Set(errors.length > 0 ? (await errorsIn(snapshot)).map(keyOf) : [])
  const isNew = (one: Issue) => !oldErrors.has(keyOf(one))
  const others = errors.filter((one) => !changed.has(one.file) && isNew(one))
  // The form shows no unknown fields, so an old one cannot be removed there.
  const ownErrors = errorsOf(own).filter((one) => one.type !== "unknown-field" || isNew(one))
  const notes = after.filter((one) => !changed.has(one.file) && one.severity === "note")
  return { issues: [...own, ...others, ...notes], blocking: [...ownErrors, ...others] }
}

// Without the message, whose advice may differ after the change.
const keyOf = ({ type, file, path }: Issue) => JSON.stringify([type, file, path])

type Images = NonNullable<Changes["images"]>

const issuesIn = ({ images, ...content }: Omit<Snapshot, "images"> & { images: Images }) =>
  validateContent({ ...content, getImageInfo: (file) => images[file] ?? undefined })

const cache = new WeakMap<Snapshot, Promise<Issue[]>>()

/** The errors of the content without any change. */
export function errorsIn(snapshot: Snapshot) {
  const errors = cache.get(snapshot) ?? issuesIn(snapshot).then(errorsOf)
  cache.set(snapshot, errors)
  return errors
}

function applyChanges({ listing, ...content }: Snapshot, { texts, images = {} }: Changes) {
  const changes: Record<string, unknown> = { ...texts, ...images }
  const files = [...new Set([...listing.files, ...Object.keys(changes)])]
    .filter((file) => changes[file] !== null)
    .toSorted()
  const sources = new Map(content.sources.map((source) => [source.file, source]))
  for (const [file, text] of Object.entries(texts))
    sources.set(file, { file, text: text ?? undefined, issues: [] })
  return {
    ...content,
    listing: { ...listing, files },
    // In the order of the listing: of two equal ids, validation reports the second file.
    sources: files.flatMap((name) => sources.get(name) ?? []),
    images: { ...content.images, ...images },
  }
}
