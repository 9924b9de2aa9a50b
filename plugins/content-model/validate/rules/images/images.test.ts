/** @jest-environment node */
import { cacheFolder } from "../../../constants"
import { checkSite, pictures, sharpImage, siteTexts } from "../../../testing/checkSite"
import { applyChange } from "../../../testing/readDocument"
import type { ImageInfo } from "./imageFiles"

const [poultry, fashion] = ["services/poultry-trading.json", "services/ecommerce-fashion.json"]
const url = "https://pictures.big/hen.png"
const copy = `${cacheFolder}/hen.png`

/** The errors and warnings of content with changes; one picture has other metadata. */
async function check(
  changes: [file: string, change: string][],
  image = "",
  info: Partial<ImageInfo> = {},
) {
  const texts = new Map(siteTexts)
  for (const [file, change] of changes) texts.set(file, applyChange(texts.get(file) ?? "", change))
  const issues = await checkSite(texts, {
    listing: { files: [...texts.keys(), ...pictures, copy], folders: [] },
    imageCache: { files: { [url]: copy }, issues: [] },
    getImageInfo: (file) => ({ ...sharpImage(file), ...(file === image && info) }),
  })
  return issues
    .filter(({ severity }) => severity !== "note")
    .map(({ type, file }) => `${type} ${file}`)
}

const remote: [string, string] = [poultry, `image.file: "${url}"`]
const unusedCopy = `unused-image ${copy}`

test("a narrow SVG is correct, and so is the picture of a hidden venture", async () => {
  const narrow = { width: 100, height: 3000 }
  expect(await check([[poultry, "hidden: true"]], "images/logo.svg", narrow)).toEqual([unusedCopy])
})

test("a remote image with a copy of enough pixels is correct, a copy of no image is unused", async () => {
  expect(await check([remote])).toEqual([])
  expect(await check([])).toEqual([unusedCopy])
})

test("a copy that a build cannot process is reported once", async () => {
  const large = { width: 16000, height: 16000 }
  const issues = await check([remote, [fashion, `image.file: "${url}"`]], copy, large)
  expect(issues).toEqual([`too-many-pixels ${copy}`])
})
