import { PictureFile } from "../../../content-model/fields/picture/picture"
import { text } from "../../ui/words/words"
import { headBytes, refusal } from "./refusedFiles"

/** A file that cannot become a picture of the site, in words: why, and what to do. */
export class PictureError extends Error {
  override name = "PictureError"
}

const maxSide = 2400 // px; enough for every place, also on a sharp screen
const quality = 0.85
const { maxBytes = Infinity } = { ...PictureFile.meta() }

/**
 * Turns a chosen file into a picture for the site: upright, at most 2400 pixels wide and high. It is
 * always encoded anew, which removes its metadata, such as the place where it was taken.
 * @throws {PictureError}
 */
export async function preparePicture(file: File) {
  const reason = refusal(await file.slice(0, headBytes).arrayBuffer(), file)
  if (reason) throw new PictureError(text(reason))
  if (!keepsColours()) throw new PictureError(text("pictures.colours"))
  const canvas = await draw(file)
  const blob = await encode(canvas, file.type)
  if (blob.size > maxBytes) throw new PictureError(text("pictures.tooLarge"))
  const { width, height } = canvas
  const format = blob.type.replace("image/", "")
  const picture = { blob, width, height, format, bytes: blob.size }
  return { picture, ending: format.replace("jpeg", "jpg") }
}

const tolerance = 8 // of 255; Firefox's private windows change single pixels by 1

/** Whether the browser gives back what is drawn. Against tracking, some give noise or white instead. */
function keepsColours() {
  const context = new OffscreenCanvas(2, 1).getContext("2d")
  const drawn = ["c02040", "20c040"].map((code, x) => {
    if (context) context.fillStyle = `#${code}`
    context?.fillRect(x, 0, 1, 1)
    return [...(context?.getImageData(x, 0, 1, 1).data ?? [])].slice(0, 3)
  })
  const wanted = [192, 32, 64, 32, 192, 64]
  return wanted.every((part, index) => Math.abs(part - drawn.flat()[index]) <= tolerance)
}

async function draw(file: File) {
  const bitmap = await createImageBitmap(file, { imageOrientation: "from-image" }).catch(() => null)
  if (!bitmap) throw new PictureError(text("pictures.damaged"))
  const scale = Math.min(1, maxSide / Math.max(bitmap.width, bitmap.height))
  const [width, height] = [bitmap.width, bitmap.height].map((side) => Math.ceil(side * scale))
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext("2d")
  if (!context) throw new PictureError(text("pictures.damaged"))
  context.imageSmoothingQuality = "high"
  context.drawImage(bitmap, 0, 0, width, height)
  return canvas
}

/** Encodes as WebP. A graphic stays PNG where that is smaller. */
async function encode(canvas: OffscreenCanvas, original: string) {
  const webp = await canvas.convertToBlob({ type: "image/webp", quality })
  // A browser that cannot write WebP returns a PNG.
  if (webp.type !== "image/webp" && original === "image/jpeg")
    return canvas.convertToBlob({ type: "image/jpeg", quality })
  const png = original === "image/png" ? await canvas.convertToBlob() : webp
  return png.size < webp.size ? png : webp
}
