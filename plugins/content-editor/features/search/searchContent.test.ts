/** @jest-environment node */
import { searchContent } from "./searchContent"

const file = "values/ambition.json"
const search = (description: string, query: string) =>
  searchContent(new Map([[file, { $schema: "x", title: "Ambition", description }]]), query)
const found = (description: string, query: string) =>
  search(description, query).map(({ parts }) =>
    parts.map((part, index) => (index % 2 === 1 ? `[${part}]` : part)).join(""),
  )

test.each([
  ["case", "Big Aims", "bIG", ["[Big] Aims"]],
  ["accents", "Café crème", "cafe creme", ["[Café] [crème]"]],
  ["accents of the query", "Cafe creme", "crème", ["Cafe [creme]"]],
  ["combined accents", "Cafe\u0301 au lait", "café", ["[Caf\u00e9] au lait"]],
  ["letters outside of the basic plane", "🐓 hens", "hens", ["🐓 [hens]"]],
  ["syllables that are no accents", "한국 하늘", "하", ["한국 [하]늘"]],
  ["signs of patterns", "1 + 1 (a.b)", "+ (a.b)", ["1 [+] 1 [(a.b)]"]],
  ["a number written otherwise", "Call +1 000-555-0100", "0005550100", ["Call +1 [000-555-0100]"]],
  ["letters that grow in lower case", "İstanbul eggs", "eggs", ["İstanbul [eggs]"]],
])("the search handles %s", (_, description, query, expected) => {
  expect(found(description, query)).toEqual(expected)
})

test.each([
  ["eggs and hens and eggs", "hens egg", ["[egg]s and [hens] and [egg]s"]],
  ["eggs and hens", "hens ducks", []],
  [`${"word ".repeat(20)}eggs here`, "eggs", ["… word word word word [eggs] here"]],
  ["eggs", "  ", []],
])("in %j, the search for %j finds each place of all words", (description, query, expected) => {
  expect(found(description, query)).toEqual(expected)
})

test("a result names the file and the field; a file is also found by its name", () => {
  expect(search("eggs", "eggs")).toMatchObject([
    { file, path: ["description"], label: "Ambition › Description" },
  ])
  expect(search("eggs", "ambition")).toMatchObject([{ path: ["title"] }])
  const page = new Map([["pages/home.json", {}]])
  expect(searchContent(page, "home page")).toMatchObject([
    { file: "pages/home.json", path: [], label: "Home page" },
  ])
})

const home = "pages/home.json"
const pathsOf = (query: string, name: string, value: object) =>
  searchContent(new Map([[name, value]]), query).map(({ path }) => path.join("."))

test("parts, sections and fields are found by their names, also those without a value", () => {
  expect(pathsOf("navigation", "site.json", {})[0]).toBe("navigation")
  expect(pathsOf("vision", home, {})).toEqual(["vision"])
  expect(pathsOf("vision heading", home, {})).toEqual(["vision.title"])
  expect(pathsOf("phone number", "contact-info/phone.json", { title: "Phone" })[0]).toBe("content")
  const page = { sections: [{ questions: { title: "Ask" } }] }
  expect(pathsOf("questions", "pages/eggs.json", page)[0]).toBe("sections.0.questions")
  expect(pathsOf("prices", "pages/eggs.json", page)).toEqual([])
})

test("sections come before texts, texts before single fields and the names of pictures", () => {
  const value = { vision: { title: "Our vision", picture: { file: "images/vision.png" } } }
  expect(pathsOf("vision", home, value)).toEqual(["vision", "vision.title", "vision.picture.file"])
})
