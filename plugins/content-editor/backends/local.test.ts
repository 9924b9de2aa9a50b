/** @jest-environment node */
import { testEditorApi } from "../testing/editorApi"
import { testImage } from "../../content-model/testing/testImage"
import { createLocalBackend } from "./local"

const { content, send } = testEditorApi()
const backend = createLocalBackend()
const file = "values/ambition.json"
const change = { files: [], pictures: [], summary: "A change" }

/** Answers as the server under test. */
const serve: typeof fetch = async (path, { method = "GET", body } = {}) => {
  const { status, body: answer } = await send({ method, path: String(path).slice(1), body })
  return Response.json(answer, { status })
}

beforeEach(() => {
  jest.spyOn(globalThis, "fetch").mockImplementation(serve)
  Object.assign(globalThis, { document: { baseURI: "http://localhost:8000/admin/" } })
})

test("loads content, saves files and pictures as one change, and marks a conflict", async () => {
  const png = new Uint8Array(await testImage().png().toBuffer())
  const base = content.read(file)
  const text = base.replace(/"title": "[^"]*"/, '"title": "Courage"')
  const pictures = [
    { file: "images/new.png", content: new Blob([png]) },
    { file: "images/copy.png", content: { from: "images/hero.png" } },
  ]
  const save = () => backend.save({ ...change, files: [{ file, text, base }], pictures })
  await save()
  const { sources, images } = await backend.load()
  expect(sources).toContainEqual(expect.objectContaining({ file, text }))
  const url = expect.stringMatching(/^http:\/\/localhost:8000\/admin\/images\/new\.png\?version=/)
  expect(images["images/new.png"]).toMatchObject({ url, bytes: png.length })
  expect(images["images/copy.png"].bytes).toBe(images["images/hero.png"].bytes)
  content.replace(file, "Courage", "Boldness")
  const message = expect.stringMatching(/was changed outside the editor/)
  await expect(save()).rejects.toMatchObject({ message, isConflict: true, isTemporary: false })
})

test("asks for versions and publication; a refusal has the server's sentence", async () => {
  expect(await backend.versions(file)).toEqual([])
  expect(await backend.deletedFiles()).toEqual([])
  expect(await backend.publication()).toMatchObject({ state: "saved", files: [] })
  const refusal = { message: expect.stringMatching(/not a git repository/), isConflict: false }
  await expect(backend.publish("A change")).rejects.toMatchObject(refusal)
  await expect(backend.textAt("a".repeat(40), file)).rejects.toMatchObject(refusal)
})

test.each<[what: string, answer: () => Promise<Response>]>([
  ["does not answer", () => Promise.reject(new TypeError("Failed to fetch"))],
  ["stops in its answer", () => Promise.resolve(new Response('{ "listing"'))],
])("a server that %s is a temporary failure, in words", async (_, answer) => {
  jest.spyOn(globalThis, "fetch").mockImplementation(answer)
  const message = expect.stringMatching(/does not answer.* Your words are kept/)
  const failure = { message, isTemporary: true, isConflict: false }
  await expect(backend.load()).rejects.toMatchObject(failure)
  await expect(backend.save(change)).rejects.toMatchObject(failure)
})
