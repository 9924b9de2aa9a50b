/** @jest-environment node */
import { symlinkSync } from "node:fs"
import { join } from "node:path"
import { manifestFile } from "../../content-model/constants"
import { cachedName, manifestText, sha256 } from "../../content-model/images/imageCache"
import { testImage } from "../../content-model/testing/testImage"
import { imagesPath, snapshotPath } from "../constants"
import { decapRequest, deleteRequest, saveRequest, uploadRequest } from "../testing/decapRequests"
import { testEditorApi } from "../testing/editorApi"
import type { TestRequest } from "../testing/server"

const { content, get, send, outcome } = testEditorApi()
let png: Buffer
beforeAll(async () => void (png = await testImage().toBuffer()))

const file = "values/ambition.json"
const path = `content/${file}`
const getSnapshot: TestRequest = { method: "GET", path: snapshotPath }
const listImages = async (): Promise<string[]> => {
  const { body } = await send(decapRequest("getMedia", { mediaFolder: "content/images" }))
  return body.map((image: { path: string }) => image.path)
}

test("Decap's local backend lists and reads", async () => {
  const entry = { path, label: "Ambition" }
  const folder = { folder: "content/services", extension: "json", depth: 1 }
  expect((await send(decapRequest("entriesByFolder", folder))).body).toHaveLength(3)
  const data = content.read(file)
  const { body } = await send(decapRequest("entriesByFiles", { files: [entry] }))
  expect(body).toMatchObject([{ data, file: entry }])
  expect(await send(decapRequest("getEntry", { path }))).toMatchObject({ body: { data } })
  const missing = decapRequest("getEntry", { path: "content/services/none.json" })
  expect(await send(missing)).toMatchObject({ body: { data: null } })
  const deploy = { collection: "values", slug: "ambition" }
  expect(await send(decapRequest("getDeployPreview", deploy))).toEqual({ status: 200, body: null })
})

test.each([
  ["png", "png"],
  ["jpg", "jpeg"],
  ["jpeg", "jpeg"],
  ["webp", "webp"],
  ["avif", "avif"],
] as const)("an uploaded .%s image is listed and served", async (extension, format) => {
  const bytes = await testImage().toFormat(format).toBuffer()
  const image = `content/images/new.${extension}`
  const { status, body } = await send(uploadRequest(image, bytes))
  expect(status).toBe(200)
  expect(body).toMatchObject({ path: image, content: bytes.toString("base64") })
  expect(await listImages()).toContain(image)
  const { headers } = await get(`${imagesPath}/new.${extension}`)
  expect(headers["content-type"]).toBe(`image/${format}`)
})

test("the snapshot lists the URL of each image", async () => {
  content.write("images/what?#1%.png", png)
  const { body } = await send(getSnapshot)
  expect(body.listing.files).toContain(file)
  const hero = { url: "/admin/images/hero.png", format: "png" }
  expect(body.images["images/hero.png"]).toMatchObject(hero)
  const unusual = body.images["images/what?#1%.png"].url.replace("/admin", "")
  expect(await get(unusual)).toMatchObject({ status: 200 })
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

test("the cached copy of a remote image is served, but not listed or deleted", async () => {
  const url = "https://pictures.example/hen.png"
  const copy = `${cachedName(url)}.png`
  content.write(copy, png)
  content.write(manifestFile, manifestText({ [url]: { file: copy, sha256: sha256(png) } }))
  const { body } = await send(getSnapshot)
  const shown = await get(body.images[body.imageCache.files[url]].url.replace("/admin", ""))
  expect(shown).toMatchObject({ status: 200, headers: { "content-type": "image/png" } })
  expect(await send(deleteRequest(`content/${copy}`))).toMatchObject({ status: 403 })
  expect(await listImages()).not.toContain(`content/${copy}`)
})

const routes: [route: string, request: () => TestRequest][] = [
  ["the snapshot", () => getSnapshot],
  ["an image", () => ({ method: "GET", path: `${imagesPath}/hero.png` })],
  ["a read", () => decapRequest("getEntry", { path })],
  ["a save", () => saveRequest(path, content.read(file), { [path]: content.read(file) })],
  ["an upload", () => uploadRequest("content/images/new.png", png)],
  ["a delete", () => deleteRequest("content/images/hero.png")],
]

const rejection = (status: number) => ({
  status,
  body: { error: expect.stringMatching(/^\S+ \S+ .*\.$/) },
  isUnchanged: true,
})

test.each(routes)("%s works only on this computer", async (_, request) => {
  expect(await send(request())).not.toMatchObject({ status: 403 })
  content.restore()
  expect(await outcome({ ...request(), from: "192.168.1.20" })).toEqual(rejection(403))
})

test.each(routes)("%s does not work while content/ contains a link", async (_, request) => {
  const rejected = request()
  symlinkSync("../../package.json", join(content.folder, "services/link.json"))
  expect(await outcome(rejected)).toEqual(rejection(403))
})

test.each<[what: string, request: () => TestRequest, status: number]>([
  ["a request outside the schema", () => saveRequest("package.json", "{}"), 403],
  ["a compressed request", () => ({ headers: { "content-encoding": "gzip" }, body: "{}" }), 415],
  ["broken JSON", () => ({ body: "{" }), 400],
  ["a request of 13 MB", () => saveRequest(path, "x".repeat(13_000_000)), 413],
])("rejects %s", async (_, request, status) => {
  expect(await outcome(request())).toEqual(rejection(status))
})

test("passes other requests through", async () => {
  for (const other of ["/", "/editor.js", "/api/v2"])
    expect((await get(other)).text).toContain("Cannot GET /admin/")
})
