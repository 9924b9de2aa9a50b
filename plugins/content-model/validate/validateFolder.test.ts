/** @jest-environment node */
import { join } from "node:path"
import sharp from "sharp"
import { draft, type ContentCopy } from "../testing/contentCopy"
import { formatBuildError } from "./formatIssues"
import { errorsOf } from "./issues"
import { issueTypes } from "./issueTypes"
import { validateFolder } from "./validateFolder"

let content: ContentCopy
beforeAll(() => void (content = draft()))
afterEach(() => content.restore())
afterAll(() => content.end())

const found = async () =>
  (await content.issues())
    .filter(({ severity }) => severity !== "note")
    .map(({ file, line, type }) => `${file}:${line} ${type}`)

test("the content of this site has no errors and no warnings", async () => {
  const issues = await validateFolder("content")
  expect(new Set(issues.map(({ severity }) => severity))).toEqual(new Set(["note"]))
})

test("a folder that does not exist lacks every required file", async () => {
  const issues = await validateFolder(join(content.folder, "nowhere"))
  expect(issues.map(({ type }) => type)).toEqual([
    "missing-item",
    ...Array.from({ length: 6 }, () => "missing-file"),
  ])
})

test("every rule reports its mistake, sorted by file and line", async () => {
  content.replace("contact-info/email.json", "mailto:", "mail:")
  content.replace("pages/about.json", '"Built by Visionaries"', "7")
  content.replace("pages/contact.json", /,\n {2}"header"/, '\n  "header"')
  content.replace("pages/home.json", "images/hero.png", "images/heroe.png")
  content.replace("pages/services.json", /"title": "[^"]*"/, '"title": "Our ventures"')
  content.replace("services/ecommerce-fashion.json", "shopping-bag", "shoping-bag")
  content.replace("services/poultry-trading.json", '"poultry-trading"', '"ecommerce-fashion"')
  content.replace("services/poultry-trading.json", "images/poultry.png", "https://a.big/hen.png")
  content.replace("site.json", '"/about/"', '"/abuot/"')
  content.replace("values/ambition.json", '"title"', '"titel"')
  content.replace("values/connection.json", '"Connection"', '"Connection\u202e"')
  content.replace("values/excellence.json", /"#\w+"/, '"#ffe600"')
  content.move("values/innovation.json", "value/innovation.json")
  expect(await found()).toEqual([
    "contact-info/email.json:7 invalid-format",
    "pages/about.json:26 wrong-type",
    "pages/contact.json:4 syntax-error",
    "pages/home.json:15 missing-image",
    "pages/services.json:3 seo-text-too-short",
    "services/ecommerce-fashion.json:8 unknown-icon",
    "services/poultry-trading.json:3 duplicate-id",
    "services/poultry-trading.json:17 image-not-downloaded",
    "site.json:25 unknown-page",
    "value/innovation.json:1 unknown-file",
    "values/ambition.json:4 unknown-field",
    "values/connection.json:4 bidi-control",
    "values/excellence.json:7 low-contrast",
  ])
  const text = formatBuildError(errorsOf(await content.issues()))
  expect(text).toMatch(/11 problems in content\/\. Nothing was built\.$/)
  expect(text).toContain(
    "content/site.json:25:15\n  Site › Navigation bar › Links › 2 › Destination (to): there is no page",
  )
})

test("a broken file hides no section and no picture that other files name", async () => {
  content.replace("pages/home.json", '"to": "/about/"', '"to": "/services/#poultry-trading"')
  content.replace("services/poultry-trading.json", "{", "")
  expect(await found()).toEqual(["services/poultry-trading.json:2 syntax-error"])
})

test("unused pictures are reported once there are no errors", async () => {
  content.write("images/spare.png", await picture(9, 9).toBuffer())
  expect(await found()).toEqual(["images/spare.png:1 unused-image"])
  content.replace("values/ambition.json", '"Ambition"', '""')
  expect(await found()).toEqual(["values/ambition.json:4 empty-text"])
})

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#777" } }).png()

test.each<[what: string, file: string, image: () => Promise<Buffer> | Buffer, ...issues: string[]]>(
  [
    [
      "a picture that is rotated by its metadata is measured as shown",
      "images/poultry.png",
      () => picture(1200, 1600).withMetadata({ orientation: 6 }).toBuffer(),
    ],
    [
      "the format of a picture is read from its bytes",
      "images/poultry.png",
      () => picture(1600, 1200).jpeg().toBuffer(),
      "images/poultry.png:1 wrong-image-extension",
    ],
    [
      "a truncated picture is damaged",
      "images/poultry.png",
      async () => (await picture(1600, 1200).toBuffer()).subarray(0, 2000),
      "images/poultry.png:1 damaged-image",
    ],
    [
      "a text with the name of a picture is damaged",
      "images/poultry.png",
      () => Buffer.from("hens"),
      "images/poultry.png:1 damaged-image",
    ],
    [
      "an incomplete SVG is damaged",
      "images/logo.svg",
      () => Buffer.from("<svg"),
      "images/logo.svg:1 damaged-image",
    ],
  ],
)("%s", async (_, file, image, ...issues) => {
  content.write(file, await image())
  expect(await found()).toEqual(issues)
})

test("every type of issue is described in one sentence without programmers' words", () => {
  for (const { description } of Object.values(issueTypes)) {
    expect(description).toMatch(/^[A-Z"].*\.$/)
    expect(description).not.toMatch(
      /\b(?:string|integer|boolean|array|object|undefined|null|enum)\b/i,
    )
  }
})
