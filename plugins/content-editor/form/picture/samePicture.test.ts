/** @jest-environment node */
import { samePicture } from "./samePicture"

const pictures = ["aaaa", "bbbb"].map((words) => {
  const blob = new Blob([words])
  return { file: `images/${words}.webp`, blob, bytes: blob.size, url: "" }
})

test.each([
  ["what was made from it", "source", "bbbb", "images/bbbb.webp"],
  ["the chosen file itself", "aaaa", "made", "images/aaaa.webp"],
  ["none, at the same size", "cccc", "dddd", undefined],
])("a picture is recognised by %s", async (_, source, made, file) => {
  expect(await samePicture(new Blob([source]), { blob: new Blob([made]) }, pictures)).toBe(file)
})
