import { readFileSync, statSync } from "node:fs"
import sharp from "sharp"
import { maxPixels, noPictures, type ImageInfo } from "./imageFiles"
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
  const format = info ? undefined : noPictureIn(image)
  if (format) return { format, bytes, width: 0, height: 0 }
  if (info?.format !== "svg") return info
  return { ...info, fault: checkSvg(typeof image === "string" ? readFileSync(image) : image) }
}

/** What a file is that cannot be opened as a picture; undefined if it is damaged, or something else. */
function noPictureIn(image: string | Buffer) {
  const start = (typeof image === "string" ? readFileSync(image) : image).toString("latin1", 0, 200)
  return Object.entries(noPictures).find(([, [pattern]]) => pattern.test(start))?.[0]
}

async function decode(image: string | Buffer, bytes: number): Promise<ImageInfo | undefined> {
  const { width, height, format, autoOrient, pages = 1 } = await sharp(image).metadata()
  if (!width || !height) return undefined
  if (format !== "svg" && width * height <= maxPixels) await sharp(image).resize(8).raw().toBuffer()
  const isAnimated = pages > 1 && format !== "heif" // whose pages are tiles or a thumbnail
  return { format, bytes, ...(autoOrient ?? { width, height }), ...(isAnimated && { isAnimated }) }
}
