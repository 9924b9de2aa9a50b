import { text } from "../../ui/words/words"
import { preparePicture } from "./preparePicture"
import { refusal } from "./refusedFiles"

const png = { name: "a.png", type: "image/png" }

test.each([
  ["an SVG", "<svg/>", { name: "logo.svg", type: "image/svg+xml" }, "pictures.svg"],
  ["an SVG without a type", "<svg/>", { name: "logo.SVG", type: "" }, "pictures.svg"],
  ["a photograph as HEIC", "\0\0\0\x18ftypheic\0\0\0\0mif1heic", png, "pictures.heic"],
  ["an AVIF", "\0\0\0\x18ftypavif\0\0\0\0avifmif1", png, undefined],
  ["an AVIF with a general brand", "\0\0\0\x18ftypmif1\0\0\0\0mif1avif", png, undefined],
  ["an animated AVIF", "\0\0\0\x18ftypavis\0\0\0\0avif", png, "pictures.animated"],
  ["a GIF", "GIF89a", png, "pictures.animated"],
  ["an animated WebP", "RIFF\n\n\n\nWEBPVP8X\x02ANIM", png, "pictures.animated"],
  ["a WebP", "RIFF\n\n\n\nWEBPVP8 \0", png, undefined],
  ["an animated PNG", "\x89PNG\r\n\x1a\nIHDR\nacTL", png, "pictures.animated"],
  ["a PNG", "\x89PNG\r\n\x1a\nIHDR\nIDAT", png, undefined],
])("%s is judged by its first bytes", (_, head, file, reason) => {
  expect(refusal(Buffer.from(head, "latin1"), file)).toBe(reason)
})

test("no picture is taken where the browser gives other colours back", async () => {
  const context = { fillRect: () => {}, getImageData: () => ({ data: [210, 198, 77, 255] }) }
  Object.assign(globalThis, {
    OffscreenCanvas: class {
      getContext = () => context
    },
  })
  const added = preparePicture(new File(["a"], "a.png", { type: "image/png" }))
  await expect(added).rejects.toThrow(text("pictures.colours"))
})
