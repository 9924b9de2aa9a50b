import { titleOf } from "../../../content-model/compare/fieldChanges"
import { isEqual } from "../../../content-model/lib/path"
import { describeChanges } from "../../drafts/values/describe"
import { isPicturePath, parseText } from "../../drafts/merge/drafts"
import { text } from "../../ui/words/words"
import { fullMessage, messageOf } from "./commitMessage"
import type { Host, SavedContent, Tree, Writes } from "./host"
import { contentOf, entryOf, type Change, type Reader } from "./reader"
import { SaveError, type SaveRequest } from "../../drafts/backend"

/** Adds to the branch and the request of the signed-in person what was not saved yet. */
export async function saveChange(
  host: Host,
  reader: Reader,
  { files, pictures, summary }: SaveRequest,
) {
  const change = await reader.readChange()
  const writes: Writes = new Map()
  for (const { file, base, text: next } of files) {
    const saved = await reader.readText(contentOf(change, file))
    if (saved !== next && saved !== base) throw conflictIn(file, next ?? base)
    if (saved !== next) writes.set(file, next)
  }
  for (const { file, content } of pictures) {
    const isCopy = content !== null && "from" in content
    const written = isCopy
      ? (contentOf(change, content.from) ?? entryOf(change.mainFiles, content.from))
      : content
    if (isCopy && written === null) throw conflictIn(content.from, null)
    writes.set(file, written)
  }
  if (writes.size === 0 && !change.request) return
  if (writes.size > 0) await commitWrites(host, change, writes, summary)
  const changes = await compare(reader, change.mainFiles, new Map([...writesOf(change), ...writes]))
  const differences = changes.filter(({ before, after }) => !isEqual(before, after))
  const message = messageOf(describeChanges(differences))
  await host.openOrUpdatePullRequest(change.branch, change.request, message)
}

/** A change that is behind begins anew on what was published, once nothing contradicts it. */
export async function commitWrites(host: Host, change: Change, writes: Writes, summary: string) {
  const { branch, head, main, headFiles, mainFiles } = change
  const all: Writes = new Map([...change.contents, ...writes])
  const isDecided = change.changed.every((file) => all.has(file))
  const isContinued = head && (change.base === main || !isDecided)
  const [start, startFiles] = isContinued ? [head, headFiles] : [main, mainFiles]
  const needed = [...(isContinued ? writes : all)].filter(
    ([file, content]) => content !== null || startFiles.has(file),
  )
  const message = fullMessage(messageOf(summary))
  await host.commit({ branch, message, head, start, startFiles, writes: new Map(needed) })
}

/** What a change makes of each file, with the saved words that are not decided yet. */
export const writesOf = (change: Change): Writes =>
  new Map(change.changed.map((file) => [file, contentOf(change, file, change.headFiles)]))

/** The published and the new value of each file; of a picture, its path. */
export function compare(reader: Reader, mainFiles: Tree, writes: Writes) {
  const valueIn = async (file: string, content: SavedContent | Blob) =>
    isPicturePath(file) || content instanceof Blob
      ? content && file
      : parseText(await reader.readText(content))
  return Promise.all(
    [...writes].map(async ([file, content]) => {
      const before = await valueIn(file, entryOf(mainFiles, file))
      return { file, before, after: await valueIn(file, content) }
    }),
  )
}

function conflictIn(file: string, fileText: string | null) {
  const title = titleOf(file, parseText(fileText))
  return new SaveError(text("hosts.conflict", { title }), "conflict")
}
