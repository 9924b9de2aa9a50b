import { errorsOf, type Finding } from "../model/findings"
import { inspect } from "../model/inspect"
import type { Facts } from "../model/pictures"
import type { Snapshot } from "./snapshot"

export type Change = {
  /** The path below content/ of the file that is written or deleted. */
  file: string
  /** What it is to say; nothing where it is deleted. */
  text?: string
  /** Pictures that are added; nothing for one that is damaged. */
  pictures?: Record<string, Facts | undefined>
}

export type Verdict = {
  /** What there is to say of the file, whether grave or not. */
  findings: Finding[]
  /** Errors in other files that the change brings. */
  elsewhere: Finding[]
  /** What the change must not be saved with. */
  refusals: Finding[]
}

/** What the content report would say once a change of content were saved. */
export async function judge(snapshot: Snapshot, change: Change): Promise<Verdict> {
  const before = await findingsBefore(snapshot)
  const after = await findingsIn(changed(snapshot, change))
  const isOwn = ({ file }: Finding) => file === change.file
  const known = new Set(errorsOf(before).map(keyOf))
  const findings = after.filter(isOwn)
  const elsewhere = errorsOf(after).filter((one) => !isOwn(one) && !known.has(keyOf(one)))
  // No form shows a field that the model does not know, so nobody could mend it there.
  const own = errorsOf(findings).filter(
    (one) => one.kind !== "field-unknown" || !known.has(keyOf(one)),
  )
  return { findings, elsewhere, refusals: [...own, ...elsewhere] }
}

// Not by the message: it may give other advice because of the change.
const keyOf = ({ kind, file, path }: Finding) => JSON.stringify([kind, file, path])

const findingsIn = ({ pictures, ...content }: Contents) =>
  inspect({ ...content, factsOf: (file) => pictures[file] })

const known = new WeakMap<Snapshot, Promise<Finding[]>>()

function findingsBefore(snapshot: Snapshot) {
  const findings = known.get(snapshot) ?? findingsIn(snapshot)
  known.set(snapshot, findings)
  return findings
}

type Contents = Omit<Snapshot, "pictures"> & { pictures: Record<string, Facts | undefined> }

function changed({ listing, ...content }: Snapshot, { file, text, pictures = {} }: Change) {
  const kept = listing.files.filter((name) => name !== file)
  const added = [...(text === undefined ? [] : [file]), ...Object.keys(pictures)]
  const files = [...new Set([...kept, ...added])].toSorted()
  const sources = new Map(content.sources.map((source) => [source.file, source]))
  if (text !== undefined) sources.set(file, { file, text, findings: [], isCertain: true })
  return {
    ...content,
    listing: { ...listing, files },
    // In the order of the listing, as the report reads them: of two ids the second is taken.
    sources: files.flatMap((name) => sources.get(name) ?? []),
    pictures: { ...content.pictures, ...pictures },
  }
}
