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

// The first validation decodes every image.

const root = mkdtempSync(join(tmpdir(), "images-"))
const content = copyContent(join(root, "content"))
let host: Awaited<ReturnType<typeof startImageServer>>
let [teal, navy, photo]: Buffer[] = []
beforeAll(async () => {
  host = await startImageServer()
  teal = await testImage(1600, 1200).toBuffer()
  navy = await testImage(1600, 1200, "navy").toBuffer()
  photo = await testImage(1600, 1200, "navy").jpeg().toBuffer()
})
beforeEach(() => {
  for (const page of ["pages/how-we-work.json", "pages/poultry.json"])
    content.replace(page, "images/poultry.png", "images/story.png")
  content.remove("images/poultry.png")
  nameImage(hen)
  host.start()
  host.responses[hen] = teal
  host.requests.length = 0
})
afterEach(content.restore)
afterAll(() => {
  host.end()
  rmSync(root, { recursive: true })
})

const poultry = "services/poultry-trading.json"
const hen = "https://pictures.example/birds/Hen%20(1).png?size=2"
const copy = `${cachedName(hen)}.png`
const downloaded = `content/${copy} was fetched from ${hen}.`

const nameImage = (url: string) => content.replace(poultry, /"file": "[^"]*"/, `"file": "${url}"`)
const pathOf = (file: string) => join(content.folder, file)
const readCached = (file = copy) => readFileSync(pathOf(file))
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

test("validation downloads a missing image once, and lists its copy with URL and hash", async () => {
  const log = jest.spyOn(console, "log").mockImplementation()
  expect(await validate()).toEqual([])
  expect(log).toHaveBeenCalledWith(downloaded)
  expect(copy).toMatch(/^images\/kept\/hen-20-1-[0-9a-f]{10}\.png$/)
  expect(readCached()).toEqual(teal)
  const entry = { file: copy, sha256: sha256(teal) }
  expect(JSON.parse(content.read(manifestFile))).toEqual({ [hen]: entry })
  host.stop()
  expect(await validate()).toEqual([])
  expect(await sync()).toEqual({ messages: [], errors: {} })
  expect(host.requests).toEqual([hen])
})

test("a changed image replaces its copy only with `update`; that of a deleted one stays", async () => {
  await sync()
  expect(await sync({ verify: true })).toEqual({ messages: [], errors: {} })
  host.responses[hen] = photo
  expect(await syncAndValidate()).toEqual([])
  const changed = [expect.stringContaining(`remote-image-changed ${poultry}: `)]
  expect(await syncAndValidate({ verify: true })).toEqual(changed)
  expect(readCached()).toEqual(teal)
  expect(await syncAndValidate({ verify: true, update: true })).toEqual([])
  expect(existsSync(pathOf(copy))).toBe(false)
  delete host.responses[hen]
  expect(await syncAndValidate({ verify: true, update: true })).toEqual(changed)
  expect(readCached(`${cachedName(hen)}.jpg`)).toEqual(photo)
})

test("a damaged manifest is reported once and not overwritten", async () => {
  content.write(manifestFile, "<<<<<<< HEAD\n{}")
  expect(await syncAndValidate()).toEqual([
    expect.stringMatching(`^damaged-image-manifest ${manifestFile}`),
  ])
  expect(content.read(manifestFile)).toBe("<<<<<<< HEAD\n{}")
  expect(host.requests).toEqual([])
})

test("a copy that was deleted leaves the manifest with the next download", async () => {
  await sync()
  const duck = "https://pictures.example/duck.png"
  host.responses[duck] = navy
  nameImage(duck)
  content.remove(copy)
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
  expect(await run("--accept")).toMatchObject({ status: 0, stdout: containing(downloaded) })
  content.remove(copy)
  delete host.responses[hen]
  expect(await run()).toMatchObject({ status: 1, stdout: containing("with 404") })
  expect(await run("--yes")).toMatchObject({ status: 2, stderr: containing("Usage:") })
})
