/** @jest-environment node */
import fs, { existsSync, readFileSync } from "node:fs"
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
const [item, image, hero] = ["services/eggs.json", "images/eggs.png", "images/hero.png"]
const fullPath = (name: string) => join(root, "content", name)
const read = () => content.read(file)
const withTitle = (title: string) => read().replace(/"title": "[^"]*"/, `"title": "${title}"`)
const save = (text: string, ...pictures: ReturnType<typeof pictureOf>[]) =>
  saveRequest([{ file, text, base: read() }], pictures)
const venture = () =>
  content.read("services/poultry-trading.json").replace('"poultry-trading"', '"eggs"')

test("the first item is saved with its image; the image is deleted with the item only", async () => {
  const text = venture().replace(/images\/\w+\.png/, image)
  content.remove("services")
  const added = saveRequest([{ file: item, text, base: null }], [pictureOf(image, png)])
  expect(await send(added)).toMatchObject({ status: 200 })
  expect(content.read(item)).toBe(text)
  expect(readFileSync(fullPath(image))).toEqual(png)

  const rejected = await send(deletePictureRequest(image))
  expect(rejected).toMatchObject({ status: 422 })
  expect(rejected.body.error).toMatch(/^Not deleted:\nVentures › .*Picture file/)
  const deleted = [{ file: item, text: null, base: text }]
  const together = saveRequest(deleted, [{ file: image, content: null }])
  expect(await send(together)).toMatchObject({ status: 200 })
  expect([item, image].filter((name) => existsSync(fullPath(name)))).toEqual([])
})

test("a change that was saved already can be saved again", async () => {
  const [base, text] = [read(), withTitle("Courage")]
  content.write(file, `\ufeff${base}`)
  // The check refuses this name; the file can be deleted.
  content.write("values/50%.json", base)
  const files = [
    { file, text, base },
    { file: "values/50%.json", text: null, base },
  ]
  const request = saveRequest(files, [
    { file: image, content: { from: hero } },
    pictureOf("images/new.png", png),
  ])
  for (const status of [200, 200]) expect(await send(request)).toMatchObject({ status })
  expect(read()).toBe(text)
})

const reversed = () => {
  const fields = Object.entries(JSON.parse(read())).toReversed()
  return `${JSON.stringify(Object.fromEntries(fields), null, 2)}\n`
}
const [added, removed] = ["images/added.png", "values/removed.json"]
const older = () => withTitle("Older")
const edited = () => withTitle("Courage")
const changed = /content\/values\/ambition\.json was changed outside .* Your words are kept/
const wasRemoved = /removed\.json was deleted or renamed since the editor loaded it/
const sameName = /Another picture is called content\/images\/hero\.png/
const outside = /content file of this site|cannot be a picture/
const withInvalid = () =>
  saveRequest([
    { file, text: edited(), base: read() },
    { file: "site.json", text: "{}", base: "" },
  ])

test.each<[what: string, request: () => TestRequest, status: number, message: RegExp]>([
  ["an outdated text", () => textRequest(file, edited(), older()), 409, changed],
  ["a removed text", () => textRequest(removed, edited(), older()), 409, wasRemoved],
  ["an unloaded text", () => textRequest(file, edited()), 409, /exists already and was not/],
  ["another image of the same name", () => uploadRequest(hero, png), 409, sameName],
  ["an invalid text", () => save(withTitle("")), 422, /^Not saved:\n.*Title \(title\): is empty/],
  ["a text that is not JSON", () => save(read().slice(0, -5)), 422, /json has a syntax error/],
  ["fields in another order", () => save(reversed()), 422, /does not have the field order/],
  ["a valid text with an invalid one", withInvalid, 422, /^Not saved:\nSite › /],
  [
    "a folder that the model does not have",
    () => textRequest("pages/x/y.json", "{}\n"),
    403,
    outside,
  ],
])("rejects %s and writes nothing", async (_, request, status, message) => {
  const error = expect.stringMatching(message)
  expect(await outcome(request())).toEqual({ status, body: { error }, isUnchanged: true })
})

test.each([
  ["EPERM", 423, /another program uses content\/values\/ambition\.json, .* save again\.$/],
  ["EIO", 500, /nothing was changed: EIO: rename failed\. Try again.* Your words are kept/],
])("a save that fails at its second file with %s changes nothing", async (code, ...answer) => {
  const [status, message] = answer
  const { renameSync } = fs
  jest.spyOn(fs, "renameSync").mockImplementation((from, to) => {
    if (to !== fullPath(file)) return renameSync(from, to)
    const error = new Error(`${code}: rename failed, rename '/home/ada/.save' -> '${to}'`)
    throw Object.assign(error, { code, syscall: "rename", path: "/home/ada/.save", dest: to })
  })
  jest.spyOn(console, "error").mockReturnValue()
  const result = await outcome(save(edited(), pictureOf(added, png)))
  const error = expect.stringMatching(message)
  expect(result).toEqual({ status, body: { error }, isUnchanged: true })
})

test("of two simultaneous new items with one id, the second is rejected", async () => {
  // Both requests measure this image after they have listed the folder.
  content.write("images/unmeasured.png", await testImage(9, 9, "navy").toBuffer())
  const text = venture()
  const responses = await Promise.all(
    ["eggs", "more-eggs"].map((name) => send(textRequest(`services/${name}.json`, text))),
  )
  expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 422])
})
