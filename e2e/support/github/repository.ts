import { execFileSync } from "node:child_process"
import { mkdtempSync, rmSync } from "node:fs"
import { devNull, tmpdir } from "node:os"
import { join } from "node:path"

export type Repository = ReturnType<typeof createRepository>

/** A changed path of a tree. Without a blob the path is removed. */
export type TreeEntry = { path: string; mode: string; sha: string | null }

/** A bare repository in a temporary folder. `main` has one commit with content/. */
export function createRepository() {
  const folder = mkdtempSync(join(tmpdir(), "repository-"))
  const [author, address] = ["Ada", "ada@example.com"]
  const env = {
    ...process.env,
    GIT_DIR: folder,
    GIT_INDEX_FILE: join(folder, "index"),
    GIT_CONFIG_GLOBAL: devNull,
    GIT_AUTHOR_NAME: author,
    GIT_AUTHOR_EMAIL: address,
    GIT_COMMITTER_NAME: author,
    GIT_COMMITTER_EMAIL: address,
  }
  const run = (args: string[], input: string | Buffer = "") =>
    execFileSync("git", args, { env, input, maxBuffer: 100_000_000 })

  /** Runs a git command. Returns its output. */
  const git = (...args: string[]) => run(args).toString().trim()

  function writeTree(base: string, entries: TreeEntry[]) {
    const none = "0".repeat(40)
    const changes = entries.map(({ mode, path, sha }) =>
      sha ? `${mode} ${sha}\t${path}\n` : `0 ${none}\t${path}\n`,
    )
    git("read-tree", base)
    run(["update-index", "--index-info"], changes.join(""))
    return git("write-tree")
  }

  const writeCommit = (tree: string, parents: string[], message: string) =>
    git("commit-tree", tree, ...parents.flatMap((parent) => ["-p", parent]), "-m", message)

  const writeBlob = (bytes: Buffer) =>
    run(["hash-object", "-w", "--stdin"], bytes).toString().trim()

  git("init", "--quiet", "--bare")
  git("--work-tree", ".", "add", "content")
  git("update-ref", "refs/heads/main", writeCommit(git("write-tree"), [], "Begin"))
  return {
    git,
    /** The same, as lines. */
    lines: (...args: string[]) =>
      git(...args)
        .split("\n")
        .filter(Boolean),
    shaOf: (name: string) => git("rev-parse", "--verify", name),
    readBlob: (sha: string) => run(["cat-file", "blob", sha]),
    writeBlob,
    writeTree,
    writeCommit,
    /** Commits a change of a file to `main`. */
    change(path: string, edit: (text: string) => string) {
      const sha = writeBlob(Buffer.from(edit(run(["show", `main:${path}`]).toString())))
      const tree = writeTree("main", [{ path, mode: "100644", sha }])
      git("update-ref", "refs/heads/main", writeCommit(tree, ["main"], "Change"))
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
