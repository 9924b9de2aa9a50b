import { SaveError, type Backend, type SaveRequest } from "../backends/types"
import type { Snapshot } from "../state/content/snapshot"
import type { Storage } from "../state/drafts/storage"
import type { Draft } from "../state/types"
import { contentTexts } from "./previewPage"

/** A backend and a browser storage in memory, with the content of this repository. */
export function memoryBackend() {
  const files = new Map(contentTexts)
  const stored = new Map<string, Draft>()
  const requests: SaveRequest[] = []
  let failure: SaveError | undefined

  const info = { width: 2000, height: 2000, format: "png", bytes: 9000 }
  const images = ["fashion", "founders", "hero", "lost", "poultry", "story", "vision"]
  const snapshot = (): Snapshot => ({
    listing: { files: [...files.keys(), ...imagePaths].toSorted(), folders: ["images"] },
    sources: [...files].map(([file, text]) => ({ file, text, issues: [] })),
    images: Object.fromEntries(imagePaths.map((path) => [path, { ...info, url: `/${path}` }])),
    imageCache: { issues: [] },
    staticFiles: [],
  })
  const imagePaths = [...images.map((name) => `images/${name}.png`), "images/logo.svg"]

  const backend: Backend = {
    load: async () => snapshot(),
    async save(request) {
      if (failure) throw failure
      for (const { file, base } of request.files)
        if ((files.get(file) ?? null) !== base)
          throw new SaveError(`${file} changed.`, { isConflict: true })
      requests.push(request)
      for (const { file, text } of request.files)
        if (text === null) files.delete(file)
        else files.set(file, text)
    },
    versions: async () => [],
    deletedFiles: async () => [],
    textAt: async () => "",
    publication: async () => ({ state: "published", files: [] }),
    publish: async () => {},
  }
  const storage: Storage = {
    readAll: async () => [...stored.values()],
    async write(drafts) {
      for (const [file, draft] of Object.entries(drafts))
        if (draft) stored.set(file, draft)
        else stored.delete(file)
    },
  }
  return {
    backend,
    storage,
    files,
    stored,
    requests,
    fail: (error?: SaveError) => (failure = error),
  }
}
