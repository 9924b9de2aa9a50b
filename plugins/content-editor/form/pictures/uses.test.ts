import { contentValues } from "../../testing/previewPage"
import { changeUses, picturesIn, placeOf, usesByPicture, withPicture } from "./uses"

const [home, site] = ["pages/home.json", "site.json"]
const picture = {
  file: "images/hero.png",
  description: "A sun over hills",
  focus: { x: 10, y: 20 },
}
const values = new Map<string, unknown>([
  [home, { title: "images/ of us", hero: { picture }, share: picture }],
  [site, { logo: "images/logo.svg", links: [{ label: "images/hero.png" }] }],
  ["services/new.json", undefined],
])
const uses = usesByPicture(values).get("images/hero.png") ?? []

test("the uses of a picture are found in groups and lists of all files", () => {
  expect(uses.map(({ file, path }) => [file, path.join(".")])).toEqual([
    [home, "hero.picture.file"],
    [home, "share.file"],
    [site, "links.0.label"],
  ])
})

test("a use is named by its file and the labels of its group", () => {
  const all = usesByPicture(contentValues)
  const namesOf = (file: string) => all.get(file)?.map((use) => placeOf(use, contentValues))
  expect(namesOf("images/hero.png")).toEqual(["Home page › Hero › Picture"])
  expect(namesOf("images/poultry.png")).toEqual([
    "How we work in our three ventures › Sections › 3 › Cards › Cards › 3 › Picture",
    "Poultry trading in detail › Top of the page › Picture",
    "Poultry Trading › Picture",
  ])
  expect(namesOf("images/logo.svg")).toEqual(["Site › Logo file"])
})

test("after a rename all uses name the new file, and nothing else changes", () => {
  const renamed = { ...picture, file: "images/sun.png" }
  expect(changeUses(values, uses, "images/sun.png", false)).toEqual({
    [home]: { title: "images/ of us", hero: { picture: renamed }, share: renamed },
    [site]: { logo: "images/logo.svg", links: [{ label: "images/sun.png" }] },
  })
})

test("another picture keeps the description for a check, but not the focal point", () => {
  const { focus: _, ...others } = { ...picture, file: "images/sun.png" }
  expect(changeUses(values, uses, "images/sun.png", true)).toMatchObject({
    [home]: { hero: { picture: others }, share: others },
  })
  const changed = changeUses(values, uses, "images/sun.png", true)
  expect(JSON.stringify(changed)).not.toContain("focus")
})

test("a field with another picture needs another description, except a decoration", () => {
  expect(withPicture(picture, "images/sun.png")).toEqual({
    file: "images/sun.png",
    description: "",
  })
  const decoration = { file: "images/hero.png", decorative: true }
  expect(withPicture(decoration, "images/sun.png")).toEqual({
    file: "images/sun.png",
    decorative: true,
  })
  expect(withPicture(undefined, "images/sun.png")).toMatchObject({ file: "images/sun.png" })
})

test("a description that was written before there was a picture, or during the upload, stays", () => {
  const written = { file: "", description: "A field of beans" }
  expect(withPicture(written, "images/sun.png")).toMatchObject({ description: written.description })
  const meanwhile = { ...picture, description: "A field of beans" }
  expect(withPicture(meanwhile, "images/sun.png", picture)).toEqual({
    file: "images/sun.png",
    description: "A field of beans",
  })
})

test("the library has saved and new pictures, not deleted ones and copies of remote pictures", () => {
  const info = { width: 4, height: 3, format: "png", bytes: 9 }
  const saved = { ...info, url: "/saved" }
  const images = { "images/a.png": saved, "images/b.png": saved, "images/kept/c.png": saved }
  const snapshot = { listing: { files: [], folders: [] }, sources: [], images, staticFiles: [] }
  const drafts = new Map(
    Object.entries({
      "images/a.png": null,
      "images/z.png": { ...info, from: "images/a.png" },
      [home]: {},
    }).map(([file, value]) => [file, { file, base: null, value }]),
  )
  const found = picturesIn({ snapshot: { ...snapshot, imageCache: { issues: [] } }, drafts })
  expect(found).toEqual([
    { ...saved, file: "images/b.png" },
    { ...saved, file: "images/z.png" },
  ])
})
