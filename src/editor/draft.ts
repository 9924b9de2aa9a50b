import { useSyncExternalStore } from "react"
import { dictionary, nameOf, shapeOfFile, type Path } from "../model/dictionary"
import { canonical } from "../model/serialize"
import { judge, type Verdict } from "./judge"
import { newPictures, type MediaFile } from "./newPictures"
import type { Snapshot } from "./snapshot"
import { tidy } from "./tidy"

const quietFor = 120 // ms without a keystroke, then the report looks again

/** What Decap holds of the file that is open in the form. */
export type Entry = {
  get(key: "collection" | "path"): string
  get(key: "data" | "mediaFiles"): { toJS(): unknown }
}

/** The file that is open in the form, as it would be saved, and what the report says of it. */
export type Draft = {
  /** Its path below content/. */
  file: string
  /** The name of its shape. */
  name: string
  value: unknown
  pictures: Awaited<ReturnType<typeof newPictures>>
  verdict: Verdict
}

const nothing: Verdict = { findings: [], elsewhere: [], refusals: [] }

let snapshot: Snapshot = {
  listing: { files: [], folders: [] },
  sources: [],
  pictures: {},
  kept: { findings: [] },
}
let draft: Draft = { file: "", name: "", value: {}, pictures: {}, verdict: nothing }
let timer: number | undefined
const listeners = new Set<() => void>()

const tell = (next: Draft) => {
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
  tell({ ...draft })
}

/** What the rest of content/ says; renders anew when it is read anew. */
export const useSnapshot = () => {
  useDraft()
  return snapshot
}

export const useDraft = () => useSyncExternalStore(subscribe, () => draft)

const subscribe = (listen: () => void) => {
  listeners.add(listen)
  return () => listeners.delete(listen)
}

/** Finds a picture as content names it, by its file or its address. */
export function pictureIn({ pictures, kept }: Snapshot, added: Draft["pictures"]) {
  const all = { ...pictures, ...added }
  return (named: string) => {
    const file = kept.files?.[named] ?? named
    return Object.hasOwn(all, file) ? all[file] : undefined
  }
}

/** What the report says of one field. */
export const useFindings = (path: Path) =>
  useDraft().verdict.findings.filter((one) => one.path.join() === path.join())

/** What is in the form as its file would hold it. */
export const savedText = (data: object) => canonical(tidy(data, dictionary[draft.name]), draft.name)

/** Looks again at the open file, once nobody has typed for a moment. */
export function follow(getEntry: () => Entry) {
  window.clearTimeout(timer)
  timer = window.setTimeout(() => void look(getEntry()), quietFor)
}

/** What the report says of an entry; the form shows it. */
export async function look(entry: Entry) {
  const file =
    entry.get("path").replace(/^content\//, "") || `${entry.get("collection")}/${newFile}`
  const shape = shapeOfFile(file)
  if (!shape) throw new Error(`${file} is not a file of this site.`)
  const name = nameOf(shape)
  const value = tidy(entry.get("data").toJS(), dictionary[name])
  const pictures = await newPictures(entry.get("mediaFiles").toJS() as MediaFile[], snapshot)
  const verdict = await judge(snapshot, { file, text: canonical(value, name), pictures })
  tell({ file, name, value, pictures, verdict })
  return verdict
}

/** Where a file stands that has not been saved yet. No saved one is called so. */
const newFile = "_new.json"
