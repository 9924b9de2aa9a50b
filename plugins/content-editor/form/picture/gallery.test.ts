/** @jest-environment node */
import "../../../../scripts/lib/siteModel"
import { addPictures, nextDescription } from "./gallery"

const name = "picture"
const entry = (file: string, description = "") => ({ picture: { file, description } })
const files = ["images/a.webp", "images/b.webp"]

test("pictures come in their order, first into entries that have none", () => {
  const list = [entry("images/old.png", "Old"), entry("", "Written first")]
  expect(addPictures(list, name, { $ref: "GalleryEntry" }, files)).toEqual([
    entry("images/old.png", "Old"),
    entry("images/a.webp", "Written first"),
    entry("images/b.webp"),
  ])
  expect(addPictures(undefined, name, { $ref: "GalleryEntry" }, files)).toEqual(
    files.map((file) => entry(file)),
  )
  expect(addPictures(list, name, { $ref: "GalleryEntry" }, [])).toEqual(list)
})

test("the next description is one that a picture needs and lacks", () => {
  const decorative = { picture: { file: "images/a.webp", decorative: true } }
  const list = [entry("images/a.webp"), entry("images/b.webp", "B"), decorative, entry("images/c")]
  expect([0, 1, 4].map((from) => nextDescription(list, name, from))).toEqual([0, 3, -1])
})
