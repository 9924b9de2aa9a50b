import { entryTitle } from "./entryTitle"

test.each([
  ["Link", { label: "Home", to: "/" }, "Link 1 · Home"],
  ["GalleryEntry", { picture: { file: "images/a.png", description: "A hen" } }, /· A hen$/],
  ["Redirect", { from: "/old/", to: "/new/" }, "Redirect 1 · /old/"],
  ["HoursOfDays", { days: "Mo-Fr", opens: "09:00", closes: "18:00" }, /· Mo-Fr$/],
  ["Link", { label: " ", to: "" }, "Link 1"],
  ["Link", "no group", "Link 1"],
])("an entry of the type %s is called by its first words", (type, entry, title) => {
  expect(entryTitle({ $ref: type }, 0, entry)).toMatch(title)
})

test("long words are cut, and never within a character", () => {
  const title = entryTitle({ $ref: "Link" }, 8, { label: "🐓".repeat(200) })
  expect(title).toMatch(/^Link 9 · (🐓)+…$/u)
  expect(title.length).toBeLessThan(120)
})
