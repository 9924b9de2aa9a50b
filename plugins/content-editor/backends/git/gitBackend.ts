import { contentTypeOf } from "../../../content-model/model/model"
import { text } from "../../ui/words/words"
import { contentFolder, repositoryPath } from "../../lib/constants"
import { messageOf } from "./commitMessage"
import type { Host } from "./host"
import { createReader, entryOf, type Build, type Change } from "./reader"
import { explain, onStatus } from "./request"
import { commitWrites, compare, saveChange, writesOf } from "./saveChange"
import { SaveError, type Backend } from "../../drafts/backend"

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

  return {
    load: readSnapshot,
    save: (request) => saveChange(host, reader, request),
    async versions(file) {
      const { head } = await readChange()
      return host.commits(head ?? published, repositoryPath(file))
    },
    textAt: async (commit, file) => (await readText(entryOf(await filesOf(commit), file))) ?? "",
    /** Looks at each tenth of the last 100 published commits: a file that existed for less may be missing. */
    async deletedFiles() {
      const { main, mainFiles, headFiles } = await readChange()
      const commits = await host.commits(main, contentFolder)
      const samples = commits.filter((_, index) => index % 10 === 9 || index === commits.length - 1)
      const trees = await Promise.all(samples.map(({ id }) => filesOf(id)))
      const names = new Set([mainFiles, ...trees].flatMap((tree) => [...tree.keys()]))
      const deleted = [...names].filter((file) => contentTypeOf(file) && !headFiles.has(file))
      const found = deleted.map(async (file) => {
        const [last, previous] = await host.commits(main, repositoryPath(file))
        // The last published commit of a deleted file is its deletion.
        return { file, version: mainFiles.has(file) ? last : previous }
      })
      const files = await Promise.all(found)
      return files.toSorted((a, b) => Date.parse(b.version.date) - Date.parse(a.version.date))
    },
    async publication() {
      const change = await readChange()
      const { request, head, main, mainFiles } = change
      if (!request || !head) {
        const [last] = await host.commits(main, contentFolder)
        return { state: "published", files: [], publishedAt: last?.date }
      }
      const { id, ...link } = request
      const state = await stateOf(host, change, id, head)
      const files = await compare(reader, mainFiles, writesOf(change))
      return { state, files, link, preview: await host.previewOf(head) }
    },
    async publish(summary) {
      const change = await readChange()
      const { request, head, branch } = change
      if (!request || !head) return
      if (isContested(change)) throw new SaveError(text("hosts.contested"))
      if (change.isOvertaken) {
        // The host merges lines, which can mix two entries of a list.
        await commitWrites(host, change, new Map(), summary || request.title)
        throw new SaveError(text("hosts.merged"))
      }
      await host
        .merge(request.id, head, messageOf(summary || request.title))
        .catch(explain([403, 404], "hosts.noMerge"))
        .catch(explain([405, 406, 409, 422], "hosts.notReady"))
      await deleteBranch(host, branch)
    },
    async withdraw() {
      const { request, branch } = await readChange()
      if (!request) return
      await host.close(request.id)
      await deleteBranch(host, branch)
    },
  }
}

/** Whether saved words contradict published ones, and are not decided yet. */
const isContested = ({ changed, contents }: Change) => changed.some((file) => !contents.has(file))

/** Of a change that was overtaken, the host only knows whether its lines merge. */
async function stateOf(host: Host, change: Change, id: number, head: string) {
  if (isContested(change)) return "conflict"
  return change.isOvertaken ? "saved" : host.stateOf(id, head)
}

/** Hosts may delete a branch themselves after the merge. */
const deleteBranch = (host: Host, branch: string): Promise<unknown> =>
  host.deleteBranch(branch).catch(onStatus([404, 422], () => undefined))
