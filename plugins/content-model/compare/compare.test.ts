import { changedPaths } from "./changedPaths"
import "../../../scripts/lib/siteModel"
import { labelOf, titleWithType } from "./fieldChanges"

const [eggs, hens] = [
  { title: "Eggs", text: "Fresh" },
  { title: "Hens", text: "Healthy" },
]

test.each([
  ["an edited entry", [eggs, { ...hens, text: "Happy" }], ["list.1.text"]],
  ["a replaced entry", [eggs, { name: "Owl" }], ["list.1.title", "list.1.text", "list.1.name"]],
  // Field by field, a person could take over the title of one entry with the text of another one.
  ["entries that change places", [hens, eggs], ["list"]],
  ["a moved entry that was edited", [{ ...hens, text: "Happy" }, eggs], ["list"]],
  ["an added entry", [eggs, hens, eggs], ["list"]],
])("%s", (_, list, paths) => {
  const changed = changedPaths({ list: [eggs, hens] }, { list })
  expect(changed.map((path) => path.join("."))).toEqual(paths)
})

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
