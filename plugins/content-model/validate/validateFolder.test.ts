import sharp from "sharp"
import { imageFileIssues } from "../fields/picture/imageFiles"
import { imageInfoOf } from "../fields/picture/imageInfo"
import { copyContent } from "../testing/contentCopy"
import { testImage } from "../testing/testImage"
import "../../../scripts/lib/siteModel"
import { fixSource } from "./fixFiles"
import { serialize } from "../read/json/serialize"
import { schemaLine } from "./rules/fields"

const content = copyContent()

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
  content.write("values/z/innovation.json", content.read("values/innovation.json"))
  content.remove("values/innovation.json")
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
    ["red", "blue"].map((colour) => testImage(9, 9, colour).toBuffer()),
  )
  const film = await sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer()
  expect(await imageInfoOf(film, film.length)).toMatchObject({ isAnimated: true, height: 9 })
  const still = await testImage().webp().toBuffer()
  expect(await imageInfoOf(still, still.length)).not.toHaveProperty("isAnimated")
})

const file = "values/ambition.json"
const good = `{
  "$schema": "${schemaLine(file, "Value")}",
  "position": 1,
  "title": "Ambition",
  "description": "We aim high.",
  "icon": "mountain",
  "colour": "#0e4d43"
}
`
const reversed = Object.fromEntries(Object.entries(JSON.parse(good)).slice(1).toReversed())
const replaced = (search: string, put: string) => good.replace(search, () => put)
const fix = (text: string) => fixSource({ file, text })

test.each<[what: string, text: string]>([
  ["Windows line endings", good.replaceAll("\n", "\r\n")],
  ["a wrong schema line", replaced("Value.json", "Service.json")],
  ["white space around a text", replaced('"Ambition"', '" Ambition\\n"')],
  ["another order, without a schema line", JSON.stringify(reversed)],
])("%s is fixed", (_what, text) => {
  expect(fix(text)).toBe(good)
})

test("links to pages get their trailing slash, also in a longer text", () => {
  const page = (to: string) =>
    serialize(
      {
        $schema: schemaLine("pages/a.json", "Page"),
        top: { title: "A", actions: [{ label: "B", to }] },
        sections: [{ text: { body: `See [hens](${to}#prices) and [us](/about).` } }],
      },
      "Page",
    )
  const source = { file: "pages/a.json", text: page("/hens") }
  expect(fixSource(source, ["/about/", "/hens/"])).toBe(page("/hens/").replace("/about", "/about/"))
  expect(fixSource(source)).toBe(page("/hens").replace("/about", "/about/"))
})

test.each<[what: string, text: string | undefined]>([
  ["a file without text", undefined],
  ["a trailing comma", replaced('43"', '43",')],
  ["an empty file", " \n"],
  ["a duplicate field", replaced("{", '{ "title": "Courage",')],
  ["a list", "[]"],
])("%s is not fixed", (_what, text) => {
  expect(fixSource({ file, text })).toBeUndefined()
})
