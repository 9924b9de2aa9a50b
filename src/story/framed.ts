import sharp from "sharp"
import { differences, type Band, type Pixels } from "./differences"

const margin = 6 // px between what differs and its frame
const colour = "#d6006c"

async function pixelsOf(picture: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(picture)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

function draw(picture: Buffer, { width, height }: Pixels, bands: Band[]) {
  const frames = bands.map(({ top, bottom, left, right }) => {
    const [x, y] = [Math.max(2, left - margin), Math.max(2, top - margin)]
    const [wide, high] = [
      Math.min(width - 2, right + margin) - x,
      Math.min(height - 2, bottom + margin) - y,
    ]
    return `<rect x="${x}" y="${y}" width="${Math.max(wide, 1)}" height="${Math.max(high, 1)}" rx="4"/>`
  })
  const overlay = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" fill="${colour}" fill-opacity=".08" stroke="${colour}" stroke-width="3">${frames.join("")}</svg>`
  return small(sharp(picture).composite([{ input: Buffer.from(overlay) }]))
}

// WebP cannot be as high as a long page.
const small = (picture: sharp.Sharp) =>
  picture.jpeg({ quality: 85, chromaSubsampling: "4:4:4" }).toBuffer()

/** A picture as the story shows it. */
export const asItIs = (picture: Buffer) => small(sharp(picture))

/** Two pictures of a page with a frame around all that differs; undefined where nothing does. */
export async function framed(before: Buffer, after: Buffer) {
  if (before.equals(after)) return undefined
  const [old, now] = [await pixelsOf(before), await pixelsOf(after)]
  const found = differences(old, now)
  if (found.length === 0) return undefined
  return {
    before: await draw(
      before,
      old,
      found.map((difference) => difference.before),
    ),
    after: await draw(
      after,
      now,
      found.map((difference) => difference.after),
    ),
  }
}
