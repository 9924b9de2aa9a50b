import "../../../scripts/lib/siteModel"
import { execFileSync, type StdioOptions } from "node:child_process"
import { join } from "node:path"
import { temporaryFolder } from "../../../test/support/temporaryFolder"

/** A git repository with content/ and a first commit by "Ada"; a new one for each test. */
export function testRepository() {
  const folder = temporaryFolder()
  const root = (name = "") => join(folder.at("repository"), name)
  const variables = { GIT_CONFIG_GLOBAL: "/dev/null", GIT_CONFIG_SYSTEM: "/dev/null" }
  const run = (args: string[], dates = {}) => {
    const env = { ...process.env, ...variables, ...dates }
    const stdio: StdioOptions = ["ignore", "pipe", "ignore"]
    return execFileSync("git", ["-C", root(), ...args], { encoding: "utf8", stdio, env })
  }
  const git = (...args: string[]) => run(args)
  const content = (file: string) => `repository/content/${file}`

  /** Commits all files. */
  function commit(message: string, date?: string) {
    git("add", "-A")
    const dates = date ? { GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date } : {}
    run(["commit", "-q", "--allow-empty", "-m", message], dates)
  }

  beforeEach(() => {
    // The user's own settings must not change a test.
    process.env.HOME = folder.at()
    folder.write(content("site.json"), "{}\n")
    git("init", "-q", "-b", "main")
    git("config", "user.name", "Ada")
    git("config", "user.email", "ada@example.com")
    commit("First", "2025-01-01T10:00:00Z")
  })

  /** Writes a file below content/. */
  const write = (file: string, text: string | Buffer) => folder.write(content(file), text)
  return { root, git, commit, write }
}
