/** @jest-environment node */
import sharp from "sharp"
import { imageFileIssues } from "../fields/picture/imageFiles"
import { imageInfoOf } from "../fields/picture/imageInfo"
import { copyContent } from "../testing/contentCopy"
import { testImage } from "../testing/testImage"

// The first check decodes every image.
jest.setTimeout(60_000)

// The first check decodes every image.

const content = copyContent()
afterEach(content.restore)
afterAll(content.end)

/** The errors and warnings. */
const check = async () =>
  (await content.issues())
    .filter(({ severity }) => severity !== "note")
    .map(({ file, line, type }) => `${file}:${line} ${type}`)

const poultryFile = "services/poultry-trading.json"

test("the mistakes of several files are sorted by file and line", async () => {
  content.replace("site.json", '"/about/"', '"/abuot/"')
  content.replace("values/ambition.json", '"title"', '"titel"')
  content.replace("pages/home.json", "images/hero.png", "images/heroe.png")
  content.move("values/innovation.json", "values/z/innovation.json")
  expect(await check()).toEqual([
    "pages/home.json:15 missing-image",
    "site.json:22 unknown-page",
    "values/ambition.json:4 unknown-field",
    "values/z/innovation.json:1 unknown-file",
  ])
})

test("a broken file hides no section and no picture that other files name", async () => {
  content.replace("pages/home.json", '"to": "/about/"', '"to": "/services/#poultry-trading"')
  content.replace(poultryFile, "{", "")
  expect(await check()).toEqual([`${poultryFile}:2 syntax-error`])
})

const poultry = "images/poultry.png"
const rotated = () => testImage(1200, 1600).withMetadata({ orientation: 6 })
const truncated = async () => (await testImage(1600, 1200).toBuffer()).subarray(0, 2000)
const jpeg = () => testImage(1600, 1200).jpeg().toBuffer()

test.each<[what: string, file: string, bytes: () => Promise<Buffer> | string, type?: string]>([
  ["rotated by its metadata is measured as shown", poultry, () => rotated().toBuffer()],
  ["of another format is recognised by its bytes", poultry, jpeg, "wrong-image-extension"],
  ["that is truncated is damaged", poultry, truncated, "damaged-image"],
  ["that is a text is damaged", poultry, () => "hens", "damaged-image"],
  ["that is an incomplete SVG is damaged", "images/logo.svg", () => "<svg", "damaged-image"],
])("a picture %s", async (_, file, bytes, ...types) => {
  content.write(file, await bytes())
  expect(await check()).toEqual(types.map((type) => `${file}:1 ${type}`))
})

test.each([
  ["version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 1234567\n", "`git lfs pull`"],
  ["", "is empty"],
  ["\0\0\0\x18ftypheic\0\0\0\0", "Save it as JPEG"],
  ["<!DOCTYPE html><title>Not found", "is a web page"],
  [
    "GIF89a\x01\0\x01\0\x80\0\0\0\0\0\0\0\0!\xf9\x04\x01\0\0\0\0,\0\0\0\0\x01\0\x01\0\0\x02\x02D\x01\0;",
    "GIF. Save it as PNG",
  ],
])("a file with %j in place of a picture is named, with what to do", async (text, advice) => {
  const info = await imageInfoOf(Buffer.from(text, "latin1"), text.length)
  expect(imageFileIssues(poultry, info, 1e6)[0].message).toContain(advice)
})

test("a picture that moves is known by its frames", async () => {
  const frames = await Promise.all(
    ["red", "blue"].map((colour) =>
      sharp({ create: { width: 9, height: 9, channels: 3, background: colour } })
        .png()
        .toBuffer(),
    ),
  )
  const film = await sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer()
  expect(await imageInfoOf(film, film.length)).toMatchObject({ isAnimated: true, height: 9 })
  const still = await testImage().webp().toBuffer()
  expect(await imageInfoOf(still, still.length)).not.toHaveProperty("isAnimated")
})
