import { statSync } from "node:fs"
import sharp from "sharp"
import type { ImageInfo } from "../validate/rules/images"

const known = new Map<string, { state: string; facts: Promise<ImageInfo | undefined> }>()

/** What a picture is, decoded to its end; undefined where that fails. Asked again, only if it changed. */
export function imageInfo(path: string) {
  const { size, mtimeMs } = statSync(path, { throwIfNoEntry: false }) ?? { size: 0, mtimeMs: 0 }
  const state = `${size} ${mtimeMs}`
  const before = known.get(path)
  if (before?.state === state) return before.facts
  const facts = imageInfoOf(path, size)
  known.set(path, { state, facts })
  return facts
}

/** The same for a picture of so many bytes that may not be a file yet. */
export const imageInfoOf = (picture: string | Buffer, bytes: number) =>
  decode(picture, bytes).catch(() => undefined)

async function decode(picture: string | Buffer, bytes: number): Promise<ImageInfo | undefined> {
  const { width, height, format, autoOrient } = await sharp(picture).metadata()
  if (!width || !height) return undefined
  if (format !== "svg") await sharp(picture).resize(8).raw().toBuffer()
  return { format, bytes, ...(autoOrient ?? { width, height }) }
}
