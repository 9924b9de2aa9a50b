import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { contentTypeOf } from "../../../content-model/model/model"
import type { Publication } from "../../drafts/backend"
import { contentFolder, contentPath, repositoryPath } from "../../lib/constants"
import { HttpError } from "../HttpError"
import { git, gitError, objectId, tryGit } from "./git"
import { commitProblem } from "./problems"

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
  const files = await Promise.all([...paths].toSorted().map((path) => compare(root, path)))
  return { state: files.length > 0 ? "saved" : "published", files, reason }
}

async function compare(root: string, path: string) {
  const file = contentPath(path)
  const { output, problem } = await tryGit(root, ["show", `HEAD:./${path}`])
  const before = problem === undefined ? output : null
  const after = existsSync(join(root, path)) ? readFileSync(join(root, path), "utf8") : null
  const textOf = (text: string | null) => (contentTypeOf(file) ? text : text && "")
  return { file, before: textOf(before), after: textOf(after) }
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
