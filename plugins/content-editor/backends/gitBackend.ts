import { describeChanges, titleOf } from "../state/content/describe"
import { isPicturePath, parseText } from "../state/drafts/drafts"
import { text, type WordKey } from "../words"
import {
  fullMessage,
  messageOf,
  type Commit,
  type Host,
  type SavedContent,
  type Tree,
} from "./host"
import { contentOf, createReader, entryOf, type Build, type Change } from "./reader"
import { explain, onStatus } from "./request"
import { SaveError, type Backend, type Publication, type SaveRequest } from "./types"
import { deletedFiles, versionsOf } from "./versions"

/** Why a change cannot be published now. */
const reasons: Partial<Record<Publication["state"], WordKey>> = {
  conflict: "hosts.contested",
  failed: "hosts.checksFailed",
  checking: "hosts.checksRun",
  review: "hosts.review",
}

/** Whether saved words contradict published ones, and are not decided yet. */
const isContested = ({ changed, contents }: Change) => changed.some((file) => !contents.has(file))

/** What a change makes of each file, with the saved words that are not decided yet. */
const wholeOf = ({ changed, contents, headFiles }: Change): Commit["writes"] =>
  new Map(
    changed.map((file) => [
      file,
      contents.has(file) ? (contents.get(file) ?? null) : entryOf(headFiles, file),
    ]),
  )

/**
 * Content on a git host. What a person saves is one branch and one request until it is published.
 * `findBuild` returns the last build, whose texts and pictures need no request to the host.
 */
export function createGitBackend(
  host: Host,
  published: string,
  findBuild: () => Promise<Build>,
): Backend {
  const reader = createReader(host, published, findBuild)
  const { readSnapshot, readChange, readText, filesOf } = reader

  async function save({ files, pictures, summary }: SaveRequest) {
    if (reader.hasPointers() && pictures.some(({ content }) => content instanceof Blob))
      throw new SaveError(text("hosts.lfs"))
    const change = await readChange()
    const writes: Commit["writes"] = new Map()
    for (const { file, base, text: next } of files) {
      const saved = await readText(contentOf(change, file))
      if (saved !== next && saved !== base) throw conflictIn(file, next ?? base)
      if (saved !== next) writes.set(file, next)
    }
    for (const { file, content } of pictures) {
      const isCopy = content !== null && "from" in content
      const written = isCopy ? contentOf(change, content.from) : content
      if (isCopy && written === null) throw conflictIn(content.from, null)
      writes.set(file, written)
    }
    if (writes.size === 0 && !change.request) return
    if (writes.size > 0) await commitWrites(change, writes, summary)
    const all = new Map([...wholeOf(change), ...writes])
    await host.describe(change.branch, change.request, await describe(change.mainFiles, all))
  }

  /** A change that is behind begins anew on what was published, once nothing contradicts it. */
  async function commitWrites(change: Change, writes: Commit["writes"], summary: string) {
    const { branch, head, main, headFiles, mainFiles } = change
    const all: Commit["writes"] = new Map([...change.contents, ...writes])
    const isDecided = change.changed.every((file) => all.has(file))
    const isContinued = head && (change.base === main || !isDecided)
    const [start, startFiles] = isContinued ? [head, headFiles] : [main, mainFiles]
    const needed = [...(isContinued ? writes : all)].filter(
      ([file, content]) => content !== null || startFiles.has(file),
    )
    const message = fullMessage(messageOf(summary))
    await host.commit({ branch, message, head, start, startFiles, writes: new Map(needed) })
  }

  /** The text of a file; of a picture, its path. */
  const shown = async (file: string, content: SavedContent | Blob) =>
    isPicturePath(file) || content instanceof Blob ? content && file : readText(content)

  /** The published and the new text of each file. */
  const compare = (mainFiles: Tree, contents: Commit["writes"]) =>
    Promise.all(
      [...contents].map(async ([file, content]) => {
        const before = await shown(file, entryOf(mainFiles, file))
        return { file, before, after: await shown(file, content) }
      }),
    )

  /** A whole change in words, as the title and the text of its request. */
  async function describe(mainFiles: Tree, contents: Commit["writes"]) {
    const changes = await compare(mainFiles, contents)
    return messageOf(describeChanges(changes.filter(({ before, after }) => before !== after)))
  }

  /** Of a change that was overtaken, the host only knows whether its lines merge. */
  async function stateOf(change: Change, id: number, head: string) {
    if (isContested(change)) return "conflict"
    return change.isOvertaken ? "saved" : host.stateOf(id, head)
  }

  /** Hosts may delete a branch themselves after the merge. */
  const deleteBranch = (branch: string): Promise<unknown> =>
    host.deleteBranch(branch).catch(onStatus([404, 422], () => undefined))

  return {
    load: readSnapshot,
    save,
    async versions(file) {
      const { head } = await readChange()
      return versionsOf(host, reader, file, head ?? published)
    },
    textAt: async (commit, file) => (await readText(entryOf(await filesOf(commit), file))) ?? "",
    deletedFiles: async () => deletedFiles(host, reader, await readChange()),
    async publication() {
      const change = await readChange()
      const { request, head, mainFiles } = change
      if (!request || !head) return { state: "published", files: [] }
      const { id, ...link } = request
      const state = await stateOf(change, id, head)
      const reason = reasons[state] && text(reasons[state])
      return { state, reason, files: await compare(mainFiles, wholeOf(change)), link }
    },
    async publish(message) {
      const change = await readChange()
      const { request, head, branch } = change
      if (!request || !head) return
      if (isContested(change)) throw new SaveError(text("hosts.contested"))
      if (change.isOvertaken) {
        // The host merges lines, which can mix two entries of a list.
        await commitWrites(change, new Map(), message || request.title)
        throw new SaveError(text("hosts.merged"))
      }
      const merged = host.merge(request.id, head, messageOf(message || request.title))
      await merged
        .catch(explain([403, 404], "hosts.noMerge"))
        .catch(explain([405, 406, 409, 422], "hosts.notReady"))
      await deleteBranch(branch)
    },
    async withdraw() {
      const { request, branch } = await readChange()
      if (request) await host.close(request.id)
      if (request) await deleteBranch(branch)
    },
  }
}

function conflictIn(file: string, fileText: string | null) {
  const title = titleOf(file, parseText(fileText))
  return new SaveError(text("hosts.conflict", { title }), { isConflict: true })
}
