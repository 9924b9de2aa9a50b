import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { contentTypeOf } from "../../../content-model/schema/jsonSchema"
import type { Publication } from "../../backends/types"
import { contentFolder, contentPath } from "../../constants"
import { HttpError } from "../HttpError"
import { git, objectId, savesEmail, savesRef, tryGit } from "./git"
import { commitProblem } from "./problems"

/** The files of content/ that differ from the last commit. */
export async function publication(root: string): Promise<Publication> {
  const reason = await commitProblem(root)
  if (!(await objectId(root, "HEAD"))) return { state: "saved", files: [], reason }
  const changed = ["diff", "--relative", "--no-renames", "-z", "--name-only", "HEAD"]
  const added = ["ls-files", "-z", "--others", "--exclude-standard"]
  const lists = [changed, added].map((list) => git(root, [...list, "--", contentFolder]))
  const paths = new Set((await Promise.all(lists)).join("").split("\0").filter(Boolean))
  const files = await Promise.all([...paths].toSorted().map((path) => compare(root, path)))
  return { state: files.length > 0 ? "saved" : "published", files, reason }
}

async function compare(root: string, path: string) {
  const file = contentPath(path)
  const { output, problem } = await tryGit(root, ["show", `HEAD:./${path}`])
  const published = problem === undefined ? output : null
  const saved = existsSync(join(root, path)) ? readFileSync(join(root, path), "utf8") : null
  const textOf = (text: string | null) => (contentTypeOf(file) ? text : text && "")
  return { file, published: textOf(published), saved: textOf(saved) }
}

/**
 * Makes a commit of content/ alone, by the user that git knows. Hooks run.
 * @throws {HttpError} 422 in words if this is not possible now.
 */
export async function publish(root: string, message: string) {
  const { state, reason } = await publication(root)
  if (reason) throw new HttpError(422, reason)
  if (state === "published") throw new HttpError(422, "Everything saved is in a version already.")
  await withContentIndex(root, message, "HEAD", (env, messageFile) =>
    git(root, ["commit", "-q", "--cleanup=verbatim", "-F", messageFile], env),
  )
  // Else the people's own index would take the changes of content/ back.
  await git(root, ["reset", "-q", "--", contentFolder])
}

const [name, email] = ["Editor", savesEmail]
const identity = {
  GIT_AUTHOR_NAME: name,
  GIT_AUTHOR_EMAIL: email,
  GIT_COMMITTER_NAME: name,
  GIT_COMMITTER_EMAIL: email,
}

/**
 * Keeps the present content/ as a version if it differs from the last save. Does nothing without a
 * git repository. A failure is only logged, because the files themselves are saved.
 */
export async function keepSave(root: string, message: string) {
  if ((await tryGit(root, ["rev-parse", "--git-dir"])).problem) return
  const kept = withContentIndex(root, message, undefined, async (env, messageFile) => {
    const tree = (await git(root, ["write-tree"], env)).trim()
    const parent = (await objectId(root, savesRef)) || (await objectId(root, "HEAD"))
    if (parent && (await objectId(root, `${parent}^{tree}`)) === tree) return
    const parents = parent ? ["-p", parent] : []
    const commit = await git(root, ["commit-tree", tree, ...parents, "-F", messageFile], identity)
    await git(root, ["update-ref", savesRef, commit.trim()])
  })
  await kept.catch((error: unknown) =>
    console.error("The content is saved, but not kept as an earlier version.", error),
  )
}

/**
 * Stages content/ in an index of its own, on top of a tree if one is given. So what people have
 * staged stays as it is.
 */
async function withContentIndex(
  root: string,
  message: string,
  tree: string | undefined,
  run: (env: Record<string, string>, messageFile: string) => Promise<unknown>,
) {
  const folder = mkdtempSync(join(tmpdir(), "editor-index-"))
  try {
    const [env, messageFile] = [{ GIT_INDEX_FILE: join(folder, "index") }, join(folder, "message")]
    writeFileSync(messageFile, `${message.trim()}\n`)
    if (tree) await git(root, ["read-tree", tree], env)
    await git(root, ["add", "-A", "--", contentFolder], env)
    await run(env, messageFile)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
