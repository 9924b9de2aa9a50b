/** @jest-environment node */
import { isAvifSmaller } from "./formats"
import { fixtureContent } from "../../testing/fixtureSite"
import { testImage } from "../../testing/testImage"

test("a drawing is smaller as AVIF than as WebP, a tiny picture of one colour is larger", async () => {
  const drawing = `${fixtureContent}/images/fashion.png`
  expect(await isAvifSmaller(drawing, [360, 680], 4 / 3)).toBe(true)
  const tiny = await testImage(40, 30).toBuffer()
  expect(await isAvifSmaller(tiny, [360, 680], 4 / 3)).toBe(false)
})
