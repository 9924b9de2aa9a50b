/** @jest-environment node */
import { cachedName, manifestText } from "./imageCache"
import { readContent, readValues } from "./readContent"
import { Service, Value } from "../../../src/model/items"
import { Website } from "../../../src/model/site/website"
import { copyContent } from "../testing/contentCopy"
import { manifestFile } from "../lib/constants"

const content = copyContent()
afterEach(content.restore)
afterAll(content.end)

const fashion = "services/ecommerce-fashion.json"

test.each([
  ['"position": 9999', ["founder-investor-connect", "poultry-trading", "ecommerce-fashion"]],
  ['"hidden": true, "position": 9999', ["founder-investor-connect", "poultry-trading"]],
  ['"draft": true, "position": 9999', ["founder-investor-connect", "poultry-trading"]],
])("items are sorted by position; hidden ones and drafts are left out: %s", (position, ids) => {
  content.replace(fashion, /"position": \d+/, position)
  const { all, one } = readContent(content.folder)
  expect(all(Service).map(({ id }) => id)).toEqual(ids)
  expect(one(Website).name).toBe(JSON.parse(content.read("site.json")).name)
})

test("the path of an image is its file, or the copy of a remote image", () => {
  const url = "https://images.example/hen.png"
  const file = `${cachedName(url)}.png`
  content.write(manifestFile, manifestText({ [url]: { file, sha256: "" } }))
  const { imagePath } = readContent(content.folder)
  expect([imagePath(url), imagePath("images/hero.png")]).toEqual([file, "images/hero.png"])
})

test("a value with errors is no content, but can be read; a file that is no JSON has none", () => {
  content.replace("values/ambition.json", '"title"', '"titel"')
  content.write("values/excellence.json", "no JSON")
  expect(() => readContent(content.folder).all(Value)).toThrow(/titel/)
  const values = readValues(content.folder)
  expect(values.get("values/ambition.json")).toHaveProperty("titel")
  expect(values.has("values/excellence.json")).toBe(true)
  expect(values.get("values/excellence.json")).toBeUndefined()
})
