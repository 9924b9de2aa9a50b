/** @jest-environment node */
import { symlinkSync } from "node:fs"
import { join } from "node:path"
import { isDeepStrictEqual } from "node:util"
import sharp from "sharp"
import { manifestFile } from "../../content-model/constants"
import { cachedName, sha256, manifestText } from "../../content-model/images/imageCache"
import { imagesPath, snapshotPath } from "../constants"
import { decapRequest, deleteRequest, saveRequest, uploadRequest } from "../testing/decapRequests"
import { startEditorApi } from "../testing/editorApi"
import { testImage } from "../../content-model/testing/testImage"
import type { TestRequest } from "../testing/types"

// The first validation decodes every image of content/.
jest.setTimeout(30_000)

let api: Awaited<ReturnType<typeof startEditorApi>>
let png: Buffer
beforeAll(async () => {
  api = await startEditorApi()
  png = await testImage().toBuffer()
})
afterEach(() => api.content.restore())
afterAll(() => api.end())

const get = (path: string) => api.send({ method: "GET", path })
const send = async (request: TestRequest) => {
  const { status, text } = await api.send(request)
  return { status, body: JSON.parse(text) }
}

const file = "values/ambition.json"
const path = `content/${file}`
const saveTitle = () => {
  const text = api.content.read(file)
  return saveRequest(path, text.replace(/"title": "[^"]*"/, '"title": "New"'), { [path]: text })
}

test("Decap's local backend lists and reads", async () => {
  const entry = { path, label: "Ambition" }
  const folder = { folder: "content/services", extension: "json", depth: 1 }
  expect((await send(decapRequest("entriesByFolder", folder))).body).toHaveLength(3)
  const [byFile] = (await send(decapRequest("entriesByFiles", { files: [entry] }))).body
  expect(byFile).toMatchObject({ data: api.content.read(file), file: entry })
  const read = async (name: string) =>
    (await send(decapRequest("getEntry", { path: name }))).body.data
  expect(await read(path)).toBe(api.content.read(file))
  expect(await read("content/services/none.json")).toBeNull()
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
  const bytes = await sharp(png).toFormat(format).toBuffer()
  const image = `content/images/new.${extension}`
  const { status, body } = await send(uploadRequest(image, bytes))
  expect(status).toBe(200)
  expect(body).toMatchObject({ path: image, content: bytes.toString("base64") })
  const listed = await send(decapRequest("getMedia", { mediaFolder: "content/images" }))
  expect(listed.body.map((one: { path: string }) => one.path)).toContain(image)
  const { headers } = await get(`${imagesPath}/new.${extension}`)
  expect(headers["content-type"]).toBe(`image/${format}`)
})

test("the snapshot holds the URL of each image", async () => {
  api.content.write("images/what?#1%.png", png)
  const { body } = await send({ method: "GET", path: snapshotPath })
  expect(body.listing.files).toContain(file)
  expect(body.images["images/hero.png"]).toMatchObject({
    url: "/admin/images/hero.png",
    format: "png",
  })
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
  api.content.write(copy, png)
  api.content.write(manifestFile, manifestText({ [url]: { file: copy, sha256: sha256(png) } }))
  const { body } = await send({ method: "GET", path: snapshotPath })
  const shown = await get(body.images[body.imageCache.files[url]].url.replace("/admin", ""))
  expect(shown).toMatchObject({ status: 200, headers: { "content-type": "image/png" } })
  expect(await send(deleteRequest(`content/${copy}`))).toMatchObject({ status: 403 })
  const listed = await send(decapRequest("getMedia", { mediaFolder: "content/images" }))
  expect(listed.body.filter((one: { path: string }) => copy.includes(one.path))).toEqual([])
})

const routes: [route: string, request: () => TestRequest][] = [
  ["the snapshot", () => ({ method: "GET", path: snapshotPath })],
  ["an image", () => ({ method: "GET", path: `${imagesPath}/hero.png` })],
  ["a read", () => decapRequest("getEntry", { path })],
  ["a save", saveTitle],
  ["an upload", () => uploadRequest("content/images/new.png", png)],
  ["a delete", () => deleteRequest("content/images/hero.png")],
]

async function outcome(request: TestRequest) {
  const before = api.fileHashes()
  const response = await send(request)
  return { ...response, isUnchanged: isDeepStrictEqual(api.fileHashes(), before) }
}

const rejection = (status: number) => ({
  status,
  body: { error: expect.stringMatching(/^\S+ \S+ .*\.$/) },
  isUnchanged: true,
})

test.each(routes)("%s works only on this computer", async (_, request) => {
  expect(await api.send(request())).not.toMatchObject({ status: 403 })
  api.content.restore()
  expect(await outcome({ ...request(), from: "192.168.1.20" })).toEqual(rejection(403))
})

test.each(routes)("%s does not work while content/ holds a link", async (_, request) => {
  const rejected = request()
  symlinkSync("../../package.json", join(api.content.folder, "services/link.json"))
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
