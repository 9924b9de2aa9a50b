import "../../../../scripts/lib/siteModel"
import { existsSync } from "node:fs"
import sharp from "sharp"
import { temporaryFolder } from "../../../../test/support/temporaryFolder"
import { testImage } from "../../../content-model/testing/testImage"
import { writeSnapshot } from "./bundle"

const { at, read, write } = temporaryFolder()

test("only what the model knows is published, and no SVG with a script", async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'
  write("content/site.json", "{}")
  write("content/images/logo.svg", svg)
  write("content/images/unused.svg", svg.replace("/>", "><script/></svg>"))
  for (const name of ["customers.csv", "private/notes.json", "images/a.psd", "site.json~"])
    write(`content/${name}`, "secret")
  const turned = testImage(20, 10).withMetadata({ orientation: 6 })
  write("content/images/turned.webp", await turned.webp().toBuffer())
  write("content/images/empty.png", "")
  const root = process.cwd()
  process.chdir(at())
  await writeSnapshot("admin")
  process.chdir(root)
  expect(read("admin/images/logo.svg")).toBe(svg)
  expect(existsSync(at("admin/images/unused.svg"))).toBe(false)
  expect(await sharp(at("admin/images/turned.webp")).metadata()).toMatchObject({ width: 10 })
  const { listing, sources, images } = JSON.parse(read("admin/content.json"))
  const pictures = ["empty.png", "logo.svg", "turned.webp", "unused.svg"].map(
    (name) => `images/${name}`,
  )
  expect(listing.files.toSorted()).toEqual([...pictures, "site.json"])
  expect(sources).toEqual([expect.objectContaining({ file: "site.json" })])
  expect(Object.keys(images).toSorted()).toEqual(pictures)
})
