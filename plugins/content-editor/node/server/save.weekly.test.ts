/** @jest-environment node */
import fs, { existsSync, readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { testImage } from "../../../content-model/testing/testImage"
import { testEditorApi, type TestRequest } from "../../testing/editorApi"
import {
  deletePictureRequest,
  pictureOf,
  saveRequest,
  textRequest,
  uploadRequest,
} from "../../testing/requests"

const { root, content, send, outcome } = testEditorApi()
let png: Buffer
beforeAll(async () => void (png = await testImage().toBuffer()))

const file = "values/ambition.json"
const fullPath = (name: string) => join(root, "content", name)
const read = () => content.read(file)
const withTitle = (title: string) => read().replace(/"title": "[^"]*"/, `"title": "${title}"`)
const save = (text: string, ...pictures: ReturnType<typeof pictureOf>[]) =>
  saveRequest([{ file, text, base: read() }], pictures)
const venture = (id: string) =>
  content.read("services/poultry-trading.json").replace('"poultry-trading"', `"${id}"`)
const isThere = (name: string) => existsSync(fullPath(name))

const [item, image] = ["services/eggs.json", "images/eggs.png"]

test("a new item is saved with its image; the image is deleted with the item only", async () => {
  const text = venture("eggs").replace(/images\/\w+\.png/, image)
  const files = [{ file: item, text, base: null }]
  expect(await send(saveRequest(files, [pictureOf(image, png)]))).toMatchObject({ status: 200 })
  expect(content.read(item)).toBe(text)
  expect(readFileSync(fullPath(image))).toEqual(png)

  const rejected = await send(deletePictureRequest(image))
  expect(rejected).toMatchObject({ status: 422 })
  expect(rejected.body.error).toMatch(/^Not deleted:\nVentures › .*Picture file/)
  const deleted = [{ file: item, text: null, base: text }]
  const together = saveRequest(deleted, [{ file: image, content: null }])
  expect(await send(together)).toMatchObject({ status: 200 })
  expect([item, image].filter(isThere)).toEqual([])
})

test("a picture is renamed together with the text that uses it", async () => {
  const used = "services/poultry-trading.json"
  const [old = ""] = content.read(used).match(/images\/\w+\.png/) ?? []
  const bytes = readFileSync(fullPath(old))
  const rename = [
    { file: image, content: { from: old } },
    { file: old, content: null },
  ]
  const files = filesThatUse(old).map((name) => {
    const base = content.read(name)
    return { file: name, base, text: base.replaceAll(old, image) }
  })
  expect(files.map((one) => one.file)).toContain(used)
  expect(await send(saveRequest([], rename))).toMatchObject({ status: 422 })
  expect(await send(saveRequest(files, rename))).toMatchObject({ status: 200 })
  expect(isThere(old)).toBe(false)
  expect(readFileSync(fullPath(image))).toEqual(bytes)
})

const filesThatUse = (picture: string) =>
  readdirSync(content.folder, { recursive: true, encoding: "utf8" }).filter(
    (name) => name.endsWith(".json") && content.read(name).includes(picture),
  )

test("a change that was saved already can be saved again", async () => {
  const [used, base, text] = ["images/hero.png", read(), withTitle("Courage")]
  const pictures = [
    { file: image, content: { from: used } },
    { file: "images/new.png", content: png.toString("base64") },
  ]
  const removal = {
    file: "values/innovation.json",
    text: null,
    base: content.read("values/innovation.json"),
  }
  const request = saveRequest([{ file, text, base }, removal], pictures)
  for (const status of [200, 200]) expect(await send(request)).toMatchObject({ status })
  expect(read()).toBe(text)
})

test("a file with a byte-order mark is not outdated", async () => {
  const text = read()
  content.write(file, `\ufeff${text}`)
  expect(await send(textRequest(file, text, text))).toMatchObject({ status: 200 })
  expect(read()).toBe(text)
})

test("a file whose name the check refuses can be deleted", async () => {
  const text = read()
  content.write("values/50%.json", text)
  expect(await send(textRequest("values/50%.json", null, text))).toMatchObject({ status: 200 })
  expect(isThere("values/50%.json")).toBe(false)
})

test("the first item can be saved when its folder does not exist", async () => {
  const text = venture("eggs")
  content.remove("services")
  expect(await send(textRequest(item, text))).toMatchObject({ status: 200 })
  expect(content.read(item)).toBe(text)
})

const reversed = () => {
  const fields = Object.entries(JSON.parse(read())).toReversed()
  return `${JSON.stringify(Object.fromEntries(fields), null, 2)}\n`
}
const [hero, added] = ["images/hero.png", "images/added.png"]
const removed = "values/removed.json"

const older = () => withTitle("Older")
const edited = () => withTitle("Courage")
const saveIn = (name: string) => () => textRequest(name, "{}\n")
const changed = /content\/values\/ambition\.json was changed outside .* Your words are kept/
const wasRemoved = /removed\.json was deleted or renamed since the editor loaded it/
const sameName = /Another picture is called content\/images\/hero\.png/
const outside = /content file of this site|cannot be a picture/
const withValid = (other: string) => () =>
  saveRequest([
    { file, text: edited(), base: read() },
    { file: other, text: "{}", base: "" },
  ])

test.each<[what: string, request: () => TestRequest, status: number, message: RegExp]>([
  ["an outdated text", () => textRequest(file, edited(), older()), 409, changed],
  ["a removed text", () => textRequest(removed, edited(), older()), 409, wasRemoved],
  ["an unloaded text", () => textRequest(file, edited()), 409, /exists already and was not/],
  ["an outdated deletion", () => textRequest(file, null, older()), 409, /was changed outside/],
  ["another image of the same name", () => uploadRequest(hero, png), 409, sameName],
  ["an invalid text", () => save(withTitle("")), 422, /^Not saved:\n.*Title \(title\): is empty/],
  ["a text that is not JSON", () => save(read().slice(0, -5)), 422, /json has a syntax error/],
  ["fields in another order", () => save(reversed()), 422, /does not have the field order/],
  ["other line ends", () => save(read().replaceAll("\n", "\r\n")), 422, /white space of content/],
  ["a name in other case", () => uploadRequest("images/HERO.png", png), 422, /HERO\.png/],
  ["a new name with %", () => textRequest("values/50%.json", read()), 422, /contains "%"/],
  ["a damaged image", () => save(read(), pictureOf(added, "<p>")), 422, /added\.png is damaged/],
  ["a valid text with an invalid one", withValid("site.json"), 422, /^Not saved:\nSite › /],
  ["a valid text with a script", withValid("services/x.js"), 403, outside],
  ["a folder that the model does not have", saveIn("pages/blog/first.json"), 403, outside],
  ["a script", saveIn("services/x.js"), 403, outside],
  ["the guide", saveIn("README.md"), 403, outside],
  ["deleting a folder", () => textRequest("services", null), 403, outside],
  ["deleting the logo", () => deletePictureRequest("images/logo.svg"), 403, outside],
])("rejects %s and writes nothing", async (_, request, status, message) => {
  const error = expect.stringMatching(message)
  expect(await outcome(request())).toEqual({ status, body: { error }, isUnchanged: true })
})

const locked = { code: "EPERM", syscall: "rename", path: "/home/ada/.save", dest: fullPath(file) }
const inUse = `${locked.code}: operation not permitted, rename '${locked.path}' -> '${locked.dest}'`
const noPath = `EIO: i/o error, rename '/home/ada/.save' -> '${locked.dest}'`

test.each([
  [
    "the disk is broken",
    {},
    500,
    /nothing was changed: the disk is broken\. .* Your words are kept/,
  ],
  [inUse, locked, 423, /another program uses content\/values\/ambition\.json, .* save again\.$/],
  [
    noPath,
    { code: "EIO", syscall: "rename" },
    500,
    /nothing was changed: EIO: i\/o error\. Try again/,
  ],
])("a save that fails at its second file with %j changes nothing and says so", async (...row) => {
  const [reason, properties, status, message] = row
  const { renameSync } = fs
  jest.spyOn(fs, "renameSync").mockImplementation((from, to) => {
    if (to === fullPath(file)) throw Object.assign(new Error(reason), properties)
    renameSync(from, to)
  })
  jest.spyOn(console, "error").mockReturnValue()
  const result = await outcome(save(edited(), pictureOf(added, png)))
  const error = expect.stringMatching(message)
  expect(result).toEqual({ status, body: { error }, isUnchanged: true })
})

test("one of eight simultaneous saves wins, the others conflict", async () => {
  const base = read()
  const texts = Array.from({ length: 8 }, (_, number) => withTitle(`Ambition ${number}`))
  const responses = await Promise.all(texts.map((text) => send(textRequest(file, text, base))))
  const statuses = responses.map(({ status }) => status)
  expect(statuses.toSorted()).toEqual([200, ...Array(7).fill(409)])
  expect(read()).toBe(texts[statuses.indexOf(200)])
})

test("of two simultaneous new items with one id, the second is rejected", async () => {
  // Both requests measure this image after they have listed the folder.
  content.write("images/unmeasured.png", await testImage(9, 9, "navy").toBuffer())
  const text = venture("eggs")
  const responses = await Promise.all(
    ["eggs", "more-eggs"].map((name) => send(textRequest(`services/${name}.json`, text))),
  )
  expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 422])
})
