/** @jest-environment node */
import { manifestFile } from "../lib/constants"
import { copyContent } from "../testing/contentCopy"
import { startImageServer } from "../testing/imageServer"
import { testImage } from "../testing/testImage"
import { errorsOf } from "../issues/issues"
import { cachedName, readManifest } from "../read/imageCache"
import { sha256 } from "../lib/sha256"
import { syncRemoteImages, validateAndDownload } from "./syncRemoteImages"

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

const sync = (verify?: true, update?: true) => syncRemoteImages(content.folder, { verify, update })

test("validation downloads a missing image once, and lists its copy with URL and hash", async () => {
  const log = jest.spyOn(console, "log").mockImplementation()
  expect(errorsOf(await validateAndDownload(content.folder))).toEqual([])
  expect(errorsOf(await validateAndDownload(content.folder))).toEqual([])
  expect(log.mock.calls).toEqual([[`content/${copy} was fetched from ${hen}.`]])
  const hash = sha256(await testImage(1600, 1200).toBuffer())
  expect(readManifest(content.folder)).toEqual({ [hen]: { file: copy, sha256: hash } })
  expect(host.requests).toEqual([hen])
}, 60_000)

test("a changed image replaces its copy only with `update`, no damaged manifest", async () => {
  await sync()
  expect(await sync(true)).toEqual({ messages: [], errors: {} })
  host.responses[hen] = await testImage().jpeg().toBuffer()
  expect((await sync(true)).errors[hen]).toContain("another image")
  expect((await sync(true, true)).errors).toEqual({})
  expect(readManifest(content.folder)?.[hen].file).toMatch(/jpg$/)
  content.write(manifestFile, "<<<<<<< HEAD\n{}")
  expect(await sync(true)).toEqual({ messages: [], errors: {} })
})
