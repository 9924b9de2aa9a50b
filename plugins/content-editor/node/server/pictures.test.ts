import { testImage } from "../../../content-model/testing/testImage"
import { pictureOf } from "../../testing/requests"
import { readPicture } from "./pictures"

let png: Buffer
beforeAll(async () => void (png = await testImage().toBuffer()))

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'

test.each<[what: string, file: string, content: () => string | Buffer, status: number]>([
  ["in a sub-folder", "images/sources/x.png", () => png, 403],
  ["with a space in its name", "images/a b.png", () => png, 403],
  ["that is a script", "images/x.js", () => png, 403],
  ["that is an SVG", "images/x.svg", () => svg, 403],
  ["with an SVG inside", "images/x.png", () => svg, 422],
  ["with a page inside", "images/x.jpg", () => "<script>alert(1)</script>", 422],
  ["with a PNG inside a .jpg file", "images/x.jpg", () => png, 422],
  ["that is cut off", "images/x.png", () => png.subarray(0, 70), 422],
  ["of more than 8 MB", "images/x.png", () => Buffer.alloc(8_000_001), 413],
])("rejects an upload %s", async (_, file, content, status) => {
  await expect(readPicture(".", pictureOf(file, content()))).rejects.toMatchObject({ status })
})

test.each([
  ["images/logo.svg", "images/copy.png", 403],
  ["site.json", "images/copy.png", 403],
  ["images/none.png", "images/copy.png", 409],
])("rejects a copy of %s", async (from, file, status) => {
  await expect(readPicture(".", { file, content: { from } })).rejects.toMatchObject({ status })
})
