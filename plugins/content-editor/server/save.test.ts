/** @jest-environment node */
import fs, { existsSync, readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { testImage } from "../../content-model/testing/testImage"
import { assetOf, deleteRequest, saveRequest, uploadRequest } from "../testing/decapRequests"
import { testEditorApi } from "../testing/editorApi"
import type { TestRequest } from "../testing/server"

const { root, content, send, outcome } = testEditorApi()
let png: Buffer
beforeAll(async () => void (png = await testImage().toBuffer()))

const file = "values/ambition.json"
const path = `content/${file}`
const fullPath = (name: string) => join(root, name)
const read = () => content.read(file)
const withTitle = (title: string) => read().replace(/"title": "[^"]*"/, `"title": "${title}"`)
const save = (text: string, ...assets: ReturnType<typeof assetOf>[]) =>
  saveRequest(path, text, { [path]: read() }, assets)
const venture = (id: string) =>
  content.read("services/poultry-trading.json").replace('"poultry-trading"', `"${id}"`)

test("a text is saved, and another save can follow", async () => {
  for (const text of [withTitle("Courage"), withTitle("Daring")]) {
    expect(await send(save(text))).toMatchObject({ status: 200 })
    expect(read()).toBe(text)
  }
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
  content.remove("services")
  expect(await send(saveRequest("content/services/a.json", item))).toMatchObject({ status: 200 })
  expect(content.read("services/a.json")).toBe(item)
})

const reversed = () => {
  const fields = Object.entries(JSON.parse(read())).toReversed()
  return `${JSON.stringify(Object.fromEntries(fields), null, 2)}\n`
}
const [hero, added] = ["content/images/hero.png", "content/images/added.png"]
const removed = "content/values/removed.json"

const older = (name = path) => ({ [name]: withTitle("Older") })
const edited = () => withTitle("Courage")
const saveIn = (name: string) => () => saveRequest(`content/${name}`, "{}\n")
const changed =
  /ambition\.json was changed outside this form since you opened it\. .* still in the form/
const wasRemoved = /removed\.json was deleted or renamed since you opened it/
const sameName = /Another picture is called content\/images\/hero\.png/
const outside = /content file of this site|cannot be a picture/

test.each<[what: string, request: () => TestRequest, status: number, message: RegExp]>([
  ["an outdated text", () => saveRequest(path, edited(), older()), 409, changed],
  ["a removed text", () => saveRequest(removed, edited(), older(removed)), 409, wasRemoved],
  ["an unopened text", () => saveRequest(path, edited()), 409, /exists already and was not/],
  ["an outdated deletion", () => deleteRequest(path, older()), 409, /was changed outside/],
  ["an unopened deletion", () => deleteRequest(path), 409, /exists already/],
  ["another image of the same name", () => uploadRequest(hero, png), 409, sameName],
  ["the same with a text", () => save(edited(), assetOf(hero, png)), 409, sameName],
  ["an invalid text", () => save(withTitle("")), 422, /^Not saved:\n.*Title \(title\): is empty/],
  ["a text that is not JSON", () => save(read().slice(0, -5)), 422, /json has a syntax error/],
  ["fields in another order", () => save(reversed()), 422, /does not have the field order/],
  ["other line ends", () => save(read().replaceAll("\n", "\r\n")), 422, /white space of content/],
  ["a name in other case", () => uploadRequest("content/images/HERO.png", png), 422, /HERO\.png/],
  ["a damaged image", () => save(read(), assetOf(added, "<p>")), 422, /added\.png is damaged/],
  ["a page that the model does not have", saveIn("pages/blog.json"), 403, outside],
  ["a sub-folder", saveIn("services/more/x.json"), 403, outside],
  ["a script", saveIn("services/x.js"), 403, outside],
  ["the guide", saveIn("README.md"), 403, outside],
  ["a text at the path of an image", saveIn("images/hero.png"), 403, outside],
  ["deleting a folder", () => deleteRequest("content/services"), 403, outside],
  ["deleting the guide", () => deleteRequest("content/README.md"), 403, outside],
  ["deleting the logo", () => deleteRequest("content/images/logo.svg"), 403, outside],
])("rejects %s and writes nothing", async (_, request, status, message) => {
  const error = expect.stringMatching(message)
  expect(await outcome(request())).toEqual({ status, body: { error }, isUnchanged: true })
})

test("a save that fails at its second file changes nothing and says so", async () => {
  const { renameSync } = fs
  jest.spyOn(fs, "renameSync").mockImplementation((from, to) => {
    if (to === fullPath(path)) throw new Error("the disk is broken")
    renameSync(from, to)
  })
  const log = jest.spyOn(console, "error").mockReturnValue()
  const error = expect.stringMatching(/nothing was changed: the disk .* still in the form/)
  const result = await outcome(save(edited(), assetOf(added, png)))
  expect(result).toEqual({ status: 500, body: { error }, isUnchanged: true })
  expect(log).toHaveBeenCalled()
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
  // Both requests measure this image after they have listed the folder.
  content.write("images/unmeasured.png", await testImage(9, 9, "navy").toBuffer())
  const item = venture("eggs")
  const responses = await Promise.all(
    ["eggs", "more-eggs"].map((name) => send(saveRequest(`content/services/${name}.json`, item))),
  )
  expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 422])
})
