import { readFileSync, statSync } from "node:fs"
import sharp from "sharp"
import { maxPixels, type ImageInfo } from "./imageFiles"
import { checkSvg } from "./checkSvg"

const cache = new Map<string, Promise<ImageInfo | undefined>>()

/** Size and format of an image file; undefined if it is damaged. Decodes it again if it changes. */
export function imageInfo(path: string) {
  const { size, mtimeMs } = statSync(path, { throwIfNoEntry: false }) ?? { size: 0, mtimeMs: 0 }
  const state = `${path} ${size} ${mtimeMs}`
  const info = cache.get(state) ?? imageInfoOf(path, size)
  cache.set(state, info)
  return info
}

/** The same for the path or the content of an image, and its size in bytes. */
export async function imageInfoOf(image: string | Buffer, bytes: number) {
  const info = await decode(image, bytes).catch(() => undefined)
  if (!info && isLfsPointer(image, bytes)) return { format: "lfs", bytes, width: 0, height: 0 }
  if (info?.format !== "svg") return info
  return { ...info, fault: checkSvg(typeof image === "string" ? readFileSync(image) : image) }
}

/** Whether git has left the address of a file in its place. */
function isLfsPointer(image: string | Buffer, bytes: number) {
  if (bytes > 1024) return false
  const content = typeof image === "string" ? readFileSync(image) : image
  return content.toString("latin1").startsWith("version https://git-lfs.github.com/")
}

async function decode(image: string | Buffer, bytes: number): Promise<ImageInfo | undefined> {
  const { width, height, format, autoOrient, pages = 1 } = await sharp(image).metadata()
  if (!width || !height) return undefined
  if (format !== "svg" && width * height <= maxPixels) await sharp(image).resize(8).raw().toBuffer()
  const isAnimated = pages > 1 && format !== "heif" // whose pages are tiles or a thumbnail
  return { format, bytes, ...(autoOrient ?? { width, height }), ...(isAnimated && { isAnimated }) }
}
