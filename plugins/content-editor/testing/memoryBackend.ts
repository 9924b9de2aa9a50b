import "../../../scripts/lib/siteModel"
import { readFileSync } from "node:fs"
import { listFiles } from "../../content-model/read/json/readFiles"
import { contentFiles } from "../../content-model/read/content"
import { SaveError, type Backend, type SaveRequest } from "../drafts/backend"
import type { Snapshot, Draft, Values } from "../drafts/content/types"
import { validateChanges } from "../drafts/values/validateChanges"
import { textOf } from "../drafts/merge/drafts"
import type { Storage } from "../drafts/merge/storage"
import { fixtureContent } from "../../content-model/testing/fixtureSite"

const { files: names, folders } = listFiles(fixtureContent)
const images = names.filter((file) => file.startsWith("images/"))
export const info = { width: 2400, height: 2400, format: "png", bytes: 1000 }
const textIn = (file: string) => readFileSync(`${fixtureContent}/${file}`, "utf8")
const readTexts = () =>
  new Map(contentFiles({ files: names, folders }).map((file) => [file, textIn(file)]))

/** The snapshot of texts, or of the fixture, without decoding its pictures; with added pictures. */
export const memorySnapshot = (
  files: ReadonlyMap<string, string> = readTexts(),
  pictures: string[] = [],
): Snapshot => ({
  listing: { files: [...files.keys(), ...images, ...pictures].toSorted(), folders },
  sources: [...files].map(([file, text]) => ({ file, text, issues: [] })),
  images: Object.fromEntries(
    [...images, ...pictures].map((file) => [file, { ...info, url: `/${file}` }]),
  ),
  staticFiles: [],
})

function setOrDelete<Type>(map: Map<string, Type>, file: string, value: Type | null) {
  if (value === null) map.delete(file)
  else map.set(file, value)
}

/** A backend and a browser storage in memory, with the content of the fixture. */
export function memoryBackend(drafts: Draft[] = []) {
  const files = readTexts()
  const stored = new Map(drafts.map((draft) => [draft.file, draft]))
  const pictures = new Map<string, SaveRequest["pictures"][number]["content"]>()
  const requests: SaveRequest[] = []
  let failure: SaveError | undefined

  const backend: Backend = {
    load: async () => memorySnapshot(files, [...pictures.keys()]),
    async save(request) {
      if (failure) throw failure
      for (const { file, base } of request.files)
        if ((files.get(file) ?? null) !== base)
          throw new SaveError(`${file} changed.`, { isConflict: true })
      requests.push(request)
      for (const { file, text } of request.files) setOrDelete(files, file, text)
      for (const { file, content } of request.pictures) setOrDelete(pictures, file, content)
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
  return { backend, storage, files, pictures, stored, requests, fail }
}

/** The errors with which the check would refuse a change of this content. */
export async function errorsAfter(changes: Values) {
  const texts = Object.fromEntries(
    Object.entries(changes).map(([file, value]) => [file, textOf(file, value)]),
  )
  const { blocking } = await validateChanges(memorySnapshot(), { texts })
  return blocking.map(({ type, file, path }) => `${type} ${file} ${path.join(".")}`)
}
