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

test("loads content and saves files and pictures as one change", async () => {
  const png = new Uint8Array(await testImage().png().toBuffer())
  const base = content.read(file)
  const text = base.replace(/"title": "[^"]*"/, '"title": "Courage"')
  const pictures = [
    { file: "images/new.png", content: new Blob([png]) },
    { file: "images/copy.png", content: { from: "images/hero.png" } },
  ]
  await backend.save({ ...change, files: [{ file, text, base }], pictures })
  const { sources, images } = await backend.load()
  expect(sources).toContainEqual(expect.objectContaining({ file, text }))
  expect(images).toMatchObject({
    "images/new.png": {
      url: expect.stringMatching(/^http:\/\/localhost:8000\/admin\/images\/new\.png\?version=/),
      bytes: png.length,
    },
    "images/copy.png": { bytes: images["images/hero.png"].bytes },
  })
  await backend.save({ ...change, pictures: [{ file: "images/new.png", content: null }] })
  expect((await backend.load()).images).not.toHaveProperty(["images/new.png"])
})

test("a refusal has the server's sentence; a conflict is marked", async () => {
  const base = content.read(file)
  const save = (text: string, old: string) =>
    backend.save({ ...change, files: [{ file, text, base: old }] })
  await expect(save("{", base)).rejects.toMatchObject({
    message: expect.stringMatching(/^Not saved:/),
    isConflict: false,
    isTemporary: false,
  })
  const edited = base.replace(/"title": "[^"]*"/, '"title": "Courage"')
  await expect(save(edited, `${base} `)).rejects.toMatchObject({
    message: expect.stringMatching(/was changed outside the editor/),
    isConflict: true,
  })
})

test("asks for versions and publication", async () => {
  expect(await backend.versions(file)).toEqual([])
  expect(await backend.deletedFiles()).toEqual([])
  expect(await backend.publication()).toMatchObject({ state: "saved", files: [] })
  await expect(backend.publish("A change")).rejects.toThrow(/not a git repository/)
  await expect(backend.textAt("a".repeat(40), file)).rejects.toThrow(/not a git repository/)
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
