import { execFileSync } from "node:child_process"

const names = { GIT_AUTHOR_NAME: "Ada", GIT_COMMITTER_NAME: "Ada" }
const addresses = { GIT_AUTHOR_EMAIL: "ada@example.com", GIT_COMMITTER_EMAIL: "ada@example.com" }
const noSettings = { GIT_CONFIG_GLOBAL: "/dev/null", GIT_CONFIG_SYSTEM: "/dev/null" }

/** The environment of somebody whom git knows, with no settings of their own. */
export const gitUser = { ...process.env, ...names, ...addresses, ...noSettings }

/** Runs git in a folder. Returns its output. */
export const gitIn = (cwd: string, ...args: string[]) =>
  execFileSync("git", args, { cwd, env: gitUser, encoding: "utf8", stdio: "pipe" }).trim()

/** Commits all files of a folder, which becomes a repository. Returns the id of the commit. */
export function commitAll(cwd: string, message = "Change") {
  gitIn(cwd, "init", "--quiet", "--initial-branch=main")
  gitIn(cwd, "add", "--all")
  gitIn(cwd, "commit", "--quiet", "--allow-empty", "--message", message)
  return gitIn(cwd, "rev-parse", "HEAD")
}
