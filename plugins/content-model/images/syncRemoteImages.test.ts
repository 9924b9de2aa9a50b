/** @jest-environment node */
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { runScript } from "../../../test/support/runScript"
import { manifestFile } from "../lib/constants"
import { copyContent } from "../testing/contentCopy"
import { startImageServer } from "../testing/imageServer"
import { testImage } from "../testing/testImage"
import type { Issue } from "../issues/issues"
import { validateFolder } from "../validate/validateFolder"
import { cachedName, readManifest } from "../read/imageCache"
import { sha256 } from "../lib/sha256"
import { syncRemoteImages, validateAndDownload } from "./syncRemoteImages"

const root = mkdtempSync(join(tmpdir(), "images-"))
const content = copyContent(join(root, "content"))
let host: Awaited<ReturnType<typeof startImageServer>>
let [teal, navy, photo]: Buffer[] = []
beforeAll(async () => {
  host = await startImageServer()
  teal = await testImage(1600, 1200).toBuffer()
  navy = await testImage(1600, 1200, "navy").toBuffer()
  photo = await testImage(1600, 1200, "navy").jpeg().toBuffer()
  // The first validation decodes every image.
  await validateFolder(content.folder)
}, 60_000)
beforeEach(() => {
  content.restore()
  for (const page of ["pages/how-we-work.json", "pages/poultry.json"])
    content.replace(page, "images/poultry.png", "images/story.png")
  content.remove("images/poultry.png")
  nameImage(hen)
  host.start()
  host.responses[hen] = teal
  host.requests.length = 0
})
afterAll(() => {
  host.end()
  rmSync(root, { recursive: true })
})

const poultry = "services/poultry-trading.json"
const hen = "https://pictures.example/birds/Hen%20(1).png?size=2"
const copy = `${cachedName(hen)}.png`
const downloaded = `content/${copy} was fetched from ${hen}.`

const nameImage = (url: string) => content.replace(poultry, /"file": "[^"]*"/, `"file": "${url}"`)
const readCached = (file = copy) => readFileSync(join(content.folder, file))
const exists = (file: string) => existsSync(join(content.folder, file))
const linesOf = (issues: Issue[]) =>
  issues
    .filter(({ severity }) => severity !== "note")
    .map(({ type, file, message }) => `${type} ${file}: ${message}`)

type Options = Parameters<typeof syncRemoteImages>[1]
const sync = (options?: Options) => syncRemoteImages(content.folder, options)
const validate = async () => linesOf(await validateAndDownload(content.folder))
async function syncAndValidate(options?: Options) {
  const { errors } = await sync(options)
  return linesOf(await validateFolder(content.folder, errors))
}

test("an image is downloaded once, and its copy is listed with URL and hash", async () => {
  expect((await sync()).messages).toEqual([downloaded])
  expect(readCached()).toEqual(teal)
  const entry = { file: copy, sha256: sha256(teal) }
  expect(JSON.parse(content.read(manifestFile))).toEqual({ [hen]: entry })
  expect(await sync()).toEqual({ messages: [], errors: {} })
  expect(host.requests).toEqual([hen])
  expect(await syncAndValidate()).toEqual([])
})

test("validation downloads missing images, and makes no request for cached ones", async () => {
  const log = jest.spyOn(console, "log").mockImplementation()
  expect(await validate()).toEqual([])
  expect(log).toHaveBeenCalledWith(downloaded)
  host.stop()
  expect(await validate()).toEqual([])
  expect(host.requests).toEqual([hen])
})

test("a failed download without a copy is an error of the field that names the image", async () => {
  host.stop()
  expect(await validate()).toEqual([
    expect.stringMatching(/^image-not-downloaded .*: its host refuses the connection\. /),
  ])
  expect(exists(manifestFile)).toBe(false)
})

test("a changed image replaces its copy only with `update`", async () => {
  await sync()
  host.responses[hen] = photo
  expect(await syncAndValidate()).toEqual([])
  const [warning, ...others] = await syncAndValidate({ verify: true })
  expect(warning).toContain(`remote-image-changed ${poultry}: `)
  expect(others).toEqual([])
  expect(readCached()).toEqual(teal)
  expect(await syncAndValidate({ verify: true, update: true })).toEqual([])
  expect(readCached(`${cachedName(hen)}.jpg`)).toEqual(photo)
  expect(exists(copy)).toBe(false)
})

test("the copy of an image that was deleted from its host stays, with a warning", async () => {
  await sync()
  delete host.responses[hen]
  expect(await syncAndValidate({ verify: true, update: true })).toEqual([
    expect.stringMatching(/^remote-image-changed .*: its host answers with 404/),
  ])
  expect(readCached()).toEqual(teal)
})

test("a damaged manifest is reported once and not overwritten", async () => {
  content.write(manifestFile, "<<<<<<< HEAD\n{}")
  expect(await syncAndValidate()).toEqual([
    expect.stringMatching(`^damaged-image-manifest ${manifestFile}`),
  ])
  expect(content.read(manifestFile)).toBe("<<<<<<< HEAD\n{}")
  expect(host.requests).toEqual([])
})

test("an unused copy is a warning; once deleted, it leaves the manifest", async () => {
  await sync()
  const duck = "https://pictures.example/duck.png"
  host.responses[duck] = navy
  nameImage(duck)
  expect(await syncAndValidate()).toEqual([expect.stringMatching(`^unused-image ${copy}`)])
  content.remove(copy)
  content.remove(`${cachedName(duck)}.png`)
  expect(await syncAndValidate()).toEqual([])
  expect(Object.keys(readManifest(content.folder) ?? {})).toEqual([duck])
})

test("concurrent builds that download different images keep the same one", async () => {
  let count = 0
  host.responses[hen] = (_, response) => response.end([teal, navy][count++ % 2])
  await Promise.all(Array.from({ length: 6 }, () => sync()))
  expect(host.requests).toHaveLength(6)
  expect(await syncAndValidate()).toEqual([])
})

test("the exit code of the command is 0 for success, 1 for an error, 2 for wrong usage", async () => {
  const run = (...args: string[]) => runScript("scripts/images.ts", root, args)
  const containing = (text: string): string => expect.stringContaining(text)
  expect(await run()).toMatchObject({ status: 0, stdout: containing(downloaded) })
  content.remove(copy)
  delete host.responses[hen]
  expect(await run("--accept")).toMatchObject({ status: 1, stdout: containing("with 404") })
  expect(await run("--yes")).toMatchObject({ status: 2, stderr: containing("Usage:") })
}, 60_000)
