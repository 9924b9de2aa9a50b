import { existsSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs"
import { join } from "node:path"
import { contentTypeOf } from "../../../content-model/schema/jsonSchema"
import type { Publication } from "../../backends/types"
import { contentFolder, contentPath } from "../../constants"
import { HttpError } from "../HttpError"
import { git, gitFolder, objectId, savesEmail, savesRef, tryGit } from "./git"
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
  const before = problem === undefined ? output : null
  const after = existsSync(join(root, path)) ? readFileSync(join(root, path), "utf8") : null
  const textOf = (text: string | null) => (contentTypeOf(file) ? text : text && "")
  return { file, before: textOf(before), after: textOf(after) }
}

/**
 * Makes a commit of content/ alone, by the user that git knows. Hooks run.
 * @throws {HttpError} 422 in words if this is not possible now.
 */
export async function publish(root: string, message: string) {
  const { state, reason } = await publication(root)
  if (reason) throw new HttpError(422, reason)
  if (state === "published") throw new HttpError(422, "Everything saved is in a version already.")
  const variables = ownIndex(await gitFolder(root), "commit")
  await git(root, ["read-tree", "HEAD"], { variables })
  await git(root, ["add", "-A", "--", contentFolder], { variables })
  const commit = ["commit", "-q", "--cleanup=verbatim", "-F", "-"]
  await git(root, commit, { variables, input: `${message.trim()}\n` })
  // Else the people's own index would take the changes of content/ back.
  await git(root, ["reset", "-q", "--", contentFolder])
}

const identity = ["-c", "user.name=Editor", "-c", `user.email=${savesEmail}`]

/**
 * Keeps the present content/ as a version if it differs from the last one. Does nothing without a git
 * repository.
 */
export async function keepSave(root: string, message: string) {
  const folder = await gitFolder(root)
  if (!folder) return
  // The index stays, so that git reads only files that have changed.
  const variables = ownIndex(folder, "saves")
  await git(root, ["add", "-A", "--", contentFolder], { variables })
  const tree = (await git(root, ["write-tree"], { variables })).trim()
  const parent = (await objectId(root, savesRef)) || (await objectId(root, "HEAD"))
  if (parent && (await objectId(root, `${parent}^{tree}`)) === tree) return
  const parents = parent ? ["-p", parent] : []
  const commit = [...identity, "commit-tree", tree, ...parents, "-F", "-"]
  const id = await git(root, commit, { input: `${message.trim()}\n` })
  await git(root, ["update-ref", savesRef, id.trim()])
}

/** Keeps the versions of one server. */
export function createSaveKeeper(root: string) {
  const unknown = "Changed outside the editor"
  let [summary, lastState] = [unknown, ""]
  return {
    /** Describes the next version. */
    summarise: (words: string) => void (summary = words),
    /** Keeps the present content/ if a file has changed since the last call. */
    async keep() {
      const state = stateOf(join(root, contentFolder))
      if (state === lastState) return
      const keeping = keepSave(root, summary)
      summary = unknown
      await keeping.then(
        () => (lastState = state),
        (error: unknown) => console.error("The content is saved, but its version is not.", error),
      )
    },
  }
}

/** The size and the time of each file and folder. */
function stateOf(folder: string) {
  if (!existsSync(folder)) return ""
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" })
  const stats = names.map((name) => ({
    name,
    ...statSync(join(folder, name), { throwIfNoEntry: false }),
  }))
  return stats.map(({ name, size, ctimeMs }) => `${name} ${size} ${ctimeMs}`).join()
}

/** An index of the editor's own, so that what people have staged stays as it is. */
function ownIndex(folder: string, name: string) {
  const file = join(folder, `editor-${name}`)
  rmSync(`${file}.lock`, { force: true }) // of a program that was killed
  return { GIT_INDEX_FILE: file }
}
