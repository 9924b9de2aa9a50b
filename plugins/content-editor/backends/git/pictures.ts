import { formatIn } from "../../../content-model/fields/picture/imageFormat"
import type { Snapshot } from "../../drafts/content/types"

export type Image = Snapshot["images"][string]

const chunkSize = 10_000 // arguments of one call

/** The bytes of a file as base64, for a request in JSON. */
export async function toBase64(blob: Blob) {
  const bytes = new Uint8Array(await blob.arrayBuffer())
  let binary = ""
  for (let start = 0; start < bytes.length; start += chunkSize)
    binary += String.fromCharCode(...bytes.subarray(start, start + chunkSize))
  return btoa(binary)
}

/** Undefined if the picture is damaged, or an SVG. */
export async function measure(blob: Blob): Promise<Image | undefined> {
  const format = formatIn(new Uint8Array(await blob.slice(0, 12).arrayBuffer()))
  const bitmap = await createImageBitmap(blob).catch(() => undefined)
  if (!bitmap) return undefined
  const { width, height } = bitmap
  bitmap.close()
  return { width, height, format, bytes: blob.size, url: URL.createObjectURL(blob) }
}
