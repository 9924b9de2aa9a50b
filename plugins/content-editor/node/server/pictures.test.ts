import { testImage } from "../../../content-model/testing/testImage"
import { pictureOf } from "../../testing/requests"
import { readPicture } from "./pictures"

let png: Buffer
beforeAll(async () => void (png = await testImage().toBuffer()))

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'

test.each<[what: string, file: string, content: () => string | Buffer]>([
  ["with an SVG inside", "images/x.png", () => svg],
  ["with a page inside", "images/x.jpg", () => "<script>alert(1)</script>"],
  ["with a PNG inside a .jpg file", "images/x.jpg", () => png],
  ["that is cut off", "images/x.png", () => png.subarray(0, 70)],
])("rejects an upload %s", async (_, file, content) => {
  await expect(readPicture(".", pictureOf(file, content()))).rejects.toMatchObject({ status: 422 })
})

test("rejects a copy of a picture that does not exist", async () => {
  const copy = { file: "images/copy.png", content: { from: "images/none.png" } }
  await expect(readPicture(".", copy)).rejects.toMatchObject({ status: 409 })
})
