import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { testImage } from "../../../content-model/testing/testImage"
import { testEditorApi, type TestRequest } from "../../testing/editorApi"
import { pictureOf, saveRequest, textRequest, uploadRequest } from "../../testing/requests"

const { root, content, send, outcome } = testEditorApi()
let png: Buffer
beforeAll(async () => void (png = await testImage().toBuffer()))

const file = "values/ambition.json"
const [item, image, hero] = ["services/eggs.json", "images/eggs.png", "images/hero.png"]
const fullPath = (name: string) => join(root, "content", name)
const read = () => content.read(file)
const withTitle = (title: string) => read().replace(/"title": "[^"]*"/, `"title": "${title}"`)
const save = (text: string) => textRequest(file, text, read())
const venture = () =>
  content.read("services/poultry-trading.json").replace('"poultry-trading"', '"eggs"')

test("the first item is saved with its image; the image is deleted with the item only", async () => {
  const text = venture().replace(/images\/\w+\.png/, image)
  content.remove("services")
  const added = saveRequest([{ file: item, text, base: null }], [pictureOf(image, png)])
  expect(await send(added)).toMatchObject({ status: 200 })
  expect(content.read(item)).toBe(text)
  expect(readFileSync(fullPath(image))).toEqual(png)

  const rejected = await send(saveRequest([], [{ file: image, content: null }]))
  expect(rejected.body.error).toMatch(/^Not deleted:\nVentures › .*Picture file/)
  const deleted = [{ file: item, text: null, base: text }]
  await send(saveRequest(deleted, [{ file: image, content: null }]))
  expect([item, image].filter((name) => existsSync(fullPath(name)))).toEqual([])
})

test("a change that was saved already can be saved again", async () => {
  const [base, text] = [read(), withTitle("Courage")]
  content.write(file, `\ufeff${base}`)
  // The check refuses this name; the file can be deleted.
  const odd = { file: "values/50%.json", text: null, base }
  content.write(odd.file, base)
  const pictures = [{ file: image, content: { from: hero } }, pictureOf("images/new.png", png)]
  const request = saveRequest([{ file, text, base }, odd], pictures)
  for (const status of [200, 200]) expect(await send(request)).toMatchObject({ status })
  expect(read()).toBe(text)
})

const twice = () =>
  saveRequest(
    [item, "services/hens.json"].map((name) => ({ file: name, text: venture(), base: null })),
  )
const older = () => withTitle("Older")
const edited = () => withTitle("Courage")
const changed = /content\/values\/ambition\.json was changed outside .* Your words are kept/

test.each<[what: string, request: () => TestRequest, status: number, message: RegExp]>([
  ["an outdated text", () => textRequest(file, edited(), older()), 409, changed],
  ["a removed text", () => textRequest("values/a.json", edited(), older()), 409, /was deleted/],
  ["an unloaded text", () => textRequest(file, edited()), 409, /exists already and was not/],
  ["another image of the same name", () => uploadRequest(hero, png), 409, /Another picture is/],
  ["an invalid text", () => save(withTitle("")), 422, /^Not saved:\n.*Title \(title\): is empty/],
  ["a text that is not JSON", () => save(read().slice(0, -5)), 422, /json has a syntax error/],
  ["two new items with one id", twice, 422, /"eggs" is the id of/],
])("rejects %s and writes nothing", async (_, request, status, message) => {
  const error = expect.stringMatching(message)
  expect(await outcome(request())).toEqual({ status, body: { error }, isUnchanged: true })
})
