import { symlinkSync } from "node:fs"
import { join } from "node:path"
import { testImage } from "../../../content-model/testing/testImage"
import { apiPath, snapshotPath } from "../../lib/constants"
import { testEditorApi, type TestRequest } from "../../testing/editorApi"
import { textRequest, uploadRequest } from "../../testing/requests"
import { assertNoSymlinks } from "./assertNoSymlinks"
import { imagesPath } from "./images"

const { root, content, get, send, outcome } = testEditorApi()
let png: Buffer
beforeAll(async () => void (png = await testImage().toBuffer()))

const file = "values/ambition.json"
const getSnapshot: TestRequest = { method: "GET", path: snapshotPath }
/** The path below the editor at which an image of the snapshot is served. */
const urlOf = async (image: string): Promise<string> =>
  (await send(getSnapshot)).body.images[image].url.replace("/admin", "")

test.each([
  ["hero.png", 200, "webp"],
  ["logo.svg", 200, "svg"],
  ["..%2fsite.json", 404, "json"],
  ["sources%2fhero.svg.x", 404, "json"],
  ["%00", 404, "json"],
])("the request for the image %s has the status %d", async (name, status, type) => {
  const { headers, ...response } = await get(`${imagesPath}/${name}`)
  expect([response.status, headers["content-type"]]).toEqual([status, expect.stringMatching(type)])
  expect(headers["x-content-type-options"]).toBe("nosniff")
})

test("an uploaded image is served, and a browser keeps it until it changes", async () => {
  const image = "images/new.avif"
  const bytes = await testImage().toFormat("avif").toBuffer()
  expect(await send(uploadRequest(image, bytes))).toMatchObject({ status: 200 })
  const before = await urlOf(image)
  const { headers } = await get(before)
  // A script in the logo cannot run.
  expect(headers["content-security-policy"]).toMatch(/^sandbox;/)
  expect(headers["cache-control"]).toMatch(/max-age=31536000, immutable/)
  content.write(image, png)
  expect(await urlOf(image)).not.toBe(before)
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
  ["OPTIONS, a CORS preflight", () => ({ method: "OPTIONS" }), 403],
  ["plain text", () => ({ headers: { "content-type": "text/plain" } }), 403],
  ["a compressed request", () => ({ headers: { "content-encoding": "gzip" }, body: "{}" }), 415],
  ["broken JSON", () => ({ body: "{" }), 400],
  ["a request of 66 MB", () => textRequest(file, "x".repeat(66_000_000)), 413],
])("rejects %s", async (_, request, status) => {
  expect(await outcome(request())).toEqual(rejection(status))
})
