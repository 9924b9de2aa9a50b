import { useSyncExternalStore } from "react"
import { schemas, typeName, contentTypeOf, type Path } from "../../content-model/schema/jsonSchema"
import { serialize } from "../../content-model/validate/json/serialize"
import { snapshotPath, contentPath } from "../constants"
import { newImages, type MediaFile } from "./newImages"
import { normalise } from "./normalise"
import type { Snapshot } from "./snapshot"
import { validateChange, type ValidationResult } from "./validateChange"

const debounceMs = 120

/** The part of Decap's entry that the editor uses. */
export type Entry = {
  get(key: "collection" | "path"): string
  get(key: "data" | "mediaFiles"): { toJS(): unknown }
}

/** The file in the form, as it would be saved, with its validation result. */
export type OpenEntry = {
  /** The path below content/. */
  file: string
  /** The name of its content type. */
  name: string
  value: unknown
  images: Awaited<ReturnType<typeof newImages>>
  result: ValidationResult
}

let snapshot: Snapshot = {
  listing: { files: [], folders: [] },
  sources: [],
  images: {},
  imageCache: { issues: [] },
  staticFiles: [],
}
let openEntry: OpenEntry = {
  file: "",
  name: "",
  value: {},
  images: {},
  result: { issues: [], otherFiles: [], blocking: [] },
}
let timer: number | undefined
const listeners = new Set<() => void>()

const setState = (next: OpenEntry) => {
  openEntry = next
  for (const listener of listeners) listener()
}

/** Fetches the current snapshot of content/. */
export async function fetchSnapshot() {
  const response = await fetch(`.${snapshotPath}`)
  if (!response.ok)
    throw new Error(`The content could not be loaded (${response.status}). Reload the page.`)
  snapshot = await response.json()
  for (const image of Object.values(snapshot.images))
    image.url = new URL(image.url, document.baseURI).href
  setState({ ...openEntry })
}

/** The last snapshot. Renders again after each fetch. */
export const useSnapshot = () => {
  useOpenEntry()
  return snapshot
}

/** The file in the form. Renders again after each validation. */
export const useOpenEntry = () => useSyncExternalStore(subscribe, () => openEntry)

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Returns a function that finds an image by its path below content/ or its remote URL. */
export function imageFinder({ images, imageCache }: Snapshot, added: OpenEntry["images"]) {
  const all = { ...images, ...added }
  return (name: string) => {
    const file = imageCache.files?.[name] ?? name
    return Object.hasOwn(all, file) ? all[file] : undefined
  }
}

/** The issues of one field. */
export const useIssues = (path: Path) =>
  useOpenEntry().result.issues.filter((issue) => issue.path.join() === path.join())

/** The text of the file for the data in the form. */
export const savedText = (data: object) =>
  serialize(normalise(data, schemas[openEntry.name]), openEntry.name)

/** Validates the open file after a pause in typing. */
export function validateSoon(getEntry: () => Entry) {
  window.clearTimeout(timer)
  timer = window.setTimeout(() => void validateEntry(getEntry()), debounceMs)
}

/** Validates an entry, and makes it the open one. */
export async function validateEntry(entry: Entry) {
  const file = contentPath(entry.get("path")) || `${entry.get("collection")}/${newFile}`
  const type = contentTypeOf(file)
  if (!type) throw new Error(`${file} is not a content file of this site. Open another file.`)
  const name = typeName(type)
  const value = normalise(entry.get("data").toJS(), schemas[name])
  const images = await newImages(entry.get("mediaFiles").toJS() as MediaFile[], snapshot)
  const result = await validateChange(snapshot, { file, text: serialize(value, name), images })
  setState({ file, name, value, images, result })
  return result
}

/** The file name of an entry that is not saved yet. No saved file has it. */
const newFile = "_new.json"
