import { extensionOf, formatIn } from "../../content-model/validate/rules/images"
import type { Snapshot } from "./snapshot"

/** A picture of the media library; one that was just chosen brings its file. */
export type MediaFile = { path: string; url?: string; file?: File }

/** Pictures that content/ did not hold yet when the editor read it, by their path there. */
export async function newImages(files: MediaFile[], { pictures }: Snapshot) {
  const unknown = files
    .map((file) => ({ ...file, path: file.path.replace(/^content\//, "") }))
    .filter(({ path }) => !Object.hasOwn(pictures, path))
  const entries = unknown.map(async ({ path, url = "", file }) => {
    const facts = file ? await imageInfoOf(file) : unmeasured(path)
    return [path, facts && { url, ...facts }] as const
  })
  return Object.fromEntries(await Promise.all(entries))
}

async function imageInfoOf(file: File) {
  const bitmap = await createImageBitmap(file).catch(() => undefined) // a damaged one
  if (!bitmap) return undefined
  const { width, height } = bitmap
  const head = new Uint8Array(await file.slice(0, 12).arrayBuffer())
  return { width, height, format: formatIn(head), bytes: file.size }
}

// On the git host only: it was uploaded after the site was built. The next build measures it.
function unmeasured(path: string) {
  return { width: 9999, height: 9999, format: extensionOf(path).format, bytes: 0 }
}
