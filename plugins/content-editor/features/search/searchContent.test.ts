/** @jest-environment node */
import "../../../../scripts/lib/siteModel"
import { searchContent } from "./searchContent"

const search = (description: string, query: string) =>
  searchContent(new Map([["values/ambition.json", { title: "Ambition", description }]]), query)

test.each([
  ["Big Aims", "bIG", ["[Big] Aims"]],
  ["Café crème", "cafe creme", ["[Café] [crème]"]],
  ["Cafe\u0301 au lait", "café", ["[Caf\u00e9] au lait"]],
  ["🐓 hens", "hens", ["🐓 [hens]"]],
  ["한국 하늘", "하", ["한국 [하]늘"]],
  ["1 + 1 (a.b)", "+ (a.b)", ["1 [+] 1 [(a.b)]"]],
  ["Call +1 000-555-0100", "0005550100", ["Call +1 [000-555-0100]"]],
  ["İstanbul eggs", "eggs", ["İstanbul [eggs]"]],
  ["eggs and hens", "hens ducks", []],
  [`${"word ".repeat(20)}eggs here`, "eggs", ["… word word word word [eggs] here"]],
  ["eggs", "  ", []],
])("in %j, the search for %j finds each place of all words", (description, query, expected) => {
  const found = search(description, query).map(({ parts }) =>
    parts.map((part, index) => (index % 2 === 1 ? `[${part}]` : part)).join(""),
  )
  expect(found).toEqual(expected)
})

const home = "pages/home.json"
const pathsOf = (query: string, name: string, value: object) =>
  searchContent(new Map([[name, value]]), query).map(({ path }) => path.join("."))

test("files, sections and fields are found by their names, also those without a value", () => {
  expect(search("eggs", "eggs")).toMatchObject([{ label: "Ambition (Value) › Description" }])
  expect(pathsOf("home page", home, {})).toEqual([""])
  expect(pathsOf("navigation", "site.json", {})[0]).toBe("navigation")
  expect(pathsOf("vision heading", home, {})).toEqual(["vision.title"])
  const page = { sections: [{ questions: { title: "Ask" } }] }
  expect(pathsOf("questions", "pages/eggs.json", page)[0]).toBe("sections.0.questions")
  expect(pathsOf("prices", "pages/eggs.json", page)).toEqual([])
  // Sections come before texts, the names of pictures last.
  const value = { vision: { title: "Our vision", picture: { file: "images/vision.png" } } }
  expect(pathsOf("vision", home, value)).toEqual(["vision", "vision.title", "vision.picture.file"])
})
