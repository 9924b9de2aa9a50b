import { statSync } from "node:fs"
import sharp from "sharp"
import type { Facts } from "./pictures"

const known = new Map<string, { state: string; facts: Promise<Facts | undefined> }>()

/** What a picture is, decoded to its end; undefined where that fails. Asked again, only if it changed. */
export function factsAt(path: string) {
  const { size, mtimeMs } = statSync(path, { throwIfNoEntry: false }) ?? { size: 0, mtimeMs: 0 }
  const state = `${size} ${mtimeMs}`
  const before = known.get(path)
  if (before?.state === state) return before.facts
  const facts = factsIn(path, size)
  known.set(path, { state, facts })
  return facts
}

/** The same for a picture of so many bytes that may not be a file yet. */
export const factsIn = (picture: string | Buffer, bytes: number) =>
  decode(picture, bytes).catch(() => undefined)

async function decode(picture: string | Buffer, bytes: number): Promise<Facts | undefined> {
  const { width, height, format, autoOrient } = await sharp(picture).metadata()
  if (!width || !height) return undefined
  if (format !== "svg") await sharp(picture).resize(8).raw().toBuffer()
  return { format, bytes, ...(autoOrient ?? { width, height }) }
}
