import { createHash } from "node:crypto"

type Files = ReadonlyMap<string, string>
type Commit = {
  id: string
  tree: string
  parents: string[]
  message: string
  author: string
  date: string
}

const hash = (text: string | Buffer) => createHash("sha1").update(text).digest("hex")
const firstTime = Date.parse("2026-01-15T09:00:00Z")

/** A git repository in memory, with its files on the branch `main`. */
export function createRepository(files: Record<string, string | Buffer>) {
  const blobs = new Map<string, Buffer>()
  const trees = new Map<string, Files>()
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

  function addCommit(tree: string, parents: string[], message: string, author = "Ada") {
    const date = new Date(firstTime + commits.size * 60_000).toISOString()
    const id = hash(JSON.stringify([tree, parents, message, date]))
    commits.set(id, { id, tree, parents, message, author, date })
    return id
  }

  const commitOf = (name: string) => commits.get(branches.get(name) ?? name)
  /** The blobs of a branch or a commit by their path. */
  const filesOf = (name: string): Files => trees.get(commitOf(name)?.tree ?? "") ?? new Map()

  /** A commit and all before it, newest first. */
  function ancestors(name: string) {
    const found = new Set<Commit>()
    const visit = (one = commitOf(name)) => {
      if (!one || found.has(one)) return
      found.add(one)
      for (const parent of one.parents) visit(commits.get(parent))
    }
    visit()
    return [...found].toSorted((a, b) => b.date.localeCompare(a.date))
  }

  function mergeBase(one: string, other: string) {
    const others = new Set(ancestors(other))
    return ancestors(one).find((commit) => others.has(commit))?.id ?? ""
  }

  const differences = (one: string, other: string) => {
    const [before, after] = [filesOf(one), filesOf(other)]
    return [...new Set([...before.keys(), ...after.keys()])]
      .filter((path) => before.get(path) !== after.get(path))
      .toSorted()
  }

  /** The commits that changed a file or a folder, newest first. */
  const log = (name: string, path: string) =>
    ancestors(name).filter(({ id, parents: [parent = ""] }) =>
      differences(parent, id).some((file) => file === path || file.startsWith(`${path}/`)),
    )

  /** Whether no file was changed on both sides. Real hosts also merge lines. */
  function isMergeable(target: string, branch: string) {
    const base = mergeBase(target, branch)
    const changed = differences(base, branch)
    return differences(base, target).every((path) => !changed.includes(path))
  }

  function merge(target: string, branch: string, message: string) {
    const merged = new Map(filesOf(target))
    const theirs = filesOf(branch)
    for (const path of differences(mergeBase(target, branch), branch))
      if (theirs.has(path)) merged.set(path, theirs.get(path) ?? "")
      else merged.delete(path)
    const parents = [target, branch].map((name) => commitOf(name)?.id ?? "")
    branches.set(target, addCommit(addTree(merged), parents, message))
  }

  /** Commits files to a branch, as somebody else would. */
  function commitFiles(branch: string, changed: Record<string, string | Buffer | null>) {
    const entries = new Map(filesOf(branch))
    for (const [path, content] of Object.entries(changed))
      if (content === null) entries.delete(path)
      else entries.set(path, addBlob(content))
    const parent = commitOf(branch)?.id
    const message = `Change ${Object.keys(changed).join(", ")}`
    branches.set(branch, addCommit(addTree(entries), parent ? [parent] : [], message, "Grace"))
  }

  commitFiles("main", files)
  return {
    blobs,
    trees,
    commits,
    branches,
    addBlob,
    addTree,
    addCommit,
    commitFiles,
    filesOf,
    ancestors,
    mergeBase,
    differences,
    log,
    isMergeable,
    merge,
    /** The text of a file; undefined if there is none. */
    read: (branch: string, path: string) => blobs.get(filesOf(branch).get(path) ?? "")?.toString(),
  }
}
