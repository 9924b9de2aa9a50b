/** @jest-environment node */
import { manifestFile } from "../lib/constants"
import { copyContent } from "../testing/contentCopy"
import { startImageServer } from "../testing/imageServer"
import { testImage } from "../testing/testImage"
import { errorsOf } from "../issues/issues"
import { cachedName, readManifest } from "../read/imageCache"
import { sha256 } from "../lib/sha256"
import { validateAndDownload } from "./syncRemoteImages"

const hen = "https://pictures.example/birds/Hen%20(1).png?size=2"
const copy = `${cachedName(hen)}.png`
const content = copyContent()
let host: Awaited<ReturnType<typeof startImageServer>>
beforeAll(async () => void (host = await startImageServer()))
beforeEach(async () => {
  content.replace("services/poultry-trading.json", /"file": "[^"]*"/, `"file": "${hen}"`)
  host.responses[hen] = await testImage(1600, 1200).toBuffer()
})
afterEach(content.restore)
afterAll(() => [host.end(), content.end()])

test("validation downloads a missing image once, and lists its copy with URL and hash", async () => {
  const log = jest.spyOn(console, "error").mockImplementation()
  expect(errorsOf(await validateAndDownload(content.folder))).toEqual([])
  expect(errorsOf(await validateAndDownload(content.folder))).toEqual([])
  expect(log.mock.calls).toEqual([[`content/${copy} was fetched from ${hen}.`]])
  const hash = sha256(await testImage(1600, 1200).toBuffer())
  expect(readManifest(content.folder)).toEqual({ [hen]: { file: copy, sha256: hash } })
  expect(host.requests).toEqual([hen])
}, 60_000)

test("a deleted copy is downloaded anew, and a damaged manifest stays", async () => {
  jest.spyOn(console, "error").mockImplementation()
  await validateAndDownload(content.folder)
  content.remove(copy)
  host.responses[hen] = await testImage(1600, 1200).jpeg().toBuffer()
  await validateAndDownload(content.folder)
  expect(readManifest(content.folder)?.[hen].file).toMatch(/jpg$/)
  content.write(manifestFile, "<<<<<<< HEAD\n{}")
  expect(errorsOf(await validateAndDownload(content.folder))).toHaveLength(1)
})
