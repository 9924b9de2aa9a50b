/** @jest-environment node */
import { copyContent } from "../testing/contentCopy"
import { testImage } from "../testing/testImage"
import { formatBuildError } from "../issues/formatIssues"
import { errorsOf, type Issue } from "../issues/issues"
import { issueTypes } from "../issues/issueTypes"
import { model } from "../model/model"
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
  const required = model.types.filter((type) => !type.meta()?.files?.includes("*"))
  expect(types).toEqual(["missing-item", ...required.map(() => "missing-file")])
})

const poultryFile = "services/poultry-trading.json"
const mistakes: [file: string, search: string | RegExp, replacement: string, issue: string][] = [
  ["pages/contact.json", /,\n {2}"header"/, '\n  "header"', "4 syntax-error"],
  ["pages/home.json", "images/hero.png", "images/heroe.png", "15 missing-image"],
  [poultryFile, "images/poultry.png", "https://a.big/hen.png", "17 image-not-downloaded"],
  ["site.json", '"/about/"', '"/abuot/"', "22 unknown-page"],
  ["values/ambition.json", '"title"', '"titel"', "4 unknown-field"],
  ["values/excellence.json", /"#\w+"/, '"#ffe600"', "7 low-contrast"],
]

test("the mistakes of several files are sorted by file and line", async () => {
  for (const [file, search, replacement] of mistakes) content.replace(file, search, replacement)
  content.move("values/innovation.json", "values/z/innovation.json")
  const expected = mistakes.map(([file, , , issue]) => `${file}:${issue}`)
  expect(await check()).toEqual([...expected, "values/z/innovation.json:1 unknown-file"])
  const text = formatBuildError(errorsOf(await content.issues()))
  expect(text).toMatch(/6 problems in content\/\. Nothing was built\.$/)
  expect(text).toContain(
    "content/site.json:22:15\n  Site › Navigation bar › Links › 2 › Destination (to): there is no page",
  )
})

test("a broken file hides no section and no picture that other files name", async () => {
  content.replace("pages/home.json", '"to": "/about/"', '"to": "/services/#poultry-trading"')
  content.replace(poultryFile, "{", "")
  expect(await check()).toEqual([`${poultryFile}:2 syntax-error`])
})

test("unused pictures are reported once there are no errors", async () => {
  content.write("images/spare.png", await testImage(9, 9).toBuffer())
  expect(await check()).toEqual(["images/spare.png:1 unused-image"])
  content.replace("values/ambition.json", '"Ambition"', '""')
  expect(await check()).toEqual(["values/ambition.json:4 empty-text"])
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

test("every type of issue is described in one sentence without programmers' words", () => {
  for (const { description } of Object.values(issueTypes)) {
    expect(description).toMatch(/^[A-Z"].*\.$/)
    expect(description).not.toMatch(
      /\b(?:string|integer|boolean|array|object|undefined|null|enum)\b/i,
    )
  }
})
