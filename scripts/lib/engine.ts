import { existsSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { git } from "./git"
import { UserError } from "./runCommand"

/** What no update of the engine changes in a site. */
export const siteFiles = [
  "content",
  "static",
  "src",
  "README.md",
  // No site has these: the pictures of the engine's README, and the command for new sites.
  ".github/editor.png",
  ".github/home.png",
  "scripts/new-site",
]

export const readJson = (file: string) => JSON.parse(readFileSync(file, "utf8"))

/** Writes a value as npm writes package.json. */
export const writeJson = (file: string, value: unknown) =>
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`)

/** Throws a UserError unless the folder is a git repository in which a commit can be made. */
export function requireCleanRepository() {
  if (!existsSync(".git"))
    throw new UserError("This folder is not a git repository of its own. Get it with `git clone`.")
  const changes = git(["status", "--porcelain"])
  if (changes)
    throw new UserError(`Some files are not committed. Commit them, then try again.\n${changes}`)
  git(["var", "GIT_COMMITTER_IDENT"]) // Git says what to do if it does not know the person.
}

/**
 * Reads the files of a commit, without some, into an index of its own, a file in `folder`. Returns the
 * variables with which git uses it.
 */
export function indexWithout(files: string[], commit: string, folder: string) {
  const variables = { GIT_INDEX_FILE: join(folder, "index") }
  git(["read-tree", commit], { variables })
  const remove = ["rm", "-r", "--cached", "--force", "--quiet", "--ignore-unmatch", "--"]
  git([...remove, ...files], { variables })
  return variables
}
