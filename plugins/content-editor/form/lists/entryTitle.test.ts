import "../../../../scripts/lib/siteModel"
import { entryTitle } from "./entryTitle"

test.each([
  ["Link", { label: "Home", to: "/" }, "Link 1 · Home"],
  ["GalleryEntry", { picture: { file: "images/a.png", description: "A hen" } }, /· A hen$/],
  ["Redirect", { from: "/old/", to: "/new/" }, "Redirect 1 · /old/"],
  ["Link", { label: " ", to: "" }, "Link 1"],
  ["Link", { label: "🐓".repeat(200) }, /^Link 1 · (🐓){40}…$/u],
])("an entry of the type %s is called by its first words", (type, entry, title) => {
  expect(entryTitle({ $ref: type }, 0, entry)).toMatch(title)
})
