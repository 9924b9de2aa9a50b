/** @jest-environment node */
import { cachedName, manifestText } from "./images/imageCache"
import { readContent, readValues } from "./readContent"
import { copyContent } from "./testing/contentCopy"
import { manifestFile } from "./constants"

const content = copyContent()
afterEach(content.restore)
afterAll(content.end)

test("items are sorted by position, pages are named", () => {
  content.replace("services/ecommerce-fashion.json", /"position": \d+/, '"position": 9999')
  const { services, pages, website } = readContent(content.folder)
  expect(services.map(({ id }) => id)).toEqual([
    "founder-investor-connect",
    "poultry-trading",
    "ecommerce-fashion",
  ])
  expect(pages.about.header.title).toBe(JSON.parse(content.read("pages/about.json")).header.title)
  expect(website.name).toBe(JSON.parse(content.read("site.json")).name)
})

test("hidden items are left out", () => {
  const file = "services/poultry-trading.json"
  content.replace(file, '"position"', '"hidden": true,\n"position"')
  const ids = readContent(content.folder).services.map(({ id }) => id)
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

test("a folder with errors has no content", () => {
  content.replace("values/ambition.json", '"title"', '"titel"')
  expect(() => readContent(content.folder)).toThrow(/titel/)
})

test("invalid files can be read as values; a file that cannot be parsed has none", () => {
  content.replace("values/ambition.json", '"title"', '"titel"')
  content.write("values/excellence.json", "no JSON")
  const values = readValues(content.folder)
  expect(values.get("values/ambition.json")).toHaveProperty("titel")
  expect(values.has("values/excellence.json")).toBe(true)
  expect(values.get("values/excellence.json")).toBeUndefined()
})
