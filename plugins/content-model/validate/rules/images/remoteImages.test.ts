/** @jest-environment node */
import { cacheFolder } from "../../../constants"
import { issueLine, readDocuments } from "../../../testing/readDocument"
import { listFiles } from "../../json/readFiles"
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
const withoutCopy = { listing: { files, folders } }
const downloadErrors = { [url]: "its host answers with 404" }
const small = { getImageInfo: () => ({ width: 400, height: 300, format: "png", bytes: 9000 }) }

const linesOf = async (change: Partial<RemoteImageFolder> = {}) =>
  (await remoteImageIssues({ ...downloaded, ...change }, documents)).map(issueLine)

const field = "Picture file (file):"
const notDownloaded = `17:13 error image-not-downloaded ${field} the picture "${url}"`

test.each<[issue: string, change: Partial<RemoteImageFolder>]>(
  Object.entries({
    [`${notDownloaded} is not downloaded yet. Run "npm run images" and commit the files that it adds.`]:
      withoutCopy,
    [`${notDownloaded} could not be downloaded: its host answers with 404. Check the address, or put the picture into content/images/ and name that file.`]:
      { ...withoutCopy, downloadErrors },
    [`17:13 warning remote-image-changed ${field} the site still shows its copy of "${url}": its host answers with 404. Check the picture at this address.`]:
      { downloadErrors },
    [`17:13 warning image-too-small ${field} "${url}" has 400 × 300 pixels, too few to look sharp here. Use at least 1600 × 1200 pixels.`]:
      small,
  }),
)("reports %s", async (issue, change) => expect(await linesOf(change)).toEqual([issue]))

test("a copy that a build cannot process is reported once", async () => {
  const getImageInfo = () => ({ width: 16000, height: 16000, format: "png", bytes: 9000 })
  const other = readDocuments(["services/ecommerce-fashion.json", `image.file: "${url}"`])
  const issues = await remoteImageIssues({ ...downloaded, getImageInfo }, [...documents, ...other])
  expect(issues).toMatchObject([{ type: "too-many-pixels", file: copy }])
})

test("a remote image with a copy of enough pixels is correct", async () => {
  expect(await linesOf()).toEqual([])
})

test("a copy that no content needs is unused", () => {
  const unused = (copies: Record<string, string>) =>
    unusedCopies({ ...downloaded, imageCache: { files: copies, issues: [] } }, documents)
  expect(unused({ [url]: copy })).toEqual([])
  expect(unused({ "https://pictures.big/duck.png": copy })).toMatchObject([
    { type: "unused-image", file: copy },
  ])
})
