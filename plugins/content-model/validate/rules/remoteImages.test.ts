/** @jest-environment node */
import { cacheFolder } from "../../constants"
import { listFiles } from "../json/readFiles"
import { issueLine, readDocuments } from "../../testing/readDocument"
import { remoteImageIssues, unusedCopies, type RemoteImageFolder } from "./remoteImages"

const url = "https://pictures.big/hen.png"
const copy = `${cacheFolder}/hen.png`
const documents = readDocuments(["services/poultry-trading.json", "images/poultry.png", url])
const { files, folders } = listFiles("content")
const withCopy = { files: [...files, copy], folders }

const check = async (folder: Partial<RemoteImageFolder>) =>
  (
    await remoteImageIssues(
      {
        listing: withCopy,
        imageCache: { files: { [url]: copy }, issues: [] },
        getImageInfo: () => ({ width: 1600, height: 1200, format: "png", bytes: 9000 }),
        ...folder,
      },
      documents,
    )
  ).map(issueLine)

const field = "Picture file (file):"
const downloadErrors = { [url]: "its host answers with 404" }

test("a remote image with a copy of enough pixels is correct", async () => {
  expect(await check({})).toEqual([])
})

test("a remote image without a copy is reported", async () => {
  const notDownloaded = `17:13 error image-not-downloaded ${field} the picture "${url}"`
  expect(await check({ listing: { files, folders } })).toEqual([
    `${notDownloaded} is not downloaded yet. Run "npm run images" and commit the files that it adds.`,
  ])
  expect(await check({ listing: { files, folders }, downloadErrors })).toEqual([
    `${notDownloaded} could not be downloaded: its host answers with 404. Check the address, or put the picture into content/images/ and name that file.`,
  ])
})

test("a remote image that differs from its copy is reported", async () => {
  expect(await check({ downloadErrors })).toEqual([
    `17:13 warning remote-image-changed ${field} the site still shows its copy of "${url}": its host answers with 404. Check the picture at this address.`,
  ])
})

test("a copy with few pixels is reported at the field", async () => {
  const getImageInfo = () => ({ width: 400, height: 300, format: "png", bytes: 9000 })
  expect(await check({ getImageInfo })).toEqual([
    `17:13 warning image-too-small ${field} "${url}" has 400 × 300 pixels, too few to look sharp here. Use at least 1600 × 1200 pixels.`,
  ])
})

test("a copy that no content needs is unused", () => {
  const unused = (copies: Record<string, string>) =>
    unusedCopies(
      {
        listing: withCopy,
        imageCache: { files: copies, issues: [] },
        getImageInfo: () => undefined,
      },
      documents,
    ).map(({ type, file }) => `${type} ${file}`)
  expect(unused({ [url]: copy })).toEqual([])
  expect(unused({ "https://pictures.big/duck.png": copy })).toEqual([`unused-image ${copy}`])
})
