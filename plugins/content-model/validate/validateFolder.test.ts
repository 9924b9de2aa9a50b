/** @jest-environment node */
import { copyContent } from "../testing/contentCopy"
import { testImage } from "../testing/testImage"
import { formatBuildError } from "./formatIssues"
import { errorsOf, type Issue } from "./issues"
import { issueTypes } from "./issueTypes"
import { validateFolder } from "./validateFolder"

const content = copyContent()
afterEach(content.restore)
afterAll(content.end)

const errorsAndWarnings = (issues: Issue[]) =>
  issues
    .filter(({ severity }) => severity !== "note")
    .map(({ file, line, type }) => `${file}:${line} ${type}`)

const check = async () => errorsAndWarnings(await content.issues())

test("the content of this site has no errors and no warnings", async () => {
  expect(errorsAndWarnings(await validateFolder("content"))).toEqual([])
})

test("a folder that does not exist lacks every required file", async () => {
  const types = (await validateFolder("nowhere")).map(({ type }) => type)
  expect(types).toEqual(["missing-item", ...Array(6).fill("missing-file")])
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
  expect(await check()).toEqual([
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
  expect(await check()).toEqual(["services/poultry-trading.json:2 syntax-error"])
})

test("unused pictures are reported once there are no errors", async () => {
  content.write("images/spare.png", await testImage(9, 9).toBuffer())
  expect(await check()).toEqual(["images/spare.png:1 unused-image"])
  content.replace("values/ambition.json", '"Ambition"', '""')
  expect(await check()).toEqual(["values/ambition.json:4 empty-text"])
})

const poultry = "images/poultry.png"

test.each<[what: string, file: string, bytes: () => Promise<Buffer> | string, ...types: string[]]>([
  [
    "a picture that is rotated by its metadata is measured as shown",
    poultry,
    () => testImage(1200, 1600).withMetadata({ orientation: 6 }).toBuffer(),
  ],
  [
    "the format of a picture is read from its bytes",
    poultry,
    () => testImage(1600, 1200).jpeg().toBuffer(),
    "wrong-image-extension",
  ],
  [
    "a truncated picture is damaged",
    poultry,
    async () => (await testImage(1600, 1200).toBuffer()).subarray(0, 2000),
    "damaged-image",
  ],
  ["a text with the name of a picture is damaged", poultry, () => "hens", "damaged-image"],
  ["an incomplete SVG is damaged", "images/logo.svg", () => "<svg", "damaged-image"],
])("%s", async (_, file, bytes, ...types) => {
  content.write(file, await bytes())
  expect(await check()).toEqual(types.map((type) => `${file}:1 ${type}`))
})

test("every type of issue is described in one sentence without programmers' words", () => {
  for (const { description } of Object.values(issueTypes)) {
    expect(description).toMatch(/^[A-Z"].*\.$/)
    expect(description).not.toMatch(
      /\b(?:string|integer|boolean|array|object|undefined|null|enum)\b/i,
    )
  }
})
