import { contentTypeOf } from "../../content-model/schema/jsonSchema"
import { describeChanges, titleOf } from "../state/describe"
import { isPicturePath, parseText } from "../state/drafts"
import { text } from "../words"
import { createBlobReader, type Build } from "./blobs"
import { contentOf, createChangeReader, entryOf } from "./change"
import type { Commit, Host, Message, SavedContent, Tree } from "./host"
import { readSnapshot } from "./readSnapshot"
import { SaveError, type Backend, type SaveRequest } from "./types"

/**
 * Content on a git host. What a person saves is one branch and one request until it is published.
 * `findBuild` returns the last build, whose texts and pictures need no request to the host.
 */
export function createGitBackend(
  host: Host,
  published: string,
  findBuild: () => Promise<Build>,
): Backend {
  const blobs = createBlobReader(host, findBuild)
  const { readText } = blobs
  const { readChange, filesOf } = createChangeReader(host, published, blobs)

  async function save({ files, pictures, summary }: SaveRequest) {
    const change = await readChange()
    const { branch, head, main, headFiles, mainFiles, request } = change
    const writes: Commit["writes"] = new Map()
    for (const { file, base, text: next } of files) {
      const saved = await readText(contentOf(change, file))
      if (saved === next) continue
      if (saved !== base) throw conflictIn(file, next ?? base)
      writes.set(file, next)
    }
    for (const { file, content } of pictures) {
      const isCopy = content !== null && "from" in content
      const written = isCopy ? contentOf(change, content.from) : content
      if (isCopy && written === null) throw conflictIn(content.from, null)
      writes.set(file, written)
    }
    const all: Commit["writes"] = new Map([...change.contents, ...writes])
    if (writes.size > 0) {
      // A change that is behind begins anew on what was published meanwhile.
      const [start, startFiles] = head && !change.isBehind ? [head, headFiles] : [main, mainFiles]
      const needed = [...(start === head ? writes : all)].filter(
        ([file, content]) => content !== null || startFiles.has(file),
      )
      const commit = { branch, start, startFiles, writes: new Map(needed), head }
      await host.commit({ ...commit, message: messageOf(summary) })
    }
    if (writes.size > 0 || request)
      await host.describe(branch, request, messageOf(await describe(mainFiles, all)))
  }

  /** A whole change in words. */
  async function describe(mainFiles: Tree, all: Commit["writes"]) {
    const changes = [...all].map(async ([file, content]) => {
      if (isPicturePath(file) || content instanceof Blob)
        return { file, before: content ? null : "", after: content && "" }
      const before = await readText(entryOf(mainFiles, file))
      return { file, before, after: await readText(content) }
    })
    const differing = (await Promise.all(changes)).filter(({ before, after }) => before !== after)
    return describeChanges(differing)
  }

  /** The text of a file; of a picture, its path. */
  const shown = async (file: string, content: SavedContent) =>
    isPicturePath(file) ? content && file : readText(content)

  return {
    load: async () => readSnapshot(await readChange(), blobs),
    save: (request) =>
      save(request).catch((error: unknown) => {
        // The branch may have moved between the comparison and the commit.
        if (error instanceof SaveError && error.isConflict) return save(request)
        throw error
      }),
    async versions(file) {
      const { head } = await readChange()
      return host.commits(head ?? published, file)
    },
    textAt: host.textAt,
    /** Looks at each tenth of the last 100 commits. A file that existed for less may be missing. */
    async deletedFiles() {
      const { main, mainFiles, headFiles } = await readChange()
      const commits = await host.commits(main)
      const samples = commits.filter((_, index) => index % 10 === 9 || index === commits.length - 1)
      const trees = await Promise.all(samples.map(({ id }) => filesOf(id)))
      const names = new Set([mainFiles, ...trees].flatMap((tree) => [...tree.keys()]))
      const deleted = [...names].filter((file) => contentTypeOf(file) && !headFiles.has(file))
      const found = deleted.map(async (file) => {
        const [last, previous] = await host.commits(main, file)
        // The last published commit of a deleted file is its deletion.
        return { file, version: mainFiles.has(file) ? last : previous }
      })
      const files = await Promise.all(found)
      return files.toSorted((a, b) => Date.parse(b.version.date) - Date.parse(a.version.date))
    },
    async publication() {
      const { request, head, headFiles, mainFiles, changed } = await readChange()
      if (!request || !head) return { state: "published", files: [] }
      const files = changed.map(async (file) => ({
        file,
        published: await shown(file, entryOf(mainFiles, file)),
        saved: await shown(file, entryOf(headFiles, file)),
      }))
      const { title, url } = request
      const state = await host.stateOf(request.id, head)
      return { ...state, files: await Promise.all(files), link: { title, url } }
    },
    async publish(message) {
      const { request, head, branch } = await readChange()
      if (!request || !head) return
      await host.merge(request.id, head, messageOf(message || request.title))
      await host.deleteBranch(branch)
    },
    async withdraw() {
      const { request, branch } = await readChange()
      if (!request) return
      await host.close(request.id)
      await host.deleteBranch(branch)
    },
  }
}

const maxTitleLength = 100 // GitLab accepts 255

/** The only change as the title, or a list of all changes below a title. */
function messageOf(summary: string): Message {
  const lines = summary.split("\n").filter(Boolean)
  if (lines.length === 1 && lines[0].length <= maxTitleLength) return { title: lines[0], body: "" }
  const title = text("hosts.changes", { count: lines.length })
  return { title, body: lines.map((line) => `- ${line}`).join("\n") }
}

function conflictIn(file: string, fileText: string | null) {
  const title = titleOf(file, parseText(fileText))
  return new SaveError(text("hosts.conflict", { title }), { isConflict: true })
}
