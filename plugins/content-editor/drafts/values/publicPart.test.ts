import { cachedName } from "../../../content-model/read/imageCache"
import { memorySnapshot } from "../../testing/memoryBackend"
import { publicPart } from "./publicPart"
import { withValueAt } from "../../../content-model/lib/path"

const [fashion, poultry] = ["services/ecommerce-fashion.json", "services/poultry-trading.json"]
const page = "pages/poultry.json"
const remote = "https://images.example.com/hen.jpg"
const copy = `${cachedName(remote)}.jpg`

/** The snapshot of content/ with other values at some paths. */
function snapshotWith(...changes: [file: string, path: (string | number)[], value: unknown][]) {
  const snapshot = memorySnapshot()
  for (const [file, path, value] of changes)
    for (const source of snapshot.sources.filter((one) => one.file === file))
      source.text = JSON.stringify(withValueAt(JSON.parse(source.text ?? ""), path, value))
  return snapshot
}

const planned = { from: "2098-01-01" }

test.each(["hidden", "draft"])("what is shown is published, and no %s text", (absence) => {
  const published = publicPart(
    snapshotWith(
      [fashion, [absence], true],
      [poultry, ["shown"], planned],
      [page, ["sections", 0, "shown"], { until: "2020-01-01" }],
    ),
  )
  const files = published.sources.map(({ file }) => file)
  for (const file of [fashion, poultry, page]) expect(files).not.toContain(file)
  expect(files).toContain("pages/home.json")
  expect(JSON.stringify(published)).not.toContain("poultry-trading.json")
})

test("a picture of what is not shown is left out, unless something shown has it too", () => {
  const snapshot = snapshotWith(
    [poultry, ["shown"], planned],
    [poultry, ["image", "file"], remote],
    [fashion, ["image", "file"], "images/lost.png"],
    [fashion, ["hidden"], true],
  )
  snapshot.images[copy] = snapshot.images["images/hero.png"]
  snapshot.listing.files.push(copy)
  const { images, ...others } = publicPart(snapshot)
  expect(Object.keys(images)).not.toContain(copy)
  expect(Object.keys(images)).toEqual(
    expect.arrayContaining(["images/lost.png", "images/hero.png", "images/icon.svg"]),
  )
  expect(JSON.stringify(others)).not.toMatch(/hen\.jpg|images\/kept/)
})
