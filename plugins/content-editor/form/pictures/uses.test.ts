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
const all = usesByPicture(values)
const uses = all.get("images/hero.png") ?? []
const file = "images/sun.png"

test("the uses of a picture are found in groups and lists of all files, and named", () => {
  expect(uses.map((use) => [use.file, use.path.join(".")])).toEqual([
    [home, "hero.picture.file"],
    [home, "share.file"],
    [site, "links.0.label"],
  ])
  const [logo] = all.get("images/logo.svg") ?? []
  expect([uses[0], logo].map((use) => placeOf(use, values))).toEqual([
    "Home page › Hero › Picture",
    "Site › Logo file",
  ])
})

test.each([
  ["after a rename", picture],
  ["with another picture, which has no focal point,", { ...picture, focus: undefined }],
])("%s all uses name the new file, and nothing else changes", (_, group) => {
  const expected = { ...group, file }
  expect(changeUses(values, uses, file, group !== picture)).toEqual({
    [home]: { title: "images/ of us", hero: { picture: expected }, share: expected },
    [site]: { logo: "images/logo.svg", links: [{ label: file }] },
  })
})

const decoration = { ...picture, decorative: true }
const written = { file: "", description: "Beans" }

test.each([
  ["another description", picture, picture, { file, description: "" }],
  ["none for a decoration", decoration, picture, { file, decorative: true }],
  ["a first one", undefined, undefined, { file, description: "" }],
  ["the one written before", written, written, { file, description: "Beans" }],
  ["the one written meanwhile", { ...picture, ...written }, picture, { description: "Beans" }],
])("a field with another picture needs %s", (_, group, chosen, expected) => {
  expect(withPicture(group, file, chosen)).toMatchObject(expected)
  expect(withPicture(group, file, chosen)).not.toHaveProperty("focus")
})

test("the library has saved and new pictures, not deleted ones and copies of remote pictures", () => {
  const info = { width: 4, height: 3, format: "png", bytes: 9 }
  const saved = { ...info, url: "/saved" }
  const images = { "images/a.png": saved, "images/b.png": saved, "images/kept/c.png": saved }
  const snapshot = { listing: { files: [], folders: [] }, sources: [], images, staticFiles: [] }
  const added = { ...info, from: "images/a.png" }
  const changed = { "images/a.png": null, "images/z.png": added, [home]: {} }
  const drafts = new Map(
    Object.entries(changed).map(([name, value]) => [name, { file: name, base: null, value }]),
  )
  expect(picturesIn({ snapshot: { ...snapshot, imageCache: { issues: [] } }, drafts })).toEqual([
    { ...saved, file: "images/b.png" },
    { ...saved, file: "images/z.png" },
  ])
})
