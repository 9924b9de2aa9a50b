/** @jest-environment node */
import sharp from "sharp"
import { isAvifSmaller } from "./formats"
import { fixtureContent } from "../../testing/fixtureSite"

const drawing = `${fixtureContent}/images/fashion.png`
test("a drawing is smaller as AVIF than as WebP", async () => {
  expect(await isAvifSmaller(drawing, [360, 680], 4 / 3)).toBe(true)
})

test("a tiny picture of one colour is larger as AVIF than as WebP", async () => {
  const create = { width: 40, height: 30, channels: 3, background: "teal" } as const
  const picture = await sharp({ create }).png().toBuffer()
  expect(await isAvifSmaller(picture, [360, 680], 4 / 3)).toBe(false)
})
