import { formatIn } from "../../content-model/images/imageFormat"
import type { Snapshot } from "../state/snapshot"

/** Measures a picture. Undefined if it is damaged, or an SVG, which only a build measures. */
export async function measurePicture(blob: Blob): Promise<Snapshot["images"][string] | undefined> {
  const format = formatIn(new Uint8Array(await blob.slice(0, 12).arrayBuffer()))
  const bitmap = await createImageBitmap(blob).catch(() => undefined)
  if (!bitmap) return undefined
  const { width, height } = bitmap
  bitmap.close()
  return { width, height, format, bytes: blob.size, url: URL.createObjectURL(blob) }
}

/** The bytes of a file as base64, for a git host. */
export async function toBase64(blob: Blob) {
  const bytes = new Uint8Array(await blob.arrayBuffer())
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""))
}
