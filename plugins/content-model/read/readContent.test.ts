/** @jest-environment node */
import { cachedName, manifestText } from "./imageCache"
import { readContent, readValues } from "./readContent"
import { Service, Value } from "../../../src/model/items"
import { AboutPage } from "../../../src/model/pages/about"
import { Website } from "../../../src/model/site/website"
import { copyContent } from "../testing/contentCopy"
import { manifestFile } from "../lib/constants"

const content = copyContent()
afterEach(content.restore)
afterAll(content.end)

test("items are sorted by position, and have the type of their schema", () => {
  content.replace("services/ecommerce-fashion.json", /"position": \d+/, '"position": 9999')
  const { all, one } = readContent(content.folder)
  expect(all(Service).map(({ id }) => id)).toEqual([
    "founder-investor-connect",
    "poultry-trading",
    "ecommerce-fashion",
  ])
  expect(one(AboutPage).header.title).toBe(
    JSON.parse(content.read("pages/about.json")).header.title,
  )
  expect(one(Website).name).toBe(JSON.parse(content.read("site.json")).name)
})

test.each(["hidden", "draft"])("an item with %s is left out", (absence) => {
  const file = "services/poultry-trading.json"
  content.replace(file, '"position"', `"${absence}": true,\n"position"`)
  const ids = readContent(content.folder)
    .all(Service)
    .map(({ id }) => id)
  expect(ids).toEqual(["ecommerce-fashion", "founder-investor-connect"])
})

test("the path of an image is its file, or the copy of a remote image", () => {
  const url = "https://images.example/hen.png"
  const file = `${cachedName(url)}.png`
  content.write(manifestFile, manifestText({ [url]: { file, sha256: "" } }))
  const { imagePath } = readContent(content.folder)
  expect(imagePath(url)).toBe(file)
  expect(imagePath("images/hero.png")).toBe("images/hero.png")
})

test("a value with errors is no content", () => {
  content.replace("values/ambition.json", '"title"', '"titel"')
  expect(() => readContent(content.folder).all(Value)).toThrow(/titel/)
})

test("invalid files can be read as values; a file that cannot be parsed has none", () => {
  content.replace("values/ambition.json", '"title"', '"titel"')
  content.write("values/excellence.json", "no JSON")
  const values = readValues(content.folder)
  expect(values.get("values/ambition.json")).toHaveProperty("titel")
  expect(values.has("values/excellence.json")).toBe(true)
  expect(values.get("values/excellence.json")).toBeUndefined()
})
