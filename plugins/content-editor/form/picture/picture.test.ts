import { memorySnapshot } from "../../testing/memoryBackend"
import { changedDrafts } from "../../drafts/merge/drafts"
import { changeUses, picturesIn, usesByPicture, withPicture } from "./uses"
import "../../../../scripts/lib/siteModel"
import { addPictures, nextDescription } from "./gallery"
import { factsOf, newPicturePath } from "./pictureNames"

const [home, site] = ["pages/home.json", "site.json"]
const [hero, sun] = ["images/hero.png", "images/sun.png"]
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
  const expected = { ...group, file: sun }
  expect(changeUses(values, uses, sun, group !== picture)).toEqual({
    [home]: { title: "images/ of us", hero: { picture: expected }, share: expected },
    [site]: { logo: "images/logo.svg", icon: sun },
  })
})

const written = { file: "", description: "Beans" }

test.each([
  ["another description", picture, picture, { file: sun, description: "" }],
  ["none for a decoration", { decorative: true }, picture, { file: sun, decorative: true }],
  ["the one written before", written, written, { file: sun, description: "Beans" }],
  ["the one written meanwhile", { ...picture, ...written }, picture, { description: "Beans" }],
])("a field with another picture needs %s", (_, group, chosen, expected) => {
  expect(withPicture(group, sun, chosen)).toMatchObject(expected)
  expect(withPicture(group, sun, chosen)).not.toHaveProperty("focus")
})

test("the library has saved and new pictures, not deleted ones and copies of remote pictures", () => {
  const saved = { width: 4, height: 3, format: "png", bytes: 9, url: "/saved" }
  const snapshot = memorySnapshot(new Map())
  snapshot.images = { "images/a.png": saved, "images/b.png": saved, "images/kept/c.png": saved }
  const added = { ...saved, from: "images/a.png" }
  const gone = { ...saved, from: "images/gone.png" }
  const changed = { "images/a.png": null, "images/z.png": added, [gone.from]: gone, [home]: {} }
  const drafts = new Map(
    Object.entries(changed).map(([name, value]) => [name, { file: name, base: null, value }]),
  )
  const found = picturesIn({ snapshot, drafts })
  expect(found.map((one) => one.file)).toEqual(["images/b.png", "images/z.png"])
  // A saved deletion can be undone.
  expect(changedDrafts(snapshot, drafts).map((one) => one.file)).toContain(gone.from)
})

const group = "picture"
const entry = (file: string, description = "") => ({ picture: { file, description } })
const files = ["images/a.webp", "images/b.webp"]

test("pictures come in their order, first into entries that have none", () => {
  const list = [entry("images/old.png", "Old"), entry("", "Written first")]
  expect(addPictures(list, group, { $ref: "GalleryEntry" }, files)).toEqual([
    entry("images/old.png", "Old"),
    entry("images/a.webp", "Written first"),
    entry("images/b.webp"),
  ])
  expect(addPictures(undefined, group, { $ref: "GalleryEntry" }, files)).toEqual(
    files.map((file) => entry(file)),
  )
  expect(addPictures(list, group, { $ref: "GalleryEntry" }, [])).toEqual(list)
})

test("the next description is one that a picture needs and lacks", () => {
  const decorative = { picture: { file: "images/a.webp", decorative: true } }
  const list = [entry("images/a.webp"), entry("images/b.webp", "B"), decorative, entry("images/c")]
  expect([0, 1, 4].map((from) => nextDescription(list, group, from))).toEqual([0, 3, -1])
})

// A name differs from all others, also without the ending.
const taken = ["images/Hero.png", "images/hero-2.jpg"]

test.each([
  ["Fête à Ürgüp (1).JPG", "images/fete-a-urgup-1.webp"],
  ["../../IMG_0042.HEIC.jpg", "images/img-0042-heic.webp"],
  ["图.png", "images/picture.webp"],
  ["AUX.png", "images/aux-2.webp"],
  ["hero.png", "images/hero-3.webp"],
])("%s becomes %s", (name, file) => expect(newPicturePath(name, "webp", taken)).toBe(file))

test("a picture has a size and a weight", () => {
  const size = { width: 1600, height: 1200 }
  expect(factsOf({ ...size, bytes: 12_300 })).toBe("1,600 × 1,200 pixels, 13\u00a0kB")
  expect(factsOf({ ...size, bytes: 1_250_000 })).toBe("1,600 × 1,200 pixels, 1.3\u00a0MB")
})
