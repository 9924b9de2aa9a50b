import { diffArrays } from "diff"
import { createHash } from "node:crypto"

/** A picture row by row, three bytes a pixel. */
export type Pixels = { data: Buffer; width: number; height: number }
export type Band = { top: number; bottom: number; left: number; right: number }
export type Difference = { before: Band; after: Band }

const mostEdits = 3000 // rows; beyond that, two pictures are compared without looking for what moved
const near = 24 // px between two differences that are taken for one
const specks = 100 // pixels; a browser draws edges a little differently where they have moved

const bytes = 3 // of a pixel
const row = ({ data, width }: Pixels, index: number) =>
  data.subarray(index * width * bytes, (index + 1) * width * bytes)

const rowsOf = (pixels: Pixels) =>
  Array.from({ length: pixels.height }, (_, index) =>
    createHash("md5").update(row(pixels, index)).digest("base64"),
  )

/** The bands in which two pictures of one width differ; rows that only moved up or down are none. */
export function differences(before: Pixels, after: Pixels): Difference[] {
  const joined: Difference[] = []
  for (const rows of rowsThatDiffer(before, after)) {
    const found = narrowed(rows, before, after)
    if (!found) continue
    const last = joined.at(-1)
    if (last && isWithin(near, last, found)) joined.splice(-1, 1, around(last, found))
    else joined.push(found)
  }
  return joined
}

const isWithin = (rows: number, a: Difference, b: Difference) =>
  b.before.top - a.before.bottom <= rows && b.after.top - a.after.bottom <= rows

const around = (a: Difference, b: Difference): Difference => ({
  before: aroundBands(a.before, b.before),
  after: aroundBands(a.after, b.after),
})

const aroundBands = (a: Band, b: Band): Band => ({
  top: a.top,
  bottom: b.bottom,
  left: Math.min(a.left, b.left),
  right: Math.max(a.right, b.right),
})

function rowsThatDiffer(before: Pixels, after: Pixels) {
  const [old, now] = [rowsOf(before), rowsOf(after)]
  const parts = diffArrays(old, now, { maxEditLength: mostEdits }) ?? [
    { value: old, removed: true, added: false },
    { value: now, removed: false, added: true },
  ]
  const sides = { left: 0, right: before.width }
  const found: Difference[] = []
  let [from, to] = [0, 0]
  for (const { value, removed, added } of parts) {
    const [fromEnd, toEnd] = [from + (added ? 0 : value.length), to + (removed ? 0 : value.length)]
    if (removed || added) {
      const rows = {
        before: { ...sides, top: from, bottom: fromEnd },
        after: { ...sides, top: to, bottom: toEnd },
      }
      const last = found.at(-1)
      // What went and what came in its place are one.
      if (last && isWithin(0, last, rows)) found.splice(-1, 1, around(last, rows))
      else found.push(rows)
    }
    ;[from, to] = [fromEnd, toEnd]
  }
  return found
}

/** As wide as what differs, where both bands are equally high; undefined for a few specks. */
function narrowed({ before, after }: Difference, old: Pixels, now: Pixels): Difference | undefined {
  const height = before.bottom - before.top
  if (height !== after.bottom - after.top) return { before, after }
  const columns: number[] = []
  for (let index = 0; index < height; index++) {
    const [a, b] = [row(old, before.top + index), row(now, after.top + index)]
    if (a.equals(b)) continue
    for (let start = 0; start < a.length; start += bytes) {
      const end = start + bytes
      if (a.compare(b, start, end, start, end) !== 0) columns.push(start / bytes)
    }
  }
  if (before.top !== after.top && columns.length < specks) return undefined
  const left = columns.reduce((least, x) => Math.min(least, x))
  const right = columns.reduce((most, x) => Math.max(most, x)) + 1
  return { before: { ...before, left, right }, after: { ...after, left, right } }
}
