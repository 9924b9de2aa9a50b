/** @jest-environment node */
import { listFiles } from "../json/readFiles"
import { issueLine, readDocuments, type Change } from "../../testing/readDocument"
import { imageIssues, unusedImages, type ImageInfo } from "./images"

const listing = listFiles("content")
const poultry = "images/poultry.png"
const poultryFile = "services/poultry-trading.json"

type Info = Partial<ImageInfo> | undefined

/** Checks the images of content/. Those in `infos` have other metadata than a correct image. */
async function check(infos: Record<string, Info>, ...changes: Change[]) {
  const getImageInfo = (image: string) => {
    const format = image.endsWith(".svg") ? "svg" : "png"
    const info = Object.hasOwn(infos, image) ? infos[image] : {}
    return info && { width: 4000, height: 4000, bytes: 9000, format, ...info }
  }
  const issues = await imageIssues({ listing, getImageInfo }, readDocuments(...changes))
  return issues.map((issue) => `${issue.file} ${issueLine(issue)}`)
}

const sharp = "too few to look sharp here. Use at least"

test.each<[mistake: string, infos: Record<string, Info>, ...issues: string[]]>([
  [
    "a picture with few pixels",
    { [poultry]: { width: 800, height: 600 } },
    `${poultryFile} 17:13 warning image-too-small Picture file (file): "images/poultry.png" has 800 × 600 pixels, ${sharp} 1600 × 1200 pixels.`,
  ],
  [
    "a picture that is wide but low",
    { "images/hero.png": { width: 2000, height: 900 } },
    `pages/home.json 15:15 warning image-too-small Picture file (file): "images/hero.png" has 2000 × 900 pixels, ${sharp} 1440 × 1800 pixels.`,
  ],
  [
    "a logo with few pixels",
    { "images/logo.svg": { format: "png", width: 90, height: 90 } },
    'images/logo.svg 1:1 error wrong-image-extension : has the extension ".svg", but its format is PNG. Rename it to end in ".png", or save it as SVG.',
    `site.json 7:11 warning image-too-small Logo file (logo): "images/logo.svg" has 90 × 90 pixels, ${sharp} a height of 144 pixels.`,
  ],
  [
    "a JPEG with the extension of a PNG",
    { [poultry]: { format: "jpeg" } },
    'images/poultry.png 1:1 error wrong-image-extension : has the extension ".png", but its format is JPEG. Rename it to end in ".jpeg", or save it as PNG.',
  ],
  [
    "a damaged picture",
    { [poultry]: undefined },
    "images/poultry.png 1:1 error damaged-image : is damaged or not a picture. Export it again from its source.",
  ],
  [
    "a picture of many bytes",
    { [poultry]: { bytes: 9_000_000 } },
    "images/poultry.png 1:1 warning image-file-too-large : has 9.0 MB, but 8.0 MB are enough. Compress it.",
  ],
  [
    "a logo of many bytes",
    { "images/logo.svg": { bytes: 120_500 } },
    "images/logo.svg 1:1 warning image-file-too-large : has 121 kB, but 100 kB are enough. Compress it.",
  ],
])("%s is reported", async (_, infos, ...issues) => {
  expect(await check(infos)).toEqual(issues)
})

const advice =
  "does not exist. Put it into content/images/, or name one that is there. Did you mean"

test.each([
  ["images/poulty.png", `${advice} "images/poultry.png"?`],
  ["images/Poultry.PNG", `${advice} "images/poultry.png"? Upper and lower case matter.`],
])("the missing picture %s is reported", async (name, message) => {
  expect(await check({}, [poultryFile, poultry, name])).toEqual([
    `${poultryFile} 17:13 error missing-image Picture file (file): the picture "${name}" ${message}`,
  ])
})

test.each([
  [
    "images/spare.png",
    "warning unused-image : is not used by any content. Delete it if it is not needed.",
  ],
  [
    "images/plan.psd",
    "warning unused-file : is a picture of a format that the site cannot show. Save it as PNG, JPEG, WebP or AVIF.",
  ],
  [
    "images/notes.txt",
    "warning unused-file : is not a picture, so the site does not use it. Delete it.",
  ],
])("the unused file %s is reported", (name, issue) => {
  const files = [...listing.files, name]
  expect(unusedImages({ ...listing, files }, readDocuments()).map(issueLine)).toEqual([
    `1:1 ${issue}`,
  ])
})

test("the pictures of this site are used and exist", async () => {
  expect(unusedImages(listing, readDocuments())).toEqual([])
  expect(await check({})).toEqual([])
})
