import { spawnSync } from "node:child_process"

/**
 * Reads the git history of a folder. Returns a function that tells the date of the last commit of
 * paths below it: undefined if they have changed since, or if the history is incomplete.
 */
export function lastModifiedIn(folder: string) {
  const { commits, uncommitted } = readHistory(folder)
  return (paths: string[]) => {
    const contains = (file: string) =>
      paths.some((path) => file === path || file.startsWith(`${path}/`))
    if (uncommitted.some(contains)) return undefined
    return commits.find(({ files }) => files.some(contains))?.date
  }
}

/** The commits of the files below a folder, newest first, and the files without a commit. */
function readHistory(folder: string) {
  /** The output of a git command; undefined if git is missing or the command fails. */
  const git = (...args: string[]) => {
    const options = { cwd: folder, encoding: "utf8", maxBuffer: Infinity } as const
    const { status, stdout } = spawnSync("git", ["-c", "core.quotePath=false", ...args], options)
    return status === 0 ? stdout.trim() : undefined
  }
  const changed = git("diff", "--relative", "--name-only", "HEAD")
  if (changed === undefined || git("rev-parse", "--is-shallow-repository") !== "false")
    return { commits: [], uncommitted: [] }
  const added = git("ls-files", "--others", "--exclude-standard") ?? ""
  const log = git("log", "--relative", "--name-only", "--format=%x00%cI", "--", ".") ?? ""
  const commits = log.split("\0").map((entry) => {
    const [date, ...files] = entry.trim().split(/\n+/)
    return { date, files }
  })
  return { commits, uncommitted: `${changed}\n${added}`.split("\n") }
}
