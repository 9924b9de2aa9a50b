import { spawnSync } from "node:child_process"

/** The output of a git command; undefined if git is missing or the command fails. */
function git(folder: string, ...args: string[]) {
  const { status, stdout } = spawnSync("git", args, { cwd: folder, encoding: "utf8" })
  return status === 0 ? stdout.trim() : undefined
}

/**
 * The date of the last commit of paths below a folder. Undefined if they have changed since, or if
 * the history is incomplete.
 */
export function lastModified(paths: string[], folder = "content") {
  if (git(folder, "rev-parse", "--is-shallow-repository") !== "false") return undefined
  if (git(folder, "status", "--porcelain", "--", ...paths) !== "") return undefined
  return git(folder, "log", "-1", "--format=%cI", "--", ...paths) || undefined
}
