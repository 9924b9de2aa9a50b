/** @jest-environment node */
import { samePicture } from "./samePicture"

const known = (file: string, words: string) => {
  const blob = new Blob([words])
  return { file, blob, bytes: blob.size, url: "" }
}
const pictures = [known("images/a.webp", "aaaa"), known("images/b.webp", "bbbb")]

test.each([
  ["what was made from it", "source", "bbbb", "images/b.webp"],
  ["the chosen file itself", "aaaa", "made", "images/a.webp"],
  ["none, at the same size", "cccc", "dddd", undefined],
])("a picture is recognised by %s", async (_, source, made, file) => {
  expect(await samePicture(new Blob([source]), { blob: new Blob([made]) }, pictures)).toBe(file)
})

test("a picture that cannot be loaded counts as another one", async () => {
  jest.spyOn(globalThis, "fetch").mockRejectedValue(new TypeError("offline"))
  const saved = { file: "images/a.webp", bytes: 4, url: "/a" }
  const blob = new Blob(["aaaa"])
  expect(await samePicture(blob, { blob }, [saved])).toBeUndefined()
})
