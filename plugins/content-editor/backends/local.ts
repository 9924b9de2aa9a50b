import { snapshotPath } from "../constants"
import { SaveError, type Backend } from "./types"

/** The content folder on this computer, through the API of the development server. */
export function createLocalBackend(): Backend {
  return {
    async load() {
      const response = await fetch(`.${snapshotPath}`)
      if (!response.ok) throw new SaveError(`The content could not be loaded (${response.status}).`)
      const snapshot = await response.json()
      for (const image of Object.values<{ url: string }>(snapshot.images))
        image.url = new URL(image.url, document.baseURI).href
      return snapshot
    },
    save: () => Promise.reject(new SaveError("not yet")),
    versions: () => Promise.resolve([]),
    deletedFiles: () => Promise.resolve([]),
    textAt: () => Promise.resolve(""),
    publication: () => Promise.resolve({ state: "published", files: [] }),
    publish: () => Promise.resolve(),
  }
}
