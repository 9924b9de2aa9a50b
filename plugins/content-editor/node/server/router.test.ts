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
import { assertNoSymlinks } from "./assertNoSymlinks"
import { imagesPath } from "./images"

const { root, content, get, send, outcome } = testEditorApi()
let png: Buffer
beforeAll(async () => void (png = await testImage().toBuffer()))

const file = "values/ambition.json"
const getSnapshot: TestRequest = { method: "GET", path: snapshotPath }
const snapshot = async () => (await send(getSnapshot)).body
/** The path below the editor at which an image of the snapshot is served. */
const urlOf = async (image: string): Promise<string> =>
  (await snapshot()).images[image].url.replace("/admin", "")

test.each(["jpeg", "webp", "avif"] as const)(
  "an uploaded %s is listed and served",
  async (format) => {
    const image = `images/new.${format}`
    const bytes = await testImage().toFormat(format).toBuffer()
    expect(await send(uploadRequest(image, bytes))).toMatchObject({ status: 200 })
    const { headers } = await get(await urlOf(image))
    expect(headers["content-type"]).toBe(`image/${format}`)
  },
)

test.each([
  ["hero.png", 200, "png"],
  ["hero.png?width=320", 200, "webp"],
  ["hero.png?width=-5", 400, "json"],
  ["hero.png?width=0.4", 400, "json"],
  ["hero.png?width=wide", 400, "json"],
  ["logo.svg", 200, "svg"],
  ["none.png", 404, "json"],
  ["..%2fsite.json", 404, "json"],
  ["sources%2fhero.svg.x", 404, "json"],
  ["%00", 404, "json"],
])("the request for the image %s has the status %d", async (name, status, type) => {
  const { headers, ...response } = await get(`${imagesPath}/${name}`)
  expect([response.status, headers["content-type"]]).toEqual([status, expect.stringMatching(type)])
  expect(headers["x-content-type-options"]).toBe("nosniff")
})

test("a browser keeps an image, whatever its name, until it changes", async () => {
  const [hero, unusual] = ["images/hero.png", "images/what?#1%.png"]
  content.write(unusual, png)
  expect(await get(await urlOf(unusual))).toMatchObject({ status: 200 })
  const keeps = async (url: string) => (await get(url)).headers["cache-control"]
  const before = await urlOf(hero)
  for (const url of [before, `${before}&width=320`])
    expect(await keeps(url)).toMatch(/max-age=31536000, immutable/)
  const [large, small] = [await get(before), await get(`${before}&width=32`)]
  expect(small.text.length).toBeLessThan(large.text.length / 10)
  content.write(hero, png)
  for (const url of [before, `${imagesPath}/hero.png`]) expect(await keeps(url)).toBe("no-store")
  expect(await urlOf(hero)).not.toBe(before)
})

test("a script in the logo cannot run", async () => {
  const { headers } = await get(`${imagesPath}/logo.svg`)
  expect(headers["content-security-policy"]).toMatch(/^sandbox;/)
})

test("the cached copy of a remote image is served, but cannot be deleted", async () => {
  const url = "https://pictures.example/hen.png"
  const copy = `${cachedName(url)}.png`
  content.write(copy, png)
  content.write(manifestFile, manifestText({ [url]: { file: copy, sha256: sha256(png) } }))
  expect((await snapshot()).imageCache.files[url]).toBe(copy)
  expect((await get(await urlOf(copy))).headers["content-type"]).toBe("image/png")
  expect(await send(deletePictureRequest(copy))).toMatchObject({ status: 403 })
})

const getAction = (action: string): TestRequest => ({ method: "GET", path: `${apiPath}/${action}` })

const rejection = (status: number) => ({
  status,
  body: { error: expect.stringMatching(/^\S+ \S+ .*\.$/) },
  isUnchanged: true,
})

test.each<[route: string, request: () => TestRequest]>([
  ["the snapshot", () => getSnapshot],
  ["an image", () => ({ method: "GET", path: `${imagesPath}/hero.png` })],
  ["a save", () => textRequest(file, content.read(file), content.read(file))],
  ["the list of versions", () => getAction(`versions?file=${file}`)],
])("%s works only on this computer, and without links", async (_, request) => {
  const own = request()
  expect(await send(own)).not.toMatchObject({ status: 403 })
  content.restore()
  expect(await outcome({ ...own, from: "192.168.1.20" })).toEqual(rejection(403))
  symlinkSync("../../package.json", join(content.folder, "services/link.json"))
  expect(await outcome(own)).toEqual(rejection(403))
})

test("content/ itself may not be a link", () => {
  symlinkSync("content", join(root, "link"))
  expect(() => assertNoSymlinks(join(root, "link"))).toThrow(/symbolic link/)
})

test.each<[what: string, request: () => TestRequest, status: number]>([
  ["a request outside the schema", () => textRequest("../package.json", "{}"), 403],
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
