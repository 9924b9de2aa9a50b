import { diffArrays } from "diff"
import { createHash } from "node:crypto"
import sharp from "sharp"

const mostEdits = 3000 // rows; beyond that, two pictures are compared without looking for what moved
const near = 24 // px between two changes that get one frame
const margin = 6 // px between a change and its frame
const colour = "#d6006c"

type Pixels = { data: Buffer; width: number; height: number }
type Band = { top: number; bottom: number; left: number; right: number }
type Change = { before: Band; after: Band }

async function pixelsOf(picture: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(picture)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

const row = ({ data, width }: Pixels, index: number) =>
  data.subarray(index * width * 3, (index + 1) * width * 3)

const rowsOf = (pixels: Pixels) =>
  Array.from({ length: pixels.height }, (_, index) =>
    createHash("md5").update(row(pixels, index)).digest("base64"),
  )

/** The bands of rows that came, went or changed; rows that only moved down or up are none. */
function changesBetween(before: Pixels, after: Pixels): Change[] {
  const [old, now] = [rowsOf(before), rowsOf(after)]
  const parts = diffArrays(old, now, { maxEditLength: mostEdits }) ?? [
    { value: old, removed: true, added: false },
    { value: now, removed: false, added: true },
  ]
  const changes: Change[] = []
  const whole = { left: 0, right: Math.max(before.width, after.width) }
  let [from, to] = [0, 0]
  for (const { value, removed, added } of parts) {
    const [gone, come] = [added ? 0 : value.length, removed ? 0 : value.length]
    if (removed || added) {
      const last = changes.at(-1)
      const isNear = last && from - last.before.bottom < near && to - last.after.bottom < near
      if (isNear) {
        last.before.bottom = from + gone
        last.after.bottom = to + come
      } else
        changes.push({
          before: { top: from, bottom: from + gone, ...whole },
          after: { top: to, bottom: to + come, ...whole },
        })
    }
    from += gone
    to += come
  }
  return changes.map((change) => narrowed(change, before, after))
}

/** As wide as what differs, where both bands are equally high. */
function narrowed({ before, after }: Change, old: Pixels, now: Pixels): Change {
  const height = before.bottom - before.top
  if (old.width !== now.width || height !== after.bottom - after.top) return { before, after }
  let [left, right] = [old.width, 0]
  for (let index = 0; index < height; index++) {
    const [a, b] = [row(old, before.top + index), row(now, after.top + index)]
    if (a.equals(b)) continue
    for (let x = 0; x < old.width; x++) {
      if (a.compare(b, x * 3, x * 3 + 3, x * 3, x * 3 + 3) === 0) continue
      left = Math.min(left, x)
      right = Math.max(right, x + 1)
    }
  }
  return { before: { ...before, left, right }, after: { ...after, left, right } }
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
  const changes = changesBetween(old, now)
  if (changes.length === 0) return undefined
  return {
    before: await draw(
      before,
      old,
      changes.map((change) => change.before),
    ),
    after: await draw(
      after,
      now,
      changes.map((change) => change.after),
    ),
  }
}
