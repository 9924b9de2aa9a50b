import { existsSync, readdirSync, watch } from "node:fs"
import { basename, dirname, join } from "node:path"

const debounceMs = 50 // ms, so that several files saved together are one change

/**
 * Calls `act` now and after each change in a folder, however deep, one call at a time. The folder
 * itself may go and come back. Returns how to end it.
 */
export function watchFolder(
  folder: string,
  act: () => Promise<void>,
  failed: (error: Error) => void,
) {
  let timer: NodeJS.Timeout | undefined
  let work = Promise.resolve()
  let watching = new AbortController()

  const changed = () => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      work = work.then(watchAnew).then(act).catch(failed)
    }, debounceMs)
  }

  // Each folder by itself: on Linux, Node's recursive watch no longer sees a file after an editor
  // has replaced it by renaming another, nor the files of a folder that was replaced.
  const watchAnew = () => {
    watching.abort()
    watching = new AbortController()
    const { signal } = watching
    const see = (path: string, concerns: (name: string | null) => boolean) =>
      watch(path, { signal }, (_, name) => concerns(name) && changed()).on("error", changed)
    see(dirname(folder), (name) => name === basename(folder))
    for (const path of foldersFrom(folder)) see(path, () => true)
  }

  changed()
  return () => {
    clearTimeout(timer)
    watching.abort()
  }
}

/** The folder and all below it; none where it is gone. */
const foldersFrom = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .flatMap((entry) => foldersFrom(join(folder, entry.name)))
        .concat(folder)
    : []
