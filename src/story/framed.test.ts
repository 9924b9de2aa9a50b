/** @jest-environment node */
import sharp from "sharp"
import { framed } from "./framed"

const [width, height] = [200, 400]

/** A page of stripes, no two rows alike, with boxes on it; `extra` rows are put in at the top. */
async function page(boxes: { left: number; top: number; size?: number }[], extra = 0) {
  const stripes = Buffer.alloc(width * (height + extra) * 3)
  for (let y = 0; y < height; y++)
    stripes.fill(
      Buffer.from([100 + (y % 100), 150, y % 251]),
      (y + extra) * width * 3,
      (y + extra + 1) * width * 3,
    )
  const box = ({ size = 20 }) =>
    sharp({ create: { width: size, height: size, channels: 3, background: "white" } })
      .png()
      .toBuffer()
  return sharp(stripes, { raw: { width, height: height + extra, channels: 3 } })
    .composite(await Promise.all(boxes.map(async (one) => ({ ...one, input: await box(one) }))))
    .png()
    .toBuffer()
}

/** Where a picture is tinted like a frame, as the top, bottom, left and right of it all. */
async function frameIn(picture: Buffer) {
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true })
  const found = { top: Infinity, bottom: -1, left: Infinity, right: -1 }
  for (let y = 0; y < info.height; y++)
    for (let x = 0; x < info.width; x++) {
      const [red, green] = data.subarray((y * info.width + x) * 3)
      if (red < 180 || green > 60) continue
      found.top = Math.min(found.top, y)
      found.bottom = Math.max(found.bottom, y)
      found.left = Math.min(found.left, x)
      found.right = Math.max(found.right, x)
    }
  return found
}

test("equal pictures have nothing to frame", async () => {
  const [one, other] = [await page([]), await page([])]
  expect(await framed(one, other)).toBeUndefined()
})

test("the frame lies around what differs, in both pictures", async () => {
  const marked = await framed(await page([]), await page([{ left: 90, top: 200 }]))
  for (const picture of [marked?.before, marked?.after]) {
    const { top, bottom, left, right } = await frameIn(picture ?? Buffer.of())
    expect(top).toBeGreaterThan(185)
    expect(bottom).toBeLessThan(235)
    expect(left).toBeGreaterThan(75)
    expect(right).toBeLessThan(125)
    expect(right - left).toBeGreaterThan(20)
  }
})

test("what only moved down is not framed", async () => {
  const marked = await framed(await page([]), await page([], 30))
  const { bottom } = await frameIn(marked?.after ?? Buffer.of())
  expect(bottom).toBeGreaterThan(20)
  expect(bottom).toBeLessThan(45)
})

test("a browser's few other shades at edges that moved are not framed", async () => {
  const speck = (top: number) => ({ left: 150, top, size: 4 })
  const marked = await framed(await page([]), await page([speck(300)], 30))
  const { bottom } = await frameIn(marked?.after ?? Buffer.of())
  expect(bottom).toBeLessThan(45)
  const still = await framed(await page([]), await page([speck(300)]))
  expect((await frameIn(still?.after ?? Buffer.of())).top).toBeGreaterThan(285)
})
