/** @jest-environment node */
import { cacheFolder } from "../../constants"
import { issueLine, readDocuments } from "../../testing/readDocument"
import { listFiles } from "../json/readFiles"
import { remoteImageIssues, unusedCopies, type RemoteImageFolder } from "./remoteImages"

const url = "https://pictures.big/hen.png"
const copy = `${cacheFolder}/hen.png`
const documents = readDocuments(["services/poultry-trading.json", `image.file: "${url}"`])
const { files, folders } = listFiles("content")
const downloaded: RemoteImageFolder = {
  listing: { files: [...files, copy], folders },
  imageCache: { files: { [url]: copy }, issues: [] },
  getImageInfo: () => ({ width: 1600, height: 1200, format: "png", bytes: 9000 }),
}
const notDownloaded = { listing: { files, folders } }
const downloadErrors = { [url]: "its host answers with 404" }
const small = { getImageInfo: () => ({ width: 400, height: 300, format: "png", bytes: 9000 }) }

const field = "Picture file (file):"

test.each<[what: string, change: Partial<RemoteImageFolder>, ...issues: string[]]>([
  ["with a copy of enough pixels", {}],
  [
    "without a copy",
    notDownloaded,
    `17:13 error image-not-downloaded ${field} the picture "${url}" is not downloaded yet. Run "npm run images" and commit the files that it adds.`,
  ],
  [
    "that could not be downloaded",
    { ...notDownloaded, downloadErrors },
    `17:13 error image-not-downloaded ${field} the picture "${url}" could not be downloaded: its host answers with 404. Check the address, or put the picture into content/images/ and name that file.`,
  ],
  [
    "that differs from its copy",
    { downloadErrors },
    `17:13 warning remote-image-changed ${field} the site still shows its copy of "${url}": its host answers with 404. Check the picture at this address.`,
  ],
  [
    "with a copy of few pixels",
    small,
    `17:13 warning image-too-small ${field} "${url}" has 400 × 300 pixels, too few to look sharp here. Use at least 1600 × 1200 pixels.`,
  ],
])("the issues of a remote image %s", async (_, change, ...issues) => {
  const reported = await remoteImageIssues({ ...downloaded, ...change }, documents)
  expect(reported.map(issueLine)).toEqual(issues)
})

test("a copy that no content needs is unused", () => {
  const unused = (copies: Record<string, string>) =>
    unusedCopies({ ...downloaded, imageCache: { files: copies, issues: [] } }, documents)
  expect(unused({ [url]: copy })).toEqual([])
  expect(unused({ "https://pictures.big/duck.png": copy })).toMatchObject([
    { type: "unused-image", file: copy },
  ])
})
