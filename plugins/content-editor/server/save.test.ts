/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { assetOf, deleteRequest, saveRequest, uploadRequest } from "../testing/decapRequests"
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

const send = async (request: TestRequest) => {
  const { status, text } = await api.send(request)
  return { status, body: JSON.parse(text) }
}
const file = "values/ambition.json"
const path = `content/${file}`
const fullPath = (name: string) => join(api.root, name)
const read = () => api.content.read(file)
const withTitle = (title: string) => read().replace(/"title": "[^"]*"/, `"title": "${title}"`)
const venture = (id: string) =>
  api.content.read("services/poultry-trading.json").replace('"poultry-trading"', `"${id}"`)

test("a saved text changes one line, and another save can follow", async () => {
  const before = read()
  const after = withTitle("Courage")
  expect(await send(saveRequest(path, after, { [path]: before }))).toMatchObject({ status: 200 })
  const oldLines = new Set(before.split("\n"))
  const newLines = read().split("\n")
  expect(newLines.filter((line) => !oldLines.has(line))).toEqual(['  "title": "Courage",'])
  const third = withTitle("Daring")
  expect(await send(saveRequest(path, third, { [path]: after }))).toMatchObject({ status: 200 })
  expect(read()).toBe(third)
  const files = readdirSync(fullPath("content/values"))
  expect(files.toSorted()).toEqual(readdirSync("content/values").toSorted())
})

test("a new item is saved with its image; the image is deleted after the item only", async () => {
  const raw = venture("eggs").replace(/images\/\w+\.png/, "images/eggs.png")
  const [item, image] = ["content/services/eggs.json", "content/images/eggs.png"]
  const saved = saveRequest(item, raw, { [item]: null }, [assetOf(image, png)])
  expect(await send(saved)).toMatchObject({ status: 200 })
  expect(readFileSync(fullPath(item), "utf8")).toBe(raw)
  expect(readFileSync(fullPath(image))).toEqual(png)

  const rejected = await send(deleteRequest(image))
  expect(rejected).toMatchObject({ status: 422 })
  expect(rejected.body.error).toMatch(/^Not deleted:\nServices › .*Picture file/)
  expect(await send(deleteRequest(item, { [item]: raw }))).toMatchObject({ status: 200 })
  expect(await send(deleteRequest(image))).toMatchObject({ status: 200 })
  expect([item, image].filter((name) => existsSync(fullPath(name)))).toEqual([])
})

test("the first item can be saved when its folder does not exist", async () => {
  const item = venture("eggs")
  api.content.remove("services")
  expect(await send(saveRequest("content/services/a.json", item))).toMatchObject({ status: 200 })
  expect(api.content.read("services/a.json")).toBe(item)
})

const conflict = (what: string, request: () => TestRequest, message: RegExp) =>
  [what, request, 409, message] as const
const invalid = (what: string, text: () => string, message: RegExp) =>
  [what, () => saveRequest(path, text(), { [path]: read() }), 422, message] as const
const notContent = (what: string, request: () => TestRequest) =>
  [what, request, 403, /content file of this site|cannot be a picture/] as const

const reversed = () => {
  const fields = Object.entries(JSON.parse(read())).toReversed()
  return `${JSON.stringify(Object.fromEntries(fields), null, 2)}\n`
}
const gone = "content/values/gone.json"

test.each([
  conflict(
    "a text that changed since the form was opened",
    () => saveRequest(path, withTitle("Courage"), { [path]: withTitle("Older") }),
    /ambition\.json was changed outside this form since you opened it\. .* still in the form/,
  ),
  conflict(
    "a text that was deleted since the form was opened",
    () => saveRequest(gone, read(), { [gone]: read() }),
    /gone\.json was deleted or renamed since you opened it/,
  ),
  conflict(
    "a request that does not hold the old text",
    () => saveRequest(path, withTitle("Courage")),
    /The file .* exists already and was not changed/,
  ),
  conflict(
    "deleting a file that changed since it was opened",
    () => deleteRequest(path, { [path]: withTitle("Older") }),
    /was changed outside this form/,
  ),
  conflict("deleting a file that was not opened", () => deleteRequest(path), /exists already/),
  conflict(
    "another image with the name of an existing one",
    () => uploadRequest("content/images/hero.png", png),
    /Another picture is called content\/images\/hero\.png/,
  ),
  conflict(
    "the same together with a text",
    () => {
      const assets = [assetOf("content/images/hero.png", png)]
      return saveRequest(path, withTitle("Courage"), { [path]: read() }, assets)
    },
    /Another picture/,
  ),
  invalid(
    "a text that the content check rejects",
    () => withTitle(""),
    /^Not saved:\n.*Title \(title\): is empty/,
  ),
  invalid(
    "a text that is not JSON",
    () => read().slice(0, -5),
    /ambition\.json has a syntax error/,
  ),
  invalid("fields in another order", reversed, /does not have the field order/),
  invalid("other line ends", () => read().replaceAll("\n", "\r\n"), /white space of content/),
  invalid("a missing line end", () => read().trimEnd(), /white space of content/),
  [
    "an image whose name differs in case only",
    () => uploadRequest("content/images/HERO.png", png),
    422,
    /HERO\.png/,
  ],
  [
    "a damaged image",
    () => saveRequest(path, read(), { [path]: read() }, [assetOf("content/images/x.png", "<p>")]),
    422,
    /x\.png is damaged/,
  ],
  notContent("a page that the model does not have", () =>
    saveRequest("content/pages/blog.json", "{}\n"),
  ),
  notContent("a sub-folder", () => saveRequest("content/services/more/x.json", "{}\n")),
  notContent("a script", () => saveRequest("content/services/x.js", "{}\n")),
  notContent("the guide", () => saveRequest("content/README.md", "{}\n")),
  notContent("a text at the path of an image", () =>
    saveRequest("content/images/hero.png", "{}\n"),
  ),
  notContent("deleting a folder", () => deleteRequest("content/services")),
  notContent("deleting the guide", () => deleteRequest("content/README.md")),
  notContent("deleting the logo", () => deleteRequest("content/images/logo.svg")),
] as const)("rejects %s and writes nothing", async (_, request, status, message) => {
  const before = api.fileHashes()
  const response = await send(request())
  expect(response).toEqual({ status, body: { error: expect.stringMatching(message) } })
  expect(api.fileHashes()).toEqual(before)
})

test("one of eight simultaneous saves wins, the others conflict", async () => {
  const textsAtOpening = { [path]: read() }
  const texts = Array.from({ length: 8 }, (_, number) => withTitle(`Ambition ${number}`))
  const responses = await Promise.all(
    texts.map((text) => send(saveRequest(path, text, textsAtOpening))),
  )
  const statuses = responses.map(({ status }) => status)
  expect(statuses.toSorted()).toEqual([200, ...Array(7).fill(409)])
  expect(read()).toBe(texts[statuses.indexOf(200)])
})

test("of two simultaneous new items with one id, the second is rejected", async () => {
  // Measuring a new image makes both requests wait after they have listed the folder.
  api.content.write("images/unmeasured.png", await testImage(9, 9, "navy").toBuffer())
  const item = venture("eggs")
  const responses = await Promise.all(
    ["eggs", "more-eggs"].map((name) => send(saveRequest(`content/services/${name}.json`, item))),
  )
  expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 422])
})
