import { existsSync, readdirSync, statSync } from "node:fs"
import { join } from "node:path"
import type { FileToWrite } from "../../../content-model/lib/writeAtomically"
import { contentFolder, repositoryPath } from "../../lib/constants"
import { git, gitFolder, objectId, ownIndex, savesEmail, savesRef } from "./git"

type Save = { files: FileToWrite[]; summary: string }

// Git would delay the update of the site that follows a save.
const pauseMs = 5_000

/**
 * Keeps the versions of one server, one after another. A save is kept as it was written, from memory: so
 * the next one need not wait for git.
 */
export function createVersionKeeper(root: string) {
  const content = join(root, contentFolder)
  let waiting: Save | undefined
  let queue = Promise.resolve()
  let timer: NodeJS.Timeout | undefined
  // Of the last version; empty while the index of the saves may not have all files.
  let lastState = ""

  const keep = (version: () => Promise<void>) => {
    queue = queue.then(version).catch((error: unknown) => {
      lastState = ""
      console.error("The content is saved, but its version is not.", error)
    })
    return queue
  }
  /** Keeps the save that waits. */
  const keepSave = () => {
    clearTimeout(timer)
    const save = waiting
    waiting = undefined
    return save ? keep(() => keepFiles(root, save)) : queue
  }

  return {
    keepSave,
    /** Whether somebody has changed content/ since the last save. */
    isChangedOutside: () => stateOf(content) !== lastState,
    /** Keeps content/ as it is, which includes what was changed outside. Nothing must write meanwhile. */
    async keepAll() {
      const state = stateOf(content)
      void keepSave()
      await keep(async () => {
        await keepFolder(root, "Changed outside the editor")
        lastState = state
      })
    },
    /** Keeps the files of a save later. To be called at once after they are written. */
    keepLater(save: Save) {
      void keepSave()
      if (lastState === "") return
      lastState = stateOf(content)
      waiting = save
      timer = setTimeout(keepSave, pauseMs).unref()
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

/**
 * Keeps the present content/ as a version if it differs from the last one. Does nothing without a git
 * repository.
 */
async function keepFolder(root: string, summary: string) {
  const folder = await gitFolder(root)
  if (!folder) return
  // The index stays, so that git reads only files that have changed.
  const variables = ownIndex(folder, "saves")
  await git(root, ["add", "-A", "--", contentFolder], { variables })
  await keepIndex(root, variables, summary)
}

/** The same with files of a save, which may have changed since. All others are as in the last version. */
async function keepFiles(root: string, { files, summary }: Save) {
  const folder = await gitFolder(root)
  if (!folder) return
  const variables = ownIndex(folder, "saves")
  const prefix = (await git(root, ["rev-parse", "--show-prefix"])).trim()
  const entries: string[] = []
  for (const { path, content } of files) {
    const file = repositoryPath(path)
    const store = ["hash-object", "-w", "--stdin", "--path", file]
    const id = (await git(root, store, { input: content ?? "" })).trim()
    // The mode 0 removes a file.
    entries.push(`${content === null ? "0" : "100644"} ${id}\t${prefix}${file}\0`)
  }
  const input = entries.join("")
  await git(root, ["update-index", "-z", "--index-info"], { variables, input })
  await keepIndex(root, variables, summary)
}

const identity = ["-c", "user.name=Editor", "-c", `user.email=${savesEmail}`]

/** Makes a version of an index, unless it is equal to the last version. */
async function keepIndex(root: string, variables: Record<string, string>, summary: string) {
  const tree = (await git(root, ["write-tree"], { variables })).trim()
  const parent = (await objectId(root, savesRef)) || (await objectId(root, "HEAD"))
  if (parent && (await objectId(root, `${parent}^{tree}`)) === tree) return
  const parents = parent ? ["-p", parent] : []
  const commit = [...identity, "commit-tree", tree, ...parents, "-F", "-"]
  const id = await git(root, commit, { input: `${summary.trim()}\n` })
  await git(root, ["update-ref", savesRef, id.trim()])
}
