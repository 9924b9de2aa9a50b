import tags from "lucide-static/tags.json"
import { iconTags } from "../../../../src/model/iconTags"
import { searchIcons } from "./IconField"

test("the search finds whole beginnings of all words, icons of that name first", () => {
  expect(searchIcons("hand money", [tags])).toContain("hand-coins")
  expect(searchIcons("dress", [tags])).not.toContain("book-user") // its tag is "address"
  expect(searchIcons("egg", [tags])[0]).toBe("egg")
})

test("trades have words of their own", () => {
  for (const words of ["dress", "sari", "diwali", "hen"])
    expect(searchIcons(words, [tags, iconTags])).not.toEqual([])
  expect(Object.keys(iconTags).filter((name) => !(name in tags))).toEqual([])
})
