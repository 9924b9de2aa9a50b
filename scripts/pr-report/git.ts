import { spawnSync } from "node:child_process"
import { copyFileSync, existsSync, mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { UserError } from "../lib/runCommand"

/** A commit and its name in the report. */
export type Revision = { commit: string; name: string }

const maxBuffer = 100_000_000 // bytes of git's output

const run = (args: string[], env: NodeJS.ProcessEnv = {}) =>
  spawnSync("git", args, { encoding: "utf8", env: { ...process.env, ...env }, maxBuffer })

/** Runs git and returns its output. Throws a UserError if it fails. */
export function git(args: string[], env?: NodeJS.ProcessEnv) {
  const { status, stdout, stderr, error } = run(args, env)
  if (status !== 0) throw new UserError(`git ${args[0]}: ${error?.message ?? stderr.trim()}`)
  return stdout.trim()
}

/** The commit of a branch, tag or commit name. */
export function resolveRevision(ref: string): Revision {
  const { status, stdout } = run(["rev-parse", "--verify", "--quiet", `${ref}^{commit}`])
  if (status !== 0 || ref.startsWith("-"))
    throw new UserError(
      `There is no branch, tag or commit "${ref}" here. In a shallow clone, fetch it first.`,
      2,
    )
  const commit = stdout.trim()
  return { commit, name: git(["log", "-1", "--format=%h (%cs)", commit]) }
}

/**
 * The files of the folder as a commit that no branch has: committed or not, without ignored files.
 * Leaves the index, the branch and the files as they are.
 */
export function snapshotWorkingTree(): Revision {
  const head = resolveRevision("HEAD")
  const folder = mkdtempSync(join(tmpdir(), "pr-report-index-"))
  try {
    const env = { GIT_INDEX_FILE: join(folder, "index") }
    const index = git(["rev-parse", "--git-path", "index"])
    // With the file times in the index, git reads only the files that have changed.
    if (existsSync(index)) copyFileSync(index, env.GIT_INDEX_FILE)
    git(["add", "--all"], env)
    const tree = git(["write-tree"], env)
    if (tree === git(["rev-parse", "HEAD^{tree}"])) return head
    const author = ["-c", "user.name=pr-report", "-c", "user.email=pr-report@example.com"]
    const commit = git([...author, "commit-tree", tree, "-p", "HEAD", "-m", "Working tree"])
    return { commit, name: "the working tree" }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** The merge base of `base` and `head`, or `base` if there is none. */
export function mergeBase(base: Revision, head: Revision) {
  const { status, stdout } = run(["merge-base", base.commit, head.commit])
  return status === 0 ? resolveRevision(stdout.trim()) : base
}

/** The paths of the files that differ between two commits. */
export const changedFiles = (before: Revision, after: Revision) =>
  git(["diff", "--name-only", "-z", "--no-renames", before.commit, after.commit])
    .split("\0")
    .filter((file) => file !== "")
