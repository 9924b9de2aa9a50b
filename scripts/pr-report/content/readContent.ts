import { readFileSync } from "node:fs"
import { join } from "node:path"
import { parseDocument } from "../../../plugins/content-model/validate/json/document"
import { contentFiles } from "../../../plugins/content-model/validate/rules/files"
import { sha256, readCache } from "../../../plugins/content-model/images/imageCache"
import { isInPictures } from "../../../plugins/content-model/validate/rules/images"
import { listFiles, readSource } from "../../../plugins/content-model/validate/json/readFiles"
import type { Redirect } from "../urlDiff"
import { isRecord } from "./describeValue"

export type ContentState = {
  /** The parsed value of each content file by its path below content/; undefined if unreadable. */
  values: Record<string, unknown>
  /** The hash of each image by its path below content/. */
  images: Record<string, string>
  /** The copy of each remote image by its URL, as a path below content/. */
  remoteImages: Record<string, string>
}

/** Reads a content folder. Its content may be invalid. */
export function readContent(folder: string): ContentState {
  const listing = listFiles(folder)
  const values = contentFiles(listing).map((file) => [
    file,
    parseDocument(readSource(folder, file)).document?.value,
  ])
  const images = listing.files
    .filter((file) => isInPictures.test(file))
    .map((file) => [file, sha256(readFileSync(join(folder, file)))])
  return {
    values: Object.fromEntries(values),
    images: Object.fromEntries(images),
    remoteImages: readCache(folder).files ?? {},
  }
}

/** The redirects in site.json. Entries that are not valid are left out. */
export function redirectsOf({ values }: ContentState): Redirect[] {
  const site = values["site.json"]
  const list = isRecord(site) ? site.redirects : undefined
  return (Array.isArray(list) ? list : []).flatMap((entry: unknown) => {
    if (!isRecord(entry)) return []
    const { from, to } = entry
    return typeof from === "string" && typeof to === "string" ? { from, to } : []
  })
}
