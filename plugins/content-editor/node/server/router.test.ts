/** @jest-environment node */
import { symlinkSync } from "node:fs"
import { join } from "node:path"
import { manifestFile } from "../../../content-model/lib/constants"
import { cachedName, manifestText } from "../../../content-model/read/imageCache"
import { sha256 } from "../../../content-model/lib/sha256"
import { testImage } from "../../../content-model/testing/testImage"
import { apiPath, snapshotPath } from "../../lib/constants"
import { testEditorApi, type TestRequest } from "../../testing/editorApi"
import { deletePictureRequest, textRequest, uploadRequest } from "../../testing/requests"
import { imagesPath } from "./images"

const { content, get, send, outcome } = testEditorApi()
let png: Buffer
beforeAll(async () => void (png = await testImage().toBuffer()))

const file = "values/ambition.json"
const getSnapshot: TestRequest = { method: "GET", path: snapshotPath }
const listImages = async (): Promise<string[]> => Object.keys((await send(getSnapshot)).body.images)

test.each([
  ["png", "png"],
  ["jpg", "jpeg"],
  ["jpeg", "jpeg"],
  ["webp", "webp"],
  ["avif", "avif"],
] as const)("an uploaded .%s image is listed and served", async (extension, format) => {
  const bytes = await testImage().toFormat(format).toBuffer()
  const image = `images/new.${extension}`
  expect(await send(uploadRequest(image, bytes))).toMatchObject({ status: 200 })
  expect(await listImages()).toContain(image)
  const { headers } = await get(`${imagesPath}/new.${extension}`)
  expect(headers["content-type"]).toBe(`image/${format}`)
})

test("an image can be had smaller, as WebP", async () => {
  const [large, small] = await Promise.all(
    ["hero.png", "hero.png?width=320"].map((name) => get(`${imagesPath}/${name}`)),
  )
  expect(small.headers["content-type"]).toBe("image/webp")
  expect(small.text.length).toBeLessThan(large.text.length / 10)
})

test.each([
  "hero.png?width=-5",
  "hero.png?width=0.4",
  "hero.png?width=wide",
  "hero.png?width=1&width=2",
])("the request for %s is refused as unreadable", async (name) => {
  const { status, body } = await send({ method: "GET", path: `${imagesPath}/${name}` })
  expect([status, body]).toEqual([400, { error: expect.stringMatching(/Reload/) }])
})

test("the snapshot lists the URL of each image", async () => {
  content.write("images/what?#1%.png", png)
  const { body } = await send(getSnapshot)
  expect(body.listing.files).toContain(file)
  const hero = { url: expect.stringMatching(/^\/admin\/images\/hero\.png\?/), format: "png" }
  expect(body.images["images/hero.png"]).toMatchObject(hero)
  const unusual = body.images["images/what?#1%.png"].url.replace("/admin", "")
  expect(await get(unusual)).toMatchObject({ status: 200 })
})

test("a browser keeps an image until it changes", async () => {
  const listed = async (): Promise<string> => {
    const { body } = await send(getSnapshot)
    return body.images["images/hero.png"].url.replace("/admin", "")
  }
  const cacheControl = async (url: string) => (await get(url)).headers["cache-control"]
  const before = await listed()
  for (const url of [before, `${before}&width=320`])
    expect(await cacheControl(url)).toMatch(/max-age=31536000, immutable/)
  content.write("images/hero.png", png)
  for (const url of [before, `${imagesPath}/hero.png`])
    expect(await cacheControl(url)).toBe("no-store")
  expect(await listed()).not.toBe(before)
})

test("a script in the logo cannot run", async () => {
  expect((await get(`${imagesPath}/logo.svg`)).headers).toMatchObject({
    "content-type": "image/svg+xml",
    "content-security-policy": expect.stringMatching(/^sandbox;/),
    "x-content-type-options": "nosniff",
  })
})

test.each(["none.png", "..%2fsite.json", "%2e%2e%2fsite.json", "sources%2fhero.svg.x", "%00"])(
  "there is no image %s",
  async (name) => expect(await get(`${imagesPath}/${name}`)).toMatchObject({ status: 404 }),
)

test("the cached copy of a remote image is served, but cannot be deleted", async () => {
  const url = "https://pictures.example/hen.png"
  const copy = `${cachedName(url)}.png`
  content.write(copy, png)
  content.write(manifestFile, manifestText({ [url]: { file: copy, sha256: sha256(png) } }))
  const { body } = await send(getSnapshot)
  const shown = await get(body.images[body.imageCache.files[url]].url.replace("/admin", ""))
  expect(shown).toMatchObject({ status: 200, headers: { "content-type": "image/png" } })
  expect(await send(deletePictureRequest(copy))).toMatchObject({ status: 403 })
})

const version = "a".repeat(40)
const getAction = (action: string): TestRequest => ({
  method: "GET",
  path: `${apiPath}/${action}`,
})

const routes: [route: string, request: () => TestRequest][] = [
  ["the snapshot", () => getSnapshot],
  ["an image", () => ({ method: "GET", path: `${imagesPath}/hero.png` })],
  ["a save", () => textRequest(file, content.read(file), content.read(file))],
  ["a commit", () => ({ path: `${apiPath}/publish`, body: { message: "A test" } })],
  ["the list of versions", () => getAction(`versions?file=${file}`)],
  ["a version", () => getAction(`text?version=${version}&file=${file}`)],
  ["the list of deleted files", () => getAction("deleted")],
  ["what is not published", () => getAction("publication")],
]

const rejection = (status: number) => ({
  status,
  body: { error: expect.stringMatching(/^\S+ \S+ .*\.$/) },
  isUnchanged: true,
})

test.each(routes)("%s works only on this computer, and without links", async (_, request) => {
  const own = request()
  expect(await send(own)).not.toMatchObject({ status: 403 })
  content.restore()
  expect(await outcome({ ...own, from: "192.168.1.20" })).toEqual(rejection(403))
  symlinkSync("../../package.json", join(content.folder, "services/link.json"))
  expect(await outcome(own)).toEqual(rejection(403))
})

test.each<[what: string, request: () => TestRequest, status: number]>([
  ["a request outside the schema", () => textRequest("../package.json", "{}"), 403],
  ["an unknown request", () => ({ path: `${apiPath}/exec`, body: { command: "ls" } }), 403],
  ["reading with parameters that are not known", () => getAction("deleted?of=x"), 403],
  ["two files in one question", () => getAction("versions?file=site.json&file=x.json"), 403],
  ["a save by GET", () => getAction("save"), 403],
  ["OPTIONS, a CORS preflight", () => ({ method: "OPTIONS" }), 405],
  ["plain text", () => ({ headers: { "content-type": "text/plain" } }), 415],
  ["no type", () => ({ headers: { "content-type": undefined } }), 415],
  ["a type like JSON", () => ({ headers: { "content-type": "application/jsonp" } }), 415],
  ["a message without words", () => ({ path: `${apiPath}/publish`, body: { message: " " } }), 403],
  ["a compressed request", () => ({ headers: { "content-encoding": "gzip" }, body: "{}" }), 415],
  ["broken JSON", () => ({ body: "{" }), 400],
  ["a request of 66 MB", () => textRequest(file, "x".repeat(66_000_000)), 413],
])("rejects %s", async (_, request, status) => {
  expect(await outcome(request())).toEqual(rejection(status))
})

test("passes other requests through", async () => {
  for (const other of ["/", "/editor.js", "/api/v2"])
    expect((await get(other)).text).toContain("Cannot GET /admin/")
})
