import { createHash } from "node:crypto"

type Files = ReadonlyMap<string, string>
type Changes = Record<string, string | Buffer | null>
/** As GitHub lists it. */
type Commit = {
  sha: string
  tree: string
  parents: string[]
  commit: { message: string; author: { name: string; date: string } }
}

const hash = (text: string | Buffer) => createHash("sha1").update(text).digest("hex")
const firstTime = Date.parse("2026-01-15T09:00:00Z")

/** A git repository in memory, with its files on the branch `main`. */
export function createRepository(files: Record<string, string | Buffer>) {
  const blobs = new Map<string, Buffer>()
  const trees = new Map<string, Files>()
  /** The oldest first. */
  const commits = new Map<string, Commit>()
  const branches = new Map<string, string>()

  function addBlob(content: string | Buffer) {
    const bytes = Buffer.from(content)
    const id = hash(Buffer.concat([Buffer.from(`blob ${bytes.length}\0`), bytes]))
    blobs.set(id, bytes)
    return id
  }

  function addTree(entries: Files) {
    const id = hash(JSON.stringify([...entries].toSorted()))
    trees.set(id, entries)
    return id
  }

  function addCommit(tree: string, parents: string[], message: string, name: string) {
    const date = new Date(firstTime + commits.size * 60_000).toISOString()
    const sha = hash(JSON.stringify([tree, parents, message, date]))
    commits.set(sha, { sha, tree, parents, commit: { message, author: { name, date } } })
    return sha
  }

  const commitOf = (name: string) => commits.get(branches.get(name) ?? name)
  /** The blobs of a branch or a commit by their path. */
  const filesOf = (name: string): Files => trees.get(commitOf(name)?.tree ?? "") ?? new Map()

  /** A commit and all before it, newest first. */
  function ancestors(name: string) {
    const found = new Set([commitOf(name)?.sha])
    const newestFirst = [...commits.values()].toReversed()
    for (const { sha, parents } of newestFirst)
      if (found.has(sha)) for (const parent of parents) found.add(parent)
    return newestFirst.filter(({ sha }) => found.has(sha))
  }

  function mergeBase(one: string, other: string) {
    const others = new Set(ancestors(other))
    return ancestors(one).find((commit) => others.has(commit))?.sha ?? ""
  }

  function differences(one: string, other: string) {
    const [before, after] = [filesOf(one), filesOf(other)]
    const all = new Set([...before.keys(), ...after.keys()])
    return [...all].filter((path) => before.get(path) !== after.get(path)).toSorted()
  }

  /** The commits that changed a file or a folder, newest first. */
  const log = (name: string, path: string) =>
    ancestors(name).filter(({ sha, parents: [parent = ""] }) =>
      differences(parent, sha).some((file) => file === path || file.startsWith(`${path}/`)),
    )

  function merge(target: string, branch: string, message: string) {
    const changed = differences(mergeBase(target, branch), branch)
    const theirs = changed.map((path) => [path, blobs.get(filesOf(branch).get(path) ?? "") ?? null])
    commitFiles(target, Object.fromEntries(theirs), message, [target, branch])
  }

  /** Commits files to a branch, as somebody else would. */
  function commitFiles(branch: string, changed: Changes, message = "Change", from = [branch]) {
    const entries = new Map(filesOf(branch))
    for (const [path, content] of Object.entries(changed))
      if (content === null) entries.delete(path)
      else entries.set(path, addBlob(content))
    const parents = from.flatMap((name) => commitOf(name)?.sha ?? [])
    branches.set(branch, addCommit(addTree(entries), parents, message, "Grace"))
  }

  commitFiles("main", files)
  /** The text of a file; undefined if there is none. */
  const read = (name: string, path: string) => blobs.get(filesOf(name).get(path) ?? "")?.toString()
  const objects = { blobs, trees, commits, branches, addBlob, addTree, addCommit }
  const history = { filesOf, read, ancestors, mergeBase, differences, log }
  return { ...objects, ...history, commitFiles, merge }
}
