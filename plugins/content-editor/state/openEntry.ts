import { useSyncExternalStore } from "react"
import { schemas, typeName, contentTypeOf, type Path } from "../../content-model/schema/jsonSchema"
import { serialize } from "../../content-model/validate/json/serialize"
import { validateChange, type ValidationResult } from "./validateChange"
import { newImages, type MediaFile } from "./newImages"
import type { Snapshot } from "./snapshot"
import { normalise } from "./normalise"

const debounceMs = 120 // ms without a keystroke, then the report looks again

/** What Decap holds of the file that is open in the form. */
export type Entry = {
  get(key: "collection" | "path"): string
  get(key: "data" | "mediaFiles"): { toJS(): unknown }
}

/** The file that is open in the form, as it would be saved, and what the report says of it. */
export type OpenEntry = {
  /** Its path below content/. */
  file: string
  /** The name of its shape. */
  name: string
  value: unknown
  pictures: Awaited<ReturnType<typeof newImages>>
  verdict: ValidationResult
}

const nothing: ValidationResult = { issues: [], otherFiles: [], blocking: [] }

let snapshot: Snapshot = {
  listing: { files: [], folders: [] },
  sources: [],
  pictures: {},
  kept: { issues: [] },
  staticFiles: [],
}
let draft: OpenEntry = { file: "", name: "", value: {}, pictures: {}, verdict: nothing }
let timer: number | undefined
const listeners = new Set<() => void>()

const setState = (next: OpenEntry) => {
  draft = next
  for (const listen of listeners) listen()
}

/** Fetches what content/ says now. */
export async function readContent() {
  const response = await fetch("content.json")
  if (!response.ok) throw new Error(`The content could not be read (${response.status}).`)
  snapshot = await response.json()
  for (const picture of Object.values(snapshot.pictures))
    picture.url = new URL(picture.url, document.baseURI).href
  setState({ ...draft })
}

/** What the rest of content/ says; renders anew when it is read anew. */
export const useSnapshot = () => {
  useOpenEntry()
  return snapshot
}

export const useOpenEntry = () => useSyncExternalStore(subscribe, () => draft)

const subscribe = (listen: () => void) => {
  listeners.add(listen)
  return () => listeners.delete(listen)
}

/** Finds a picture as content names it, by its file or its address. */
export function pictureIn({ pictures, kept }: Snapshot, added: OpenEntry["pictures"]) {
  const all = { ...pictures, ...added }
  return (named: string) => {
    const file = kept.files?.[named] ?? named
    return Object.hasOwn(all, file) ? all[file] : undefined
  }
}

/** What the report says of one field. */
export const useIssues = (path: Path) =>
  useOpenEntry().verdict.issues.filter((one) => one.path.join() === path.join())

/** What is in the form as its file would hold it. */
export const savedText = (data: object) =>
  serialize(normalise(data, schemas[draft.name]), draft.name)

/** Looks again at the open file, once nobody has typed for a moment. */
export function validateSoon(getEntry: () => Entry) {
  window.clearTimeout(timer)
  timer = window.setTimeout(() => void validateEntry(getEntry()), debounceMs)
}

/** What the report says of an entry; the form shows it. */
export async function validateEntry(entry: Entry) {
  const file =
    entry.get("path").replace(/^content\//, "") || `${entry.get("collection")}/${newFile}`
  const shape = contentTypeOf(file)
  if (!shape) throw new Error(`${file} is not a file of this site.`)
  const name = typeName(shape)
  const value = normalise(entry.get("data").toJS(), schemas[name])
  const pictures = await newImages(entry.get("mediaFiles").toJS() as MediaFile[], snapshot)
  const verdict = await validateChange(snapshot, { file, text: serialize(value, name), pictures })
  setState({ file, name, value, pictures, verdict })
  return verdict
}

/** Where a file stands that has not been saved yet. No saved one is called so. */
const newFile = "_new.json"
