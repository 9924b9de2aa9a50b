/** @jest-environment node */
import { issueLine, readDocuments } from "../../../testing/readDocument"
import { listFiles } from "../../json/readFiles"
import type { ImageInfo } from "./imageFiles"
import { imageIssues, unusedImages } from "./images"

const listing = listFiles("content")
const [poultry, logo] = ["images/poultry.png", "images/logo.svg"]
const poultryFile = "services/poultry-trading.json"

const withoutComposedPages = () => readDocuments().filter(({ name }) => name !== "Page")

/** Checks the images of content/, one of them with other metadata than a correct image. */
async function check(name: string, info?: Partial<ImageInfo>, documents = withoutComposedPages()) {
  const getImageInfo = (image: string) => {
    if (image === name && !info) return undefined
    const format = image.endsWith(".svg") ? "svg" : "png"
    return { width: 4000, height: 4000, bytes: 9000, format, ...(image === name && info) }
  }
  const reported = await imageIssues({ listing, getImageInfo }, documents)
  return reported.map((issue) => `${issue.file} ${issueLine(issue)}`)
}

const sharp = "too few to look sharp here. Use at least"
const tooSmall = "warning image-too-small Picture file (file):"
const tooLarge = "1:1 warning image-file-too-large :"

const issues: Record<string, [image: string, info?: Partial<ImageInfo>]> = {
  [`${poultryFile} 17:13 ${tooSmall} "${poultry}" has 800 × 600 pixels, ${sharp} 1600 × 1200 pixels.`]:
    [poultry, { width: 800, height: 600 }],
  [`pages/home.json 15:15 ${tooSmall} "images/hero.png" has 2000 × 900 pixels, ${sharp} 1300 × 1630 pixels.`]:
    ["images/hero.png", { width: 2000, height: 900 }],
  [`${logo} 1:1 error wrong-image-extension : has the extension ".svg", but its format is PNG. Rename it to end in ".png", or save it as SVG.`]:
    [logo, { format: "png" }],
  [`${poultry} 1:1 error damaged-image : is damaged or not a picture. Export it again from its source.`]:
    [poultry],
  [`${poultry} ${tooLarge} has 9.0 MB, but 8.0 MB are enough. Compress it.`]: [
    poultry,
    { bytes: 9e6 },
  ],
  [`${logo} ${tooLarge} has 121 kB, but 100 kB are enough. Compress it.`]: [
    logo,
    { bytes: 120_500 },
  ],
  [`${poultry} 1:1 error too-many-pixels : has 16383 × 16383 pixels, but 50 million in all are allowed. Make it smaller.`]:
    [poultry, { width: 16383, height: 16383 }],
  [`${poultry} 1:1 error too-many-pixels : has 16384 × 2000 pixels, but 16383 a side are allowed. Make it smaller.`]:
    [poultry, { width: 16384, height: 2000 }],
  [`${logo} 3:5 error unsafe-svg : contains <script> in line 3, which could run a program or load another file. Delete it there, or export the drawing again as plain SVG, with its pictures embedded.`]:
    [logo, { fault: { line: 3, column: 5, unsafe: "<script>" } }],
  [`${logo} 9:1 error damaged-image : is damaged or not a picture. Export it again from its source.`]:
    [logo, { fault: { line: 9, column: 1 } }],
}

test.each(Object.entries(issues))("reports %s", async (issue, [image, info]) => {
  expect(await check(image, info)).toEqual([issue])
})

test("a logo with few pixels is reported", async () => {
  expect(await check(logo, { format: "png", width: 90, height: 90 })).toContain(
    `site.json 8:11 warning image-too-small Logo file (logo): "${logo}" has 90 × 90 pixels, ${sharp} a height of 144 pixels.`,
  )
})

test("a picture that is too narrow is reported, a narrow SVG is not", async () => {
  const narrow = { width: 100, height: 3000 }
  expect(await check(poultry, narrow)).toContain(
    `${poultry} 1:1 error extreme-aspect-ratio : has 100 × 3000 pixels, but one side may be at most 20 times the other. Crop it.`,
  )
  expect(await check(logo, { ...narrow, format: "svg" })).toEqual([])
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

test("the picture of a hidden venture is used", () => {
  expect(unusedImages(listing, readDocuments([poultryFile, "hidden: true"]))).toEqual([])
})
