import { copyContent } from "../testing/contentCopy"
import { testImage } from "../testing/testImage"
import { errorsOf } from "../issues/issues"
import { cachedName } from "../read/imageCache"
import { validateAndDownload } from "./syncRemoteImages"

// Of a public computer. The address needs no look-up.
const hen = "https://8.8.8.8/birds/Hen%20(1).png?size=2"
const copy = `${cachedName(hen)}.png`
const content = copyContent()

test("validation downloads a missing image once, and a deleted one anew", async () => {
  const log = jest.spyOn(console, "error").mockImplementation()
  content.replace("services/poultry-trading.json", /"file": "[^"]*"/, `"file": "${hen}"`)
  let picture = testImage(1600, 1200)
  const fetching = jest
    .spyOn(globalThis, "fetch")
    .mockImplementation(async () => new Response(new Uint8Array(await picture.toBuffer())))
  expect(errorsOf(await validateAndDownload(content.folder))).toEqual([])
  expect(errorsOf(await validateAndDownload(content.folder))).toEqual([])
  expect(log.mock.calls).toEqual([[`content/${copy} was fetched from ${hen}.`]])
  expect(fetching.mock.calls.map(([url]) => url)).toEqual([hen])
  content.remove(copy)
  picture = picture.jpeg()
  expect(errorsOf(await validateAndDownload(content.folder))).toEqual([])
  expect(log.mock.lastCall?.[0]).toContain(copy.replace("png", "jpg"))
}, 60_000)
