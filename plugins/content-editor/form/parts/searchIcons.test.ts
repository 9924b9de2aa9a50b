import tags from "lucide-static/tags.json"
import { searchIcons } from "./searchIcons"

test("the search finds whole beginnings of all words, icons of that name first", () => {
  expect(searchIcons("hand money", tags)).toContain("hand-coins")
  expect(searchIcons("dress", tags)).not.toContain("book-user") // its tag is "address"
  expect(searchIcons("egg", tags)[0]).toBe("egg")
})
