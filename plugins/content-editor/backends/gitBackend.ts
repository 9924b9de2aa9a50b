import { contentTypeOf } from "../../content-model/schema/jsonSchema"
import { contentFolder, repositoryPath } from "../constants"
import { describeChanges, titleOf } from "../state/content/describe"
import { isPicturePath, parseText } from "../state/drafts/drafts"
import { redirectedFiles, redirectsFile } from "../state/items/redirects"
import { text, type WordKey } from "../words"
import {
  fullMessage,
  messageOf,
  type Commit,
  type Host,
  type SavedContent,
  type Tree,
} from "./host"
import { contentOf, createReader, entryOf, type Build } from "./reader"
import { explain, onStatus } from "./request"
import { SaveError, type Backend, type Publication, type SaveRequest } from "./types"
import { versionsOf } from "./versionsOf"

/** Why a change cannot be published now. */
const reasons: Partial<Record<Publication["state"], WordKey>> = {
  conflict: "hosts.contested",
  failed: "hosts.checksFailed",
  checking: "hosts.checksRun",
  review: "hosts.review",
}

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
    const { branch, head, main, headFiles, mainFiles, request } = change
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
    const all: Commit["writes"] = new Map([...change.contents, ...writes])
    /** Saved words that contradict published ones, and are not decided yet. */
    const contested = change.changed.filter((file) => !all.has(file))
    if (writes.size > 0) {
      // A change that is behind begins anew on what was published, once nothing contradicts it.
      const isContinued = change.base === main || contested.length > 0
      const [start, startFiles] = head && isContinued ? [head, headFiles] : [main, mainFiles]
      const needed = [...(start === head ? writes : all)].filter(
        ([file, content]) => content !== null || startFiles.has(file),
      )
      const message = fullMessage(messageOf(summary))
      await host.commit({ branch, message, head, start, startFiles, writes: new Map(needed) })
    }
    for (const file of contested) all.set(file, entryOf(headFiles, file))
    if (writes.size === 0 && !request) return
    await host.describe(branch, request, await describe(mainFiles, all))
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

  /** Hosts may delete a branch themselves after the merge. */
  const deleteBranch = (branch: string): Promise<unknown> =>
    host.deleteBranch(branch).catch(onStatus([404, 422], () => undefined))

  return {
    load: readSnapshot,
    save,
    async versions(file) {
      const { head } = await readChange()
      return versionsOf(host, { filesOf, readText }, file, head ?? published)
    },
    textAt: async (commit, file) => (await readText(entryOf(await filesOf(commit), file))) ?? "",
    /** Looks at each tenth of the last 100 commits. A file that existed for less may be missing. */
    async deletedFiles() {
      const { main, mainFiles, head = main, headFiles } = await readChange()
      const site = parseText(await readText(entryOf(headFiles, redirectsFile)))
      const targets = redirectedFiles(site).filter(({ to }) => headFiles.has(to))
      const followed = targets.map(({ to }) => versionsOf(host, { filesOf, readText }, to, head))
      const renamed = (await Promise.all(followed)).flat().map(({ file }) => file)
      const commits = await host.commits(main, contentFolder)
      const samples = commits.filter((_, index) => index % 10 === 9 || index === commits.length - 1)
      const trees = await Promise.all(samples.map(({ id }) => filesOf(id)))
      const names = new Set([mainFiles, ...trees].flatMap((tree) => [...tree.keys()]))
      const deleted = [...names].filter(
        (file) => contentTypeOf(file) && !headFiles.has(file) && !renamed.includes(file),
      )
      const found = deleted.map(async (file) => {
        const [last, previous] = await host.commits(main, repositoryPath(file))
        // The last published commit of a deleted file is its deletion.
        return { file, version: mainFiles.has(file) ? last : previous }
      })
      const files = await Promise.all(found)
      return files.toSorted((a, b) => Date.parse(b.version.date) - Date.parse(a.version.date))
    },
    async publication() {
      const { request, head, headFiles, mainFiles, changed } = await readChange()
      if (!request || !head) return { state: "published", files: [] }
      const contents = new Map(changed.map((file) => [file, entryOf(headFiles, file)]))
      const { id, ...link } = request
      const state = await host.stateOf(id, head)
      const reason = reasons[state] && text(reasons[state])
      return { state, reason, files: await compare(mainFiles, contents), link }
    },
    async publish(message) {
      const { request, head, branch } = await readChange()
      if (!request || !head) return
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
