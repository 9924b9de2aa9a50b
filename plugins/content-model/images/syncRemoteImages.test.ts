/** @jest-environment node */
import { execFile } from "node:child_process"
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join, resolve } from "node:path"
import sharp from "sharp"
import { brief, draft, type ContentCopy } from "../testing/contentCopy"
import type { Issue } from "../validate/issues"
import { manifestFile } from "../constants"
import { cachedName, sha256, readManifest } from "./imageCache"
import { startImageServer } from "../testing/imageServer"
import { validateFolder } from "../validate/validateFolder"
import { syncRemoteImages } from "./syncRemoteImages"
import { validateAndDownload } from "./validateAndDownload"

const root = mkdtempSync(join(tmpdir(), "images-"))
let host: Awaited<ReturnType<typeof startImageServer>>
let content: ContentCopy
let [teal, navy, photo]: Buffer[] = []
beforeAll(async () => {
  host = await startImageServer()
  content = draft(join(root, "content"))
  teal = await painted("teal", "png")
  navy = await painted("navy", "png")
  photo = await painted("navy", "jpeg")
  // The first validation decodes every image.
  await validateFolder(content.folder)
}, 60_000)
beforeEach(() => {
  content.restore()
  content.remove("images/poultry.png")
  name(hen)
  host.start()
  host.answers[hen] = teal
  host.asked.length = 0
})
afterAll(() => {
  host.end()
  rmSync(root, { recursive: true })
})

const painted = (background: string, kind: "png" | "jpeg") =>
  sharp({ create: { width: 1600, height: 1200, channels: 3, background } })
    .toFormat(kind)
    .toBuffer()

const poultry = "services/poultry-trading.json"
const hen = "https://pictures.example/birds/Hen%20(1).png?size=2"
const copy = `${cachedName(hen)}.png`
const name = (url: string) => content.replace(poultry, /"file": "[^"]*"/, `"file": "${url}"`)
const sync = (options?: Parameters<typeof syncRemoteImages>[1]) =>
  syncRemoteImages(content.folder, options)
const cached = (file = copy) => readFileSync(join(content.folder, file))
const withoutNotes = (issues: Issue[]) =>
  issues.filter(({ severity }) => severity !== "note").map(brief)
const syncAndValidate = async (options?: Parameters<typeof syncRemoteImages>[1]) => {
  const { errors } = await sync(options)
  return withoutNotes(await validateFolder(content.folder, errors))
}
const place = `${poultry}:17:13 Services › Poultry Trading › Picture › Picture file (file)`

test("an image is downloaded once, and its copy is listed with URL and hash", async () => {
  expect(copy).toMatch(/^images\/kept\/hen-20-1-[0-9a-f]{10}\.png$/)
  expect((await sync()).messages).toEqual([`content/${copy} was fetched from ${hen}.`])
  expect(cached()).toEqual(teal)
  expect(JSON.parse(content.read(manifestFile))).toEqual({
    [hen]: { file: copy, sha256: sha256(teal) },
  })
  expect(await sync()).toEqual({ messages: [], errors: {} })
  expect(host.asked).toEqual([hen])
  expect(await syncAndValidate()).toEqual([])
})

test("validation downloads missing images, and makes no request for cached ones", async () => {
  const log = jest.spyOn(console, "log").mockImplementation()
  expect(withoutNotes(await validateAndDownload(content.folder))).toEqual([])
  expect(log).toHaveBeenCalledWith(`content/${copy} was fetched from ${hen}.`)
  host.stop()
  expect(withoutNotes(await validateAndDownload(content.folder))).toEqual([])
  expect(host.asked).toEqual([hen])
})

test("a failed download without a copy is an error of the field that names the image", async () => {
  host.stop()
  expect(withoutNotes(await validateAndDownload(content.folder))).toEqual([
    expect.stringMatching(/^error image-not-downloaded .*: its host refuses the connection\. /),
  ])
  expect(existsSync(join(content.folder, manifestFile))).toBe(false)
})

test("a changed image replaces its copy only with `update`", async () => {
  await sync()
  host.answers[hen] = photo
  expect(await syncAndValidate()).toEqual([])
  const [warning, ...others] = await syncAndValidate({ verify: true })
  expect(warning).toContain(`warning remote-image-changed ${place}: `)
  expect(warning).toContain('shows another image now. To use that one, run "npm run images -- --')
  expect(others).toEqual([])
  expect(cached()).toEqual(teal)
  expect(await syncAndValidate({ verify: true, update: true })).toEqual([])
  expect(cached(`${cachedName(hen)}.jpg`)).toEqual(photo)
  expect(existsSync(join(content.folder, copy))).toBe(false)
})

test("the copy of an image that was deleted from its host stays, with a warning", async () => {
  await sync()
  delete host.answers[hen]
  expect(await syncAndValidate({ verify: true, update: true })).toEqual([
    expect.stringMatching(/^warning remote-image-changed .*: its host answers with 404/),
  ])
  expect(cached()).toEqual(teal)
})

test("a copy that was changed by hand is an error until it is downloaded again", async () => {
  await sync()
  content.write(copy, navy)
  expect(await syncAndValidate()).toEqual([
    `error image-copy-changed ${copy}:1:1 is not the image that was downloaded from "${hen}". Restore it from the version history, or delete it and run "npm run images", which downloads it again.`,
  ])
  content.remove(copy)
  expect(await syncAndValidate()).toEqual([])
  expect(cached()).toEqual(teal)
})

test.each([
  ["is not JSON", "<<<<<<< HEAD\n{}"],
  ["is cut off", '{ "https://pictures.example/hen.png": {'],
  ["is a list", "[]"],
  ["names a file elsewhere", `{ "${hen}": { "file": "images/logo.svg", "sha256": "" } }`],
  [
    "names a file in a parent folder",
    `{ "${hen}": { "file": "${cachedName(hen)}/../../x.png", "sha256": "" } }`,
  ],
  ["has an invalid URL", '{ "hen": { "file": "images/kept/hen.png", "sha256": "" } }'],
])("a manifest that %s is reported once and not overwritten", async (_, text) => {
  content.write(manifestFile, text)
  expect(await syncAndValidate()).toEqual([
    expect.stringMatching(`error damaged-image-manifest ${manifestFile}:1:1 `),
  ])
  expect(content.read(manifestFile)).toBe(text)
  expect(host.asked).toEqual([])
})

test("an unused copy is a warning; once deleted, it leaves the manifest", async () => {
  await sync()
  const duck = "https://pictures.example/duck.png"
  host.answers[duck] = navy
  name(duck)
  expect(await syncAndValidate()).toEqual([
    expect.stringMatching(`^warning unused-image ${copy}:1:1 `),
  ])
  content.remove(copy)
  content.remove(`${cachedName(duck)}.png`)
  expect(await syncAndValidate()).toEqual([])
  expect(Object.keys(readManifest(content.folder) ?? {})).toEqual([duck])
})

test("images of the same name on different hosts, or with different queries, are distinct", async () => {
  const others = [
    "https://a.example/hen.png",
    "https://b.example/hen.png",
    "https://b.example/hen.png?v=2",
  ]
  const files = [
    "services/ecommerce-fashion.json",
    "services/founder-investor-connect.json",
    "pages/about.json",
  ]
  for (const [index, url] of others.entries()) {
    host.answers[url] = [teal, navy, photo][index]
    content.replace(files[index], /"file": "[^"]*"/, `"file": "${url}"`)
  }
  await sync()
  const manifest = readManifest(content.folder) ?? {}
  expect(Object.keys(manifest)).toEqual([...others, hen].toSorted())
  expect(others.map((url) => cached(manifest[url].file))).toEqual([teal, navy, photo])
})

test("an image that is too small for its place is a warning", async () => {
  host.answers[hen] = await sharp(teal).resize(400).toBuffer()
  expect(await syncAndValidate()).toEqual([
    expect.stringMatching(/^warning image-too-small .*400 × 300.*1600 × 1200/),
  ])
})

test("concurrent builds that download different images keep the same one", async () => {
  let count = 0
  host.answers[hen] = (_, response) => response.end([teal, navy][count++ % 2])
  await Promise.all(Array.from({ length: 6 }, () => sync()))
  expect(host.asked).toHaveLength(6)
  expect(await syncAndValidate()).toEqual([])
})

const run = (...args: string[]) =>
  new Promise<{ code: number; output: string }>((done) => {
    const program = [
      resolve("node_modules/tsx/dist/cli.mjs"),
      resolve("plugins/content-model/images/cli.ts"),
    ]
    const child = execFile(
      process.execPath,
      [...program, ...args],
      { cwd: root, env: process.env },
      (_, stdout, stderr) => done({ code: child.exitCode ?? -1, output: stdout + stderr }),
    )
  })

test("the command downloads, and its exit code tells success, errors and wrong usage", async () => {
  const message = `content/${copy} was fetched from ${hen}.`
  expect(await run()).toMatchObject({ code: 0, output: expect.stringContaining(message) })
  content.remove(copy)
  delete host.answers[hen]
  const failed = { code: 1, output: expect.stringContaining("answers with 404") }
  expect(await run("--accept")).toMatchObject(failed)
  expect(await run("--yes")).toMatchObject({ code: 2, output: expect.stringContaining("Usage:") })
}, 60_000)
