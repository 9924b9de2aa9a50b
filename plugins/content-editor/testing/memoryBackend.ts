import "../../../scripts/lib/siteModel"
import { SaveError, type Backend, type SaveRequest } from "../drafts/backend"
import type { Snapshot, Draft, Values } from "../drafts/content/types"
import { validateChanges } from "../drafts/values/validateChanges"
import { textOf } from "../drafts/merge/drafts"
import type { Storage } from "../drafts/merge/storage"
import { pictures, siteTexts } from "../../content-model/testing/checkSite"

export const info = { width: 2400, height: 2400, format: "png", bytes: 1000 }

/** The snapshot of texts, or of the fixture, without decoding its pictures; with added pictures. */
export const memorySnapshot = (files = siteTexts, added: string[] = []): Snapshot => ({
  listing: { files: [...files.keys(), ...pictures, ...added].toSorted() },
  sources: [...files].map(([file, text]) => ({ file, text, issues: [] })),
  images: Object.fromEntries(
    [...pictures, ...added].map((file) => [file, { ...info, url: `/${file}` }]),
  ),
  staticFiles: [],
})

function setOrDelete<Type>(map: Map<string, Type>, file: string, value: Type | null) {
  if (value === null) map.delete(file)
  else map.set(file, value)
}

/** A backend and a browser storage in memory, with the content of the fixture. */
export function memoryBackend(drafts: Draft[] = []) {
  const files = new Map(siteTexts)
  const stored = new Map(drafts.map((draft) => [draft.file, draft]))
  const saved = new Map<string, SaveRequest["pictures"][number]["content"]>()
  const requests: SaveRequest[] = []
  let failure: SaveError | undefined

  const backend: Backend = {
    load: async () => memorySnapshot(files, [...saved.keys()]),
    async save(request) {
      if (failure) throw failure
      for (const { file, base } of request.files)
        if ((files.get(file) ?? null) !== base) throw new SaveError(`${file} changed.`, "conflict")
      requests.push(request)
      for (const { file, text } of request.files) setOrDelete(files, file, text)
      for (const { file, content } of request.pictures) setOrDelete(saved, file, content)
    },
    versions: async () => [],
    deletedFiles: async () => [],
    textAt: async () => "",
    publication: async () => ({ state: "published", files: [] }),
    publish: async () => {},
  }
  const storage: Storage = {
    readAll: async () => [...stored.values()],
    async write(changed) {
      for (const [file, draft] of Object.entries(changed)) setOrDelete(stored, file, draft)
    },
  }
  const fail = (error?: SaveError) => (failure = error)
  return { backend, storage, files, pictures: saved, stored, requests, fail }
}

/** The errors with which the check would refuse a change of this content. */
export async function errorsAfter(changes: Values) {
  const texts = Object.fromEntries(
    Object.entries(changes).map(([file, value]) => [file, textOf(file, value)]),
  )
  const { blocking } = await validateChanges(memorySnapshot(), { texts })
  return blocking.map(({ type, file, path }) => `${type} ${file} ${path.join(".")}`)
}
