/** @jest-environment node */
import { execFile } from "node:child_process"
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join, resolve } from "node:path"
import sharp from "sharp"
import { brief, draft, type ContentCopy } from "../testing/contentCopy"
import { manifestFile } from "../validate/rules/remoteImages"
import { cachedName, sha256, readManifest } from "./imageCache"
import { validateFolder } from "../validate/validateFolder"
import { startImageServer } from "../testing/imageServer"
import { syncRemoteImages } from "./syncRemoteImages"

const root = mkdtempSync(join(tmpdir(), "pictures-"))
let host: Awaited<ReturnType<typeof startImageServer>>
let content: ContentCopy
let [teal, navy, photo]: Buffer[] = []
beforeAll(async () => {
  host = await startImageServer()
  content = draft(join(root, "content"))
  teal = await painted("teal", "png")
  navy = await painted("navy", "png")
  photo = await painted("navy", "jpeg")
})
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
const name = (address: string) =>
  content.replace(poultry, /"file": "[^"]*"/, `"file": "${address}"`)
const keep = (options?: Parameters<typeof syncRemoteImages>[1]) =>
  syncRemoteImages(content.folder, options)
const kept = (file = copy) => readFileSync(join(content.folder, file))
const says = async (options?: Parameters<typeof syncRemoteImages>[1]) => {
  const { news } = await keep(options)
  const issues = await validateFolder(content.folder, news)
  return issues.filter(({ severity }) => severity !== "note").map(brief)
}
const place = `${poultry}:17:13 Services › Poultry Trading › Picture › Picture file (file)`

test("a picture is fetched once, and kept beside the content with its address and fingerprint", async () => {
  expect(copy).toMatch(/^images\/kept\/hen-20-1-[0-9a-f]{10}\.png$/)
  expect((await keep()).done).toEqual([`content/${copy} was fetched from ${hen}.`])
  expect(kept()).toEqual(teal)
  expect(JSON.parse(content.read(manifestFile))).toEqual({
    [hen]: { file: copy, sha256: sha256(teal) },
  })
  expect(await keep()).toEqual({ done: [], news: {} })
  expect(host.asked).toEqual([hen])
  expect(await says()).toEqual([])
})

test("with its host down the kept copy is used, and nobody is asked", async () => {
  await keep()
  host.stop()
  expect(await says()).toEqual([])
})

test("with its host down and no copy, the report names the field and says what to do", async () => {
  host.stop()
  expect(await says()).toEqual([
    `error picture-unfetched ${place}: the picture "${hen}" could not be fetched: its host refuses the connection. Check the address, or put the picture into content/images/ and name that file.`,
  ])
  expect(existsSync(join(content.folder, manifestFile))).toBe(false)
})

test("a picture that the host has changed stays as it is until that is accepted", async () => {
  await keep()
  host.answers[hen] = photo
  expect(await says()).toEqual([])
  expect(await says({ verify: true })).toEqual([
    `warning picture-changed ${place}: the site goes on showing its copy of "${hen}": its host shows another one now, which "npm run images -- --accept" takes over.`,
  ])
  expect(kept()).toEqual(teal)
  expect(await says({ verify: true, update: true })).toEqual([])
  expect(kept(`${cachedName(hen)}.jpg`)).toEqual(photo)
  expect(existsSync(join(content.folder, copy))).toBe(false)
})

test("a picture that is gone from its host is kept, and that is told when one verify", async () => {
  await keep()
  delete host.answers[hen]
  expect(await says({ verify: true, update: true })).toEqual([
    `warning picture-changed ${place}: the site goes on showing its copy of "${hen}": its host answers with 404.`,
  ])
  expect(kept()).toEqual(teal)
})

test("a copy that was changed by hand is an error until it is fetched anew", async () => {
  await keep()
  content.write(copy, navy)
  expect(await says()).toEqual([
    `error picture-altered ${copy}:1:1 is not the picture that was fetched from "${hen}". Take it from the site's history, or delete it and run "npm run images", which fetches it anew.`,
  ])
  content.remove(copy)
  expect(await says()).toEqual([])
  expect(kept()).toEqual(teal)
})

test.each([
  ["is no JSON", "<<<<<<< HEAD\n{}"],
  ["is cut off", '{ "https://pictures.example/hen.png": {'],
  ["is a list", "[]"],
  ["names a file elsewhere", `{ "${hen}": { "file": "images/logo.svg", "sha256": "" } }`],
  [
    "names a file above",
    `{ "${hen}": { "file": "${cachedName(hen)}/../../x.png", "sha256": "" } }`,
  ],
  ["names what is no address", '{ "hen": { "file": "images/kept/hen.png", "sha256": "" } }'],
])("a record that %s is told once, and left as it is", async (_, text) => {
  content.write(manifestFile, text)
  expect(await says()).toEqual([expect.stringMatching(`error picture-record ${manifestFile}:1:1 `)])
  expect(content.read(manifestFile)).toBe(text)
  expect(host.asked).toEqual([])
})

test("a copy that no content names any more is told, and once it is deleted forgotten", async () => {
  await keep()
  const duck = "https://pictures.example/duck.png"
  host.answers[duck] = navy
  name(duck)
  expect(await says()).toEqual([
    `warning picture-unused ${copy}:1:1 is not used: no content names it. Delete it if it is not needed.`,
  ])
  content.remove(copy)
  content.remove(`${cachedName(duck)}.png`)
  expect(await says()).toEqual([])
  expect(Object.keys(readManifest(content.folder) ?? {})).toEqual([duck])
})

test("pictures of the same name on several hosts, or with another query, are told apart", async () => {
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
  for (const [index, address] of others.entries()) {
    host.answers[address] = [teal, navy, photo][index]
    content.replace(files[index], /"file": "[^"]*"/, `"file": "${address}"`)
  }
  await keep()
  const record = readManifest(content.folder) ?? {}
  expect(Object.keys(record)).toEqual([...others, hen].toSorted())
  expect(others.map((address) => kept(record[address].file))).toEqual([teal, navy, photo])
})

test("a picture that is too small for its place is told", async () => {
  host.answers[hen] = await sharp(teal).resize(400).toBuffer()
  expect(await says()).toEqual([
    `warning picture-small ${place}: "${hen}" has 400 × 300 pixels; to be sharp at this place it needs 1600 × 1200 pixels.`,
  ])
})

test("of several builds at once that see different pictures, all keep the same", async () => {
  let count = 0
  host.answers[hen] = (_, response) => response.end([teal, navy][count++ % 2])
  await Promise.all(Array.from({ length: 6 }, () => keep()))
  expect(host.asked).toHaveLength(6)
  expect(await says()).toEqual([])
})

const run = (...args: string[]) =>
  new Promise<{ code: number; said: string }>((done) => {
    const program = [
      resolve("node_modules/tsx/dist/cli.mjs"),
      resolve("plugins/content-model/images/cli.ts"),
    ]
    const child = execFile(
      process.execPath,
      [...program, ...args],
      { cwd: root, env: process.env },
      (_, out, error) => done({ code: child.exitCode ?? -1, said: out + error }),
    )
  })

test("the command fetches, verify and accepts, also twice at once", async () => {
  const [one, other] = await Promise.all([run(), run()])
  expect([one, other]).toMatchObject([{ code: 0 }, { code: 0 }])
  expect(one.said + other.said).toContain(`content/${copy} was fetched from ${hen}.`)
  expect(await says()).toEqual([])
  host.answers[hen] = navy
  expect(await run()).toMatchObject({
    code: 0,
    said: expect.stringContaining("1 warning in content/"),
  })
  expect(await run("--accept")).toMatchObject({
    code: 0,
    said: expect.stringContaining("no problems in content/"),
  })
  expect(kept()).toEqual(navy)
  content.remove(copy)
  delete host.answers[hen]
  expect(await run()).toMatchObject({ code: 1, said: expect.stringContaining("answers with 404") })
  expect(await run("--yes")).toMatchObject({ code: 2, said: expect.stringContaining("Usage:") })
}, 60_000)
