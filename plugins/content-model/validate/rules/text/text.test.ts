/** @jest-environment node */
import { readDocument, readDocuments } from "../../../testing/readDocument"
import { textIssues } from "./text"

const checkTitle = (title: string) =>
  textIssues(readDocument("values/ambition.json", `title: ${JSON.stringify(title)}`))

test.each([
  "2 * 3 * 4",
  "a_b_c",
  "Our #1",
  "+ 91 40",
  "1. First",
  "*Terms apply",
  "<3 & more",
  "–",
])("%j has no signs", (text) =>
  expect(
    textIssues(readDocument("values/ambition.json", `description: ${JSON.stringify(text)}`)),
  ).toEqual([]),
)

test("a line may begin with a hyphen", () => expect(checkTitle("- Asha")).toEqual([]))

test.each(["a {", "5 > 3", "Method", "Room 5550143", "exemple.com", "[sic]"])(
  "%j is no placeholder",
  (title) => expect(checkTitle(title)).toEqual([]),
)

test("the content of this site has notes on examples and missing targets only", () => {
  const types = readDocuments()
    .flatMap(textIssues)
    .map(({ type }) => type)
  expect([...new Set(types)].toSorted()).toEqual(["example-value", "missing-target"])
})
