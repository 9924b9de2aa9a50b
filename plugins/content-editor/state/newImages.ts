import { extensionOf, formatIn } from "../../content-model/images/imageFormat"
import { contentPath } from "../constants"
import type { Snapshot } from "./snapshot"

/** An image of Decap's media library. A newly chosen image has a `file`. */
export type MediaFile = { path: string; url?: string; file?: File }

/** The images that are not in the snapshot, by path below content/; undefined if damaged. */
export async function newImages(files: MediaFile[], { images }: Snapshot) {
  const added = files
    .map((file) => ({ ...file, path: contentPath(file.path) }))
    .filter(({ path }) => !Object.hasOwn(images, path))
  const entries = added.map(async ({ path, url = "", file }) => {
    // Without a file, it was uploaded after the site was built. The next build measures it.
    const unknown = { width: 9999, height: 9999, format: extensionOf(path).format, bytes: 0 }
    const info = file ? await imageInfoOf(file) : unknown
    return [path, info && { url, ...info }] as const
  })
  return Object.fromEntries(await Promise.all(entries))
}

async function imageInfoOf(file: File) {
  const bitmap = await createImageBitmap(file).catch(() => undefined) // undefined if damaged
  if (!bitmap) return undefined
  const { width, height } = bitmap
  const start = new Uint8Array(await file.slice(0, 12).arrayBuffer())
  return { width, height, format: formatIn(start), bytes: file.size }
}
