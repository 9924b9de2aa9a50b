/** @jest-environment node */
import sharp from "sharp"
import { isAvifSmaller } from "./formats"

const drawing = "content/images/fashion.png"
const grain = { type: "gaussian", mean: 128, sigma: 40 } as const
const create = { width: 400, height: 300, channels: 3, background: "teal" } as const

test("a drawing is smaller as AVIF than as WebP", async () => {
  expect(await isAvifSmaller(drawing, [360, 680], 4 / 3)).toBe(true)
})

test.each([
  ["a picture of coarse colour grain", { ...create, noise: grain }],
  ["a tiny picture of one colour", { ...create, width: 40, height: 30 }],
])("%s is larger as AVIF than as WebP", async (_, options) => {
  const picture = await sharp({ create: options }).png().toBuffer()
  expect(await isAvifSmaller(picture, [360, 680], 4 / 3)).toBe(false)
})
