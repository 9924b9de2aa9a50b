import tags from "lucide-static/tags.json"
import { searchIcons } from "./searchIcons"

test.each([
  ["clothes", "shirt"],
  ["hand money", "hand-coins"],
])("the search for %p finds the icon %p", (search, icon) => {
  expect(searchIcons(search, tags)).toContain(icon)
})

test("the search finds whole beginnings of words, icons of that name first", () => {
  expect(searchIcons("dress", tags)).not.toContain("book-user") // its tag is "address"
  expect(searchIcons("egg", tags)[0]).toBe("egg")
})
