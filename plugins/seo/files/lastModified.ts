import { spawnSync } from "node:child_process"

/** What git answers; undefined where there is no git, or nothing that it knows. */
function git(folder: string, ...args: string[]) {
  const { status, stdout } = spawnSync("git", args, { cwd: folder, encoding: "utf8" })
  return status === 0 ? stdout.trim() : undefined
}

/**
 * When paths below a folder were last committed. Undefined where that is not the whole truth: they
 * have changed since, or the copy of the repository lacks its history.
 */
export function lastModified(paths: string[], folder = "content") {
  if (git(folder, "rev-parse", "--is-shallow-repository") !== "false") return undefined
  if (git(folder, "status", "--porcelain", "--", ...paths) !== "") return undefined
  return git(folder, "log", "-1", "--format=%cI", "--", ...paths) || undefined
}
