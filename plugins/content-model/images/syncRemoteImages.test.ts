import { copyContent } from "../testing/contentCopy"
import { startImageServer } from "../testing/imageServer"
import { testImage } from "../testing/testImage"
import { errorsOf } from "../issues/issues"
import { cachedName } from "../read/imageCache"
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

test("validation downloads a missing image once, and a deleted one anew", async () => {
  const log = jest.spyOn(console, "error").mockImplementation()
  expect(errorsOf(await validateAndDownload(content.folder))).toEqual([])
  expect(errorsOf(await validateAndDownload(content.folder))).toEqual([])
  expect(log.mock.calls).toEqual([[`content/${copy} was fetched from ${hen}.`]])
  expect(host.requests).toEqual([hen])
  content.remove(copy)
  host.responses[hen] = await testImage(1600, 1200).jpeg().toBuffer()
  expect(errorsOf(await validateAndDownload(content.folder))).toEqual([])
  expect(log.mock.lastCall?.[0]).toContain(copy.replace("png", "jpg"))
}, 60_000)
