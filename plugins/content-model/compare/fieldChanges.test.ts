/** @jest-environment node */
import "../../../scripts/lib/siteModel"
import { labelOf, titleWithType } from "./fieldChanges"

const page = "pages/hens.json"
const cards = { title: "Our hens", entries: [{ title: "Fresh eggs" }, {}] }
const value = { title: "Hens", sections: [{ cards }] }

test.each([
  [
    ["sections", 0, "cards", "entries", 0, "text"],
    "Sections › Our hens › Cards › Fresh eggs › Text",
  ],
  [["sections", 0, "cards", "entries", 1], "Sections › Our hens › Cards › 2"],
])("the field at %j is called %s", (path, label) => expect(labelOf(page, path, value)).toBe(label))

test("a page and a venture of one name differ by their type", () => {
  const files = [page, "services/hens.json", "pages/home.json"]
  expect(files.map((file) => titleWithType(file, value))).toEqual([
    "Hens (Page)",
    "Hens (Venture)",
    "Home page",
  ])
})
