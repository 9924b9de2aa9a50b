/** @jest-environment node */
import { issueLine, readDocuments } from "../../testing/readDocument"
import { listFiles } from "../json/readFiles"
import { imageIssues, unusedImages, type ImageInfo } from "./images"

const listing = listFiles("content")
const [poultry, logo] = ["images/poultry.png", "images/logo.svg"]
const poultryFile = "services/poultry-trading.json"

/** Checks the images of content/, one of them with other metadata than a correct image. */
async function check(name: string, info?: Partial<ImageInfo>, documents = readDocuments()) {
  const getImageInfo = (image: string) => {
    if (image === name && !info) return undefined
    const format = image.endsWith(".svg") ? "svg" : "png"
    return { width: 4000, height: 4000, bytes: 9000, format, ...(image === name && info) }
  }
  const issues = await imageIssues({ listing, getImageInfo }, documents)
  return issues.map((issue) => `${issue.file} ${issueLine(issue)}`)
}

const sharp = "too few to look sharp here. Use at least"

test.each<[image: string, info: Partial<ImageInfo> | undefined, ...issues: string[]]>([
  [
    poultry,
    { width: 800, height: 600 },
    `${poultryFile} 17:13 warning image-too-small Picture file (file): "${poultry}" has 800 × 600 pixels, ${sharp} 1600 × 1200 pixels.`,
  ],
  [
    "images/hero.png",
    { width: 2000, height: 900 },
    `pages/home.json 15:15 warning image-too-small Picture file (file): "images/hero.png" has 2000 × 900 pixels, ${sharp} 1440 × 1800 pixels.`,
  ],
  [
    logo,
    { format: "png", width: 90, height: 90 },
    `${logo} 1:1 error wrong-image-extension : has the extension ".svg", but its format is PNG. Rename it to end in ".png", or save it as SVG.`,
    `site.json 7:11 warning image-too-small Logo file (logo): "${logo}" has 90 × 90 pixels, ${sharp} a height of 144 pixels.`,
  ],
  [
    poultry,
    undefined,
    `${poultry} 1:1 error damaged-image : is damaged or not a picture. Export it again from its source.`,
  ],
  [
    poultry,
    { bytes: 9_000_000 },
    `${poultry} 1:1 warning image-file-too-large : has 9.0 MB, but 8.0 MB are enough. Compress it.`,
  ],
  [
    logo,
    { bytes: 120_500 },
    `${logo} 1:1 warning image-file-too-large : has 121 kB, but 100 kB are enough. Compress it.`,
  ],
])("the image %s with %p is reported", async (image, info, ...issues) => {
  expect(await check(image, info)).toEqual(issues)
})

test.each([
  ["images/poulty.png", `Did you mean "${poultry}"?`],
  ["images/Poultry.PNG", `Did you mean "${poultry}"? Upper and lower case matter.`],
])("the missing image %s is reported", async (name, hint) => {
  const documents = readDocuments([poultryFile, `image.file: "${name}"`])
  expect(await check("", {}, documents)).toEqual([
    `${poultryFile} 17:13 error missing-image Picture file (file): the picture "${name}" does not exist. Put it into content/images/, or name one that is there. ${hint}`,
  ])
})

test.each([
  ["spare.png", "unused-image : is not used by any content. Delete it if it is not needed."],
  [
    "plan.psd",
    "unused-file : is a picture of a format that the site cannot show. Save it as PNG, JPEG, WebP or AVIF.",
  ],
  ["notes.txt", "unused-file : is not a picture, so the site does not use it. Delete it."],
])("the unused file %s is reported", (name, issue) => {
  const files = [...listing.files, `images/${name}`]
  expect(unusedImages({ ...listing, files }, readDocuments()).map(issueLine)).toEqual([
    `1:1 warning ${issue}`,
  ])
})
