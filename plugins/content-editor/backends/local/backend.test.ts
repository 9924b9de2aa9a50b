import { testEditorApi } from "../../testing/editorApi"
import { testImage } from "../../../content-model/testing/testImage"
import { createLocalBackend } from "./backend"

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
  await expect(save()).rejects.toMatchObject({ message, kind: "conflict" })
  const refusal = { message: expect.stringMatching(/not a git repository/), kind: "refused" }
  await expect(backend.publish("A change")).rejects.toMatchObject(refusal)
})

test("no answer, or a part of one, is a temporary failure, in words", async () => {
  const message = expect.stringMatching(/does not answer.* Your words are kept/)
  const fetching = jest.spyOn(globalThis, "fetch").mockRejectedValueOnce(new TypeError("Failed"))
  await expect(backend.save(change)).rejects.toMatchObject({ message, kind: "temporary" })
  fetching.mockResolvedValueOnce(new Response('{ "listing"'))
  await expect(backend.load()).rejects.toMatchObject({ message, kind: "temporary" })
})
