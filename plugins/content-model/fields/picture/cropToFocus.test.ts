/** @jest-environment node */
import sharp from "sharp"
import { temporaryFolder } from "../../../../test/support/temporaryFolder"
import { testImage } from "../../testing/testImage"
import { aspectRatioOf, cropToFocus } from "./cropToFocus"

const { at } = temporaryFolder()

/** Writes a picture of 90 × 30 pixels with a red, a green and a blue third. */
async function writeStripes(name: string) {
  const input = (background: string) => testImage(30, 30, background).toBuffer()
  await testImage(90, 30, "red")
    .composite([
      { input: await input("lime"), left: 30, top: 0 },
      { input: await input("blue"), left: 60, top: 0 },
    ])
    .toFile(at(name))
}

test.each([
  [0, [255, 0, 0]],
  [50, [0, 255, 0]],
  [100, [0, 0, 255]],
])("a focal point at %i percent keeps that part of the picture", async (x, colour) => {
  await writeStripes("stripes.png")
  const crop = await cropToFocus(at("stripes.png"), 1, { x, y: 50 })
  const { data, info } = await crop.removeAlpha().raw().toBuffer({ resolveWithObject: true })
  expect([info.width, info.height]).toEqual([30, 30])
  expect([...data.subarray(0, 3)]).toEqual(colour)
  expect([...data.subarray(-3)]).toEqual(colour)
})

test("a picture that its metadata turns is cropped as it is shown", async () => {
  await writeStripes("stripes.png")
  await sharp(at("stripes.png"))
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 100 })
    .toFile(at("turned.jpg"))
  const crop = await cropToFocus(at("turned.jpg"), 1, { x: 50, y: 0 })
  expect(await aspectRatioOf(at("turned.jpg"))).toBe(1 / 3)
  const { channels } = await sharp(await crop.png().toBuffer()).stats()
  expect(channels.map(({ mean }) => mean > 128)).toEqual([true, false, false])
})
