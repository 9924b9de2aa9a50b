import sharp from "sharp"
import { temporaryFolder } from "../../../../test/support/temporaryFolder"
import { testImage } from "../../testing/testImage"
import { aspectRatioOf, cropToFocus } from "./cropToFocus"

const { at } = temporaryFolder()

/** Writes a picture of 60 × 30 pixels: its left half is red, its right half blue. */
async function writeHalves(orientation: number) {
  const input = await testImage(30, 30, "blue").toBuffer()
  const image = testImage(60, 30, "red").composite([{ input, left: 30, top: 0 }])
  const bytes = await image.png().toBuffer()
  await sharp(bytes).withMetadata({ orientation }).jpeg({ quality: 100 }).toFile(at("a.jpg"))
}

test.each([
  ["left part", 1, { x: 0, y: 50 }, 2, "red"],
  ["right part", 1, { x: 100, y: 50 }, 2, "blue"],
  ["top of a picture that its metadata turns", 6, { x: 50, y: 0 }, 1 / 2, "red"],
])("a focal point keeps the %s", async (_, orientation, focus, ratio, colour) => {
  await writeHalves(orientation)
  expect(await aspectRatioOf(at("a.jpg"))).toBe(ratio)
  const crop = await cropToFocus(at("a.jpg"), 1, focus)
  const { data, info } = await crop.png().toBuffer({ resolveWithObject: true })
  expect([info.width, info.height]).toEqual([30, 30])
  const { channels } = await sharp(data).stats()
  expect(channels.map(({ mean }) => mean > 128)).toEqual([
    colour === "red",
    false,
    colour === "blue",
  ])
})
