import { existsSync, readdirSync, watch, type FSWatcher } from "node:fs"
import { basename, dirname, join } from "node:path"

// Files that are saved together count as one change.
const debounceMs = 50

/**
 * Calls `onChange` now and after each change in the folders and below. Calls never overlap. Hidden
 * files and folders are ignored. The folders may be deleted and created.
 */
export function watchFolders(
  folders: string[],
  onChange: () => Promise<void>,
  onError: (error: Error) => void,
) {
  let timer: NodeJS.Timeout | undefined
  let queue = Promise.resolve()
  let watchers: FSWatcher[] = []

  const schedule = () => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      queue = queue.then(watchAll).then(onChange).catch(onError)
    }, debounceMs)
  }

  // Each folder has its own watcher. On Linux, Node's recursive watch misses changes of replaced
  // files and folders. Many editors replace a file when they save it.
  const watchAll = () => {
    for (const watcher of watchers) watcher.close()
    watchers = []
    const watchOne = (path: string, isRelevant: (name: string) => boolean) => {
      const watcher = watch(path, (_, name) => isRelevant(name ?? "") && schedule())
      watchers.push(watcher.on("error", schedule))
    }
    for (const folder of folders) {
      watchOne(dirname(folder), (name) => name === "" || name === basename(folder))
      for (const path of foldersIn(folder)) watchOne(path, (name) => !name.startsWith("."))
    }
  }

  schedule()
}

/** The folder and all folders below it, without hidden ones. Empty if it does not exist. */
const foldersIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true })
        .filter((entry) => entry.isDirectory() && !entry.name.startsWith("."))
        .flatMap((entry) => foldersIn(join(folder, entry.name)))
        .concat(folder)
    : []
