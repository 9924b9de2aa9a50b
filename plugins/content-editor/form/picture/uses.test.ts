import { memorySnapshot } from "../../testing/memoryBackend"
import { changeUses, picturesIn, usesByPicture, withPicture } from "./uses"

const [home, site] = ["pages/home.json", "site.json"]
const [hero, file] = ["images/hero.png", "images/sun.png"]
const picture = { file: hero, description: "A sun over hills", focus: { x: 10, y: 20 } }
const values = new Map<string, unknown>([
  [home, { title: "images/ of us", hero: { picture }, share: picture }],
  [site, { logo: "images/logo.svg", icon: hero }],
  ["services/new.json", undefined],
])

test.each([
  ["after a rename", picture],
  ["with another picture, which has no focal point,", { ...picture, focus: undefined }],
])("%s all uses name the new file, and nothing else changes", (_, group) => {
  const uses = usesByPicture(values).get(hero) ?? []
  const expected = { ...group, file }
  expect(changeUses(values, uses, file, group !== picture)).toEqual({
    [home]: { title: "images/ of us", hero: { picture: expected }, share: expected },
    [site]: { logo: "images/logo.svg", icon: file },
  })
})

const written = { file: "", description: "Beans" }

test.each([
  ["another description", picture, picture, { file, description: "" }],
  ["none for a decoration", { decorative: true }, picture, { file, decorative: true }],
  ["the one written before", written, written, { file, description: "Beans" }],
  ["the one written meanwhile", { ...picture, ...written }, picture, { description: "Beans" }],
])("a field with another picture needs %s", (_, group, chosen, expected) => {
  expect(withPicture(group, file, chosen)).toMatchObject(expected)
  expect(withPicture(group, file, chosen)).not.toHaveProperty("focus")
})

test("the library has saved and new pictures, not deleted ones and copies of remote pictures", () => {
  const saved = { width: 4, height: 3, format: "png", bytes: 9, url: "/saved" }
  const snapshot = memorySnapshot(new Map())
  snapshot.images = { "images/a.png": saved, "images/b.png": saved, "images/kept/c.png": saved }
  const added = { ...saved, from: "images/a.png" }
  const changed = { "images/a.png": null, "images/z.png": added, [home]: {} }
  const drafts = new Map(
    Object.entries(changed).map(([name, value]) => [name, { file: name, base: null, value }]),
  )
  const found = picturesIn({ snapshot, drafts })
  expect(found.map((one) => one.file)).toEqual(["images/b.png", "images/z.png"])
})
