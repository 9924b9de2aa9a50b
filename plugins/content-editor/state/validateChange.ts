import { errorsOf, type Issue } from "../../content-model/validate/issues"
import { validateContent } from "../../content-model/validate/validateContent"
import type { ImageInfo } from "../../content-model/validate/rules/images"
import type { Snapshot } from "./snapshot"

export type Change = {
  /** The path below content/ of the file that is written or deleted. */
  file: string
  /** What it is to say; nothing where it is deleted. */
  text?: string
  /** Pictures that are added; nothing for one that is damaged. */
  pictures?: Record<string, ImageInfo | undefined>
}

export type ValidationResult = {
  /** What there is to say of the file, whether grave or not. */
  issues: Issue[]
  /** Errors in other files that the change brings. */
  otherFiles: Issue[]
  /** What the change must not be saved with. */
  blocking: Issue[]
}

/** What the content report would say once a change of content were saved. */
export async function validateChange(
  snapshot: Snapshot,
  change: Change,
): Promise<ValidationResult> {
  const before = await issuesBefore(snapshot)
  const after = await issuesIn(changed(snapshot, change))
  const isOwn = ({ file }: Issue) => file === change.file
  const known = new Set(errorsOf(before).map(keyOf))
  const issues = after.filter(isOwn)
  const otherFiles = errorsOf(after).filter((one) => !isOwn(one) && !known.has(keyOf(one)))
  // No form shows a field that the model does not know, so nobody could mend it there.
  const own = errorsOf(issues).filter(
    (one) => one.kind !== "field-unknown" || !known.has(keyOf(one)),
  )
  return { issues, otherFiles, blocking: [...own, ...otherFiles] }
}

// Not by the message: it may give other advice because of the change.
const keyOf = ({ kind, file, path }: Issue) => JSON.stringify([kind, file, path])

const issuesIn = ({ pictures, ...content }: Contents) =>
  validateContent({ ...content, factsOf: (file) => pictures[file] })

const known = new WeakMap<Snapshot, Promise<Issue[]>>()

function issuesBefore(snapshot: Snapshot) {
  const issues = known.get(snapshot) ?? issuesIn(snapshot)
  known.set(snapshot, issues)
  return issues
}

type Contents = Omit<Snapshot, "pictures"> & { pictures: Record<string, ImageInfo | undefined> }

function changed({ listing, ...content }: Snapshot, { file, text, pictures = {} }: Change) {
  const kept = listing.files.filter((name) => name !== file)
  const added = [...(text === undefined ? [] : [file]), ...Object.keys(pictures)]
  const files = [...new Set([...kept, ...added])].toSorted()
  const sources = new Map(content.sources.map((source) => [source.file, source]))
  if (text !== undefined) sources.set(file, { file, text, issues: [], isCertain: true })
  return {
    ...content,
    listing: { ...listing, files },
    // In the order of the listing, as the report reads them: of two ids the second is taken.
    sources: files.flatMap((name) => sources.get(name) ?? []),
    pictures: { ...content.pictures, ...pictures },
  }
}
