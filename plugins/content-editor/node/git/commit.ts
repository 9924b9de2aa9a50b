import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { contentTypeOf } from "../../../content-model/model/model"
import type { Publication } from "../../drafts/backend"
import type { FileChange } from "../../drafts/content/types"
import { parseText } from "../../drafts/merge/drafts"
import { contentFolder, contentPath, repositoryPath } from "../../lib/constants"
import { HttpError } from "../HttpError"
import { git, gitError, objectId, tryGit } from "./git"

/** Why a commit must not be made now, and what to do. What hinders git itself, it says when it makes one. */
async function commitProblem(root: string) {
  const { problem, isInstalled } = await tryGit(root, ["rev-parse", "--git-dir"])
  if (!isInstalled)
    return "Git is not installed on this computer, so earlier versions cannot be kept. Install it from https://git-scm.com and start the editor again."
  if (problem) return `Git cannot keep earlier versions in this folder. It says: ${problem}`
  if (!(await objectId(root, "HEAD")))
    return "This repository has no commit yet. Make the first one with git."
  if ((await tryGit(root, ["symbolic-ref", "-q", "HEAD"])).problem)
    return "The repository is on no branch (detached HEAD). Switch to a branch with git."
  return undefined
}

/** The files of content/ that differ from the last commit. */
export async function publication(root: string): Promise<Publication> {
  const reason = await commitProblem(root)
  if (!(await objectId(root, "HEAD"))) return { state: "saved", files: [], reason }
  const changed = ["diff", "--relative", "--no-renames", "-z", "--name-only", "HEAD"]
  const added = ["ls-files", "-z", "--others", "--exclude-standard"]
  const lists = [changed, added].map((list) => git(root, [...list, "--", contentFolder]))
  // The path of a repository inside of content/ ends with a slash.
  const isFile = (path: string) => path !== "" && !path.endsWith("/")
  const paths = new Set((await Promise.all(lists)).join("").split("\0").filter(isFile))
  const files: FileChange[] = []
  // One after another: a replacement may change a thousand files.
  for (const path of [...paths].toSorted()) files.push(await compare(root, path))
  return { state: files.length > 0 ? "saved" : "published", files, reason }
}

async function compare(root: string, path: string) {
  const file = contentPath(path)
  const { output, problem } = await tryGit(root, ["show", `HEAD:./${path}`])
  const before = problem === undefined ? output : null
  const after = existsSync(join(root, path)) ? readFileSync(join(root, path), "utf8") : null
  const valueIn = (text: string | null) => (contentTypeOf(file) ? parseText(text) : text && "")
  return { file, before: valueIn(before), after: valueIn(after) }
}

/**
 * Makes a commit of content/ alone, by the user that git knows, if it has changed. Hooks run.
 * @throws {HttpError} 422 in words if this is not possible now.
 */
export async function commitContent(root: string, message: string) {
  const { state, files, reason } = await publication(root)
  if (reason) throw new HttpError(422, reason)
  if (state === "published") return
  const input = files.map(({ file }) => repositoryPath(file)).join("\0")
  await git(root, ["add", "-A", "--pathspec-from-file=-", "--pathspec-file-nul"], { input })
  // What people have staged elsewhere stays as it is.
  const commit = ["commit", "-q", "--cleanup=verbatim", "-F", "-", "--only", "--", contentFolder]
  const { problem } = await tryGit(root, commit, { input: `${message.trim()}\n` })
  if (problem === undefined) return
  await git(root, ["reset", "-q", "--", contentFolder])
  throw gitError(problem)
}
