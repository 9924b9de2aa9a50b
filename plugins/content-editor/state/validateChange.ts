import { errorsOf, type Issue } from "../../content-model/validate/issues"
import { validateContent } from "../../content-model/validate/validateContent"
import type { ImageInfo } from "../../content-model/validate/rules/images/imageFiles"
import type { Snapshot } from "./snapshot"

export type Change = {
  /** The path below content/ of the file that is written or deleted. */
  file: string
  /** The new text; undefined if the file is deleted. */
  text?: string
  /** New images by path below content/; undefined if damaged. */
  images?: Images
}

export type ValidationResult = {
  /** All issues of the file. */
  issues: Issue[]
  /** New errors in other files. */
  otherFiles: Issue[]
  /** The errors with which the change must not be saved. */
  blocking: Issue[]
}

type Images = Record<string, ImageInfo | undefined>

/** Validates content/ as it would be after a change. Needs neither disk nor Node. */
export async function validateChange(
  snapshot: Snapshot,
  change: Change,
): Promise<ValidationResult> {
  const oldErrors = new Set(errorsOf(await issuesBefore(snapshot)).map(keyOf))
  const isNew = (one: Issue) => !oldErrors.has(keyOf(one))
  const after = await issuesIn(applyChange(snapshot, change))
  const issues = after.filter(({ file }) => file === change.file)
  const otherFiles = errorsOf(after).filter((one) => one.file !== change.file && isNew(one))
  // The form shows no unknown fields, so an old one cannot be removed there.
  const own = errorsOf(issues).filter((one) => one.type !== "unknown-field" || isNew(one))
  return { issues, otherFiles, blocking: [...own, ...otherFiles] }
}

// Without the message, whose advice may differ after the change.
const keyOf = ({ type, file, path }: Issue) => JSON.stringify([type, file, path])

type Contents = Omit<Snapshot, "images"> & { images: Images }

const issuesIn = ({ images, ...content }: Contents) =>
  validateContent({ ...content, getImageInfo: (file) => images[file] })

const cache = new WeakMap<Snapshot, Promise<Issue[]>>()

function issuesBefore(snapshot: Snapshot) {
  const issues = cache.get(snapshot) ?? issuesIn(snapshot)
  cache.set(snapshot, issues)
  return issues
}

function applyChange(
  { listing, ...content }: Snapshot,
  { file, text, images = {} }: Change,
): Contents {
  const otherFiles = listing.files.filter((name) => name !== file)
  const added = [...(text === undefined ? [] : [file]), ...Object.keys(images)]
  const files = [...new Set([...otherFiles, ...added])].toSorted()
  const sources = new Map(content.sources.map((source) => [source.file, source]))
  if (text !== undefined) sources.set(file, { file, text, issues: [] })
  return {
    ...content,
    listing: { ...listing, files },
    // In the order of the listing: of two equal ids, validation reports the second file.
    sources: files.flatMap((name) => sources.get(name) ?? []),
    images: { ...content.images, ...images },
  }
}
