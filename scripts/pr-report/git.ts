import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { git } from "../lib/git"

/** The commit from which the files of the folder and a branch, tag or commit went apart. */
export function mergeBase(ref: string) {
  const commit = git(["merge-base", "--end-of-options", ref, "HEAD"])
  return { commit, name: git(["log", "-1", "--format=%h (%cs)", commit]) }
}

/** Reads the files of a commit in a temporary folder. */
export async function withFilesOf<Result>(
  commit: string,
  read: (folder: string) => Promise<Result>,
): Promise<Result> {
  const parent = mkdtempSync(join(tmpdir(), "pr-report-"))
  const folder = join(parent, "worktree")
  try {
    git(["worktree", "add", "--quiet", "--detach", folder, commit])
    return await read(folder)
  } finally {
    rmSync(parent, { recursive: true, force: true })
    git(["worktree", "prune"])
  }
}
