import "../../../scripts/lib/siteModel"
import type { Path } from "../../content-model/lib/path"
import { createIssue, fileLocation } from "../../content-model/issues/issues"
import { fieldAfterTitle, sectionsOf, sortByForm } from "./parts/sections"
import { entryTitle } from "./lists/entryTitle"

test("issues are sorted as the form shows their fields, also those in folded sections", () => {
  const file = "pages/fashion.json"
  const inOrder: Path[] = [
    [],
    ["top", "title"],
    ["sections", 1],
    ["sections", 1, "story", "picture", "file"],
    ["sections", 1, "anchor"],
    ["sections", 10, "text", "body"],
    ["shown", "from"],
    ["title"],
  ]
  const issues = inOrder
    .toReversed()
    .map((path) => createIssue("missing-field", { ...fileLocation(file), path }, "is missing."))
  expect(sortByForm(file, issues).map(({ path }) => path)).toEqual(inOrder)
})

test("a page has sections with those of search engines last, an item one without what programs write", () => {
  const names = sectionsOf("pages/home.json").map(({ name }) => name)
  expect(names.join(" ")).toBe("hero ventures vision sections callToAction search")
  const [{ fields }, ...others] = sectionsOf("services/a.json")
  expect(others).toEqual([])
  const written = fields.map(([name]) => name)
  for (const name of ["position", "id", "draft", "hidden"]) expect(written).not.toContain(name)
  // The form of a new item leads to the field after the title.
  const next = ["services/a.json", "pages/a.json"].map((file) => fieldAfterTitle(file).join("."))
  expect(next).toEqual(["subtitle", "top.introduction"])
})

test.each([
  ["Link", { label: "Home", to: "/" }, "Link 1 · Home"],
  ["GalleryEntry", { picture: { file: "images/a.png", description: "A hen" } }, /· A hen$/],
  ["Redirect", { from: "/old/", to: "/new/" }, "Redirect 1 · /old/"],
  ["Link", { label: " ", to: "" }, "Link 1"],
  ["Link", { label: "🐓".repeat(200) }, /^Link 1 · (🐓){40}…$/u],
])("an entry of the type %s is called by its first words", (type, entry, title) => {
  expect(entryTitle({ $ref: type }, 0, entry)).toMatch(title)
})
