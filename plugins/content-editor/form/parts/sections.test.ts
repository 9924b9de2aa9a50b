import type { Path } from "../../../content-model/lib/path"
import { createIssue, fileLocation } from "../../../content-model/issues/issues"
import { fieldAfterTitle, sortByForm } from "./sections"

test("issues are sorted as the form shows their fields, also those in folded sections", () => {
  const file = "pages/fashion.json"
  const inOrder: Path[] = [
    [],
    ["top", "title"],
    ["sections", 1],
    ["sections", 1, "story", "picture", "file"],
    ["sections", 1, "story", "picture", "description"],
    ["sections", 1, "anchor"],
    ["sections", 10, "text", "body"],
    ["shown", "from"],
    ["title"],
    ["description"],
  ]
  const issues = inOrder
    .toReversed()
    .map((path) => createIssue("missing-field", { ...fileLocation(file), path }, "is missing."))
  expect(sortByForm(file, issues).map(({ path }) => path)).toEqual(inOrder)
})

test("the form of a new item leads to the field after the title", () => {
  const files = ["services/a.json", "pages/a.json", "values/a.json"]
  expect(files.map((file) => fieldAfterTitle(file).join("."))).toEqual([
    "subtitle",
    "top.introduction",
    "description",
  ])
})
